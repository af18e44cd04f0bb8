import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteRedirect } from '../../api/generated/operations';
import { actionsHead } from '../../records/list/columns';
import { WholeListStatus } from '../../records/list/ListStatus';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowActionsClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import { TableFooter } from '../../ui/TableFooter';
import { whenDrawn } from '../../ui/when-drawn';
import type { Redirect } from './link-loaders';
import { redirectText as text } from './text';

const RedirectDialog = whenDrawn(async () => (await import('./RedirectDialog')).RedirectDialog);
const route = getRouteApi('/_layout/redirects');
const column = columnsOf<Redirect>();
const dots = { works: 'ok', sleeps: 'off', broken: 'empty' } as const;

/** Addresses that lead to another page (decisions/055-links). */
export function RedirectListPage() {
  const { list } = route.useLoaderData();
  const { items, limit } = list;
  const router = useRouter();
  /** Address to change; empty for a new one. */
  const [asked, setAsked] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Redirect | null>(null);
  return (
    <Card>
      <WholeListStatus count={items.length} total={text.total(items.length, limit)} none={text.none} />
      <div className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3 max-tablet:px-4">
        <p className="min-w-0 flex-1 basis-56 text-ink-soft">{text.about}</p>
        <Button variant="primary" icon="plus" onClick={() => setAsked('')}>
          {text.add}
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState icon="send" title={text.none}>
          {text.noneHelp}
        </EmptyState>
      ) : (
        <RedirectTable items={items} onChange={setAsked} onRemove={setRemoved} />
      )}
      <TableFooter>
        <span>{text.total(items.length, limit)}</span>
      </TableFooter>
      {asked !== null && (
        <RedirectDialog
          from={asked || null}
          onDone={async () => {
            setAsked(null);
            await router.invalidate();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {removed && (
        <CallDialog
          title={text.removeTitle}
          description={text.question(removed.from)}
          confirmLabel={text.remove}
          busyLabel={text.removing}
          operation={() => deleteRedirect({ id: removed.id })}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}

interface RedirectTableProps {
  items: readonly Redirect[];
  onChange: (from: string) => void;
  onRemove: (redirect: Redirect) => void;
}

function RedirectTable({ items, onChange, onRemove }: RedirectTableProps) {
  return (
    <RecordTable
      caption={text.list}
      className="tablet:min-w-200"
      rows={items}
      columns={[
        column({ head: text.fields.from, card: 'title' }, ({ from }) => (
          <b className="wrap-anywhere">{from}</b>
        )),
        column({ head: text.fields.to, card: 'line' }, ({ to }) => (
          <span className="wrap-anywhere">{to}</span>
        )),
        column({ head: text.columns.state, width: 220, card: 'start' }, ({ state }) => (
          <StatusDot state={dots[state]}>{text.states[state]}</StatusDot>
        )),
        column(
          { head: text.columns.by, width: 180, card: 'foot' },
          ({ createdBy }) => <span className="block truncate">{createdBy}</span>,
          ({ createdOn }) => <Time at={createdOn} />,
        ),
        column({ ...actionsHead, width: 112 }, (redirect) =>
          redirect.mayEdit ? (
            <span className={rowActionsClass}>
              <IconButton
                icon="edit"
                label={text.changeOf(redirect.from)}
                onClick={() => onChange(redirect.from)}
              />
              <IconButton
                icon="trash"
                label={text.removeOf(redirect.from)}
                onClick={() => onRemove(redirect)}
              />
            </span>
          ) : null,
        ),
      ]}
    />
  );
}
