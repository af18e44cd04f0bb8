import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteSalesCode } from '../../api/generated/operations';
import { basicFilter } from '../../records/list/basic-filter';
import { actionsHead } from '../../records/list/columns';
import { ListCard } from '../../records/list/ListCard';
import { commonText } from '../../base/navigation/text';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowActionsClass } from '../../ui/row-class';
import { whenDrawn } from '../../ui/when-drawn';
import type { SalesCode } from './sales-code-loaders';
import { salesCodeText as text } from './text';

const SalesCodeDialog = whenDrawn(async () => (await import('./SalesCodeDialog')).SalesCodeDialog);
const ImportCodesDialog = whenDrawn(async () => (await import('./ImportCodesDialog')).ImportCodesDialog);
const route = getRouteApi('/_layout/sales-codes');
const column = columnsOf<SalesCode>();

/** Purpose of the open dialog. */
type Asked = { add: true } | { import: true } | { change: SalesCode } | { remove: SalesCode };

/** Codes of the sales system, as staff keep them (decisions/017-unknown-case-codes). */
export function SalesCodeListPage() {
  const { page, search, isAskedElsewhere } = route.useLoaderData();
  const { canEdit } = usePermission('Permissions.Cases.SalesCodes');
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const done = async () => {
    close();
    await router.invalidate();
  };
  const buttons = canEdit && (
    <>
      <Button icon="upload" onClick={() => setAsked({ import: true })}>
        {text.import}
      </Button>
      <Button variant="primary" icon="plus" onClick={() => setAsked({ add: true })}>
        {text.add}
      </Button>
    </>
  );
  return (
    <>
      <ListCard
        list="salesCode"
        search={search}
        page={page}
        icon="list-numbered"
        head={
          <p className="text-caption text-ink-soft">{isAskedElsewhere ? text.askedElsewhere : text.about}</p>
        }
        filter={basicFilter(text.keywordExample, false)}
        actions={buttons}
      >
        <RecordTable
          caption={text.list}
          rows={page.items}
          columns={[
            column({ head: text.fields.code, width: 200, card: 'side' }, ({ code }) => (
              <span className="tabular-nums">{code}</span>
            )),
            column({ head: text.fields.title, card: 'title' }, ({ title }) => <b>{title}</b>),
            column({ head: text.fields.district, card: 'line' }, ({ district }) => district),
            canEdit &&
              column({ ...actionsHead, width: 112 }, (item) => (
                <span className={rowActionsClass}>
                  <IconButton
                    icon="edit"
                    label={text.changeOf(item.code)}
                    onClick={() => setAsked({ change: item })}
                  />
                  <IconButton
                    icon="trash"
                    label={text.removeOf(item.code)}
                    onClick={() => setAsked({ remove: item })}
                  />
                </span>
              )),
          ]}
        />
      </ListCard>
      {asked && 'add' in asked && <SalesCodeDialog known={null} onDone={done} onClose={close} />}
      {asked && 'change' in asked && <SalesCodeDialog known={asked.change} onDone={done} onClose={close} />}
      {asked && 'import' in asked && <ImportCodesDialog onDone={done} onClose={close} />}
      {asked && 'remove' in asked && (
        <CallDialog
          title={text.removeTitle(asked.remove.code)}
          description={text.removeHelp}
          confirmLabel={text.remove}
          busyLabel={commonText.deleting}
          operation={() => deleteSalesCode({ code: asked.remove.code })}
          onClose={close}
        />
      )}
    </>
  );
}
