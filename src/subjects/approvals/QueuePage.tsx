import { getRouteApi, Link } from '@tanstack/react-router';
import { approvalRecordKindWords } from '../../../openapi/generated/words';
import { keywordChip } from '../../records/list/filter-chips';
import { KeywordFilter } from '../../records/list/KeywordFilter';
import { ListCard } from '../../records/list/ListCard';
import { useSelection } from '../../records/list/selection';
import { SelectionFrame } from '../../records/record-actions/SelectionFrame';
import { usePermission } from '../../base/session/session';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/EmptyState';
import { ApprovalBulkBar } from './ApprovalBulkBar';
import type { ApprovalListSearch } from './approval-list-search';
import { type ApprovalRow, batchKinds } from './approval-loaders';
import { DeputyButton, DeputyNote } from './DeputyNote';
import { QueueTable } from './QueueTable';
import { batchText, queueText as text } from './text';

const route = getRouteApi('/_layout/approval/');

const filter = {
  chips: ({ keyword }: { keyword?: string | undefined }) => keywordChip(keyword),
  fields: (value: ApprovalListSearch, onChange: (filter: ApprovalListSearch) => void) => (
    <KeywordFilter example={text.keyword} value={value} onChange={onChange} />
  ),
};

/** Requests by box: waiting for the account, sent by it, and done. */
export function QueuePage() {
  const { page, deputy, box, boxes, search } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const ready = box === 'mine' ? page.items.filter(({ own }) => own.mayApprove && own.hash !== null) : [];
  const selection = useSelection(ready);
  const batches = box === 'mine' ? batchesOf(page.items) : [];
  return (
    <>
      {deputy && <DeputyNote of={deputy} />}
      <ListCard
        list="approval"
        search={search}
        page={page}
        icon="stamp"
        filter={filter}
        tabs={{
          label: text.tabs,
          items: boxes.map((each) => ({
            label: text[each],
            count: each === 'done' ? undefined : page.boxCounts[each],
            search: { box: each === 'mine' ? undefined : each },
            isOpen: each === box,
          })),
        }}
        actions={
          <>
            {batches.map((kind) => (
              <Link key={kind} to="/approval/batch/$kind" params={{ kind }} className={buttonClass({})}>
                {batchText.open(approvalRecordKindWords[kind])}
              </Link>
            ))}
            {deputy && <DeputyButton of={deputy} />}
            {canEdit && (
              <Link to="/approval/rules" className={buttonClass({})}>
                {text.rules}
              </Link>
            )}
          </>
        }
        empty={<EmptyState icon="stamp" title={text.empty[box]} />}
      >
        <SelectionFrame selection={selection} bar={<ApprovalBulkBar items={ready} selection={selection} />}>
          <QueueTable items={page.items} box={box} ready={ready} selection={selection} />
        </SelectionFrame>
        {box === 'mine' && ready.length < page.items.length && (
          <p className="border-b border-line px-6 py-2 text-caption text-ink-soft max-tablet:px-4">
            {text.onlySeen}
          </p>
        )}
      </ListCard>
    </>
  );
}

/** Kinds of which more than one request waits on this page. */
const batchesOf = (items: readonly ApprovalRow[]) =>
  batchKinds.filter((kind) => items.filter((item) => item.kind === kind).length > 1);
