import { getRouteApi, Link } from '@tanstack/react-router';
import { RowLink } from '../../records/list/columns';
import { WholeListStatus } from '../../records/list/ListStatus';
import { usePermission } from '../../base/session/session';
import { fromNativeDate } from '../../ui/date-text';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { StatusDot } from '../../ui/StatusDot';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { TableFooter } from '../../ui/TableFooter';
import { personRequestLabels as labels } from '../../records/kinds/text';
import { DaysLeft } from './DaysLeft';
import { PrivacyTabs } from './PrivacyTabs';
import type { PersonRequestCard } from './request-loaders';
import { requestText as text } from './request-text';

const column = columnsOf<PersonRequestCard>();

const route = getRouteApi('/_layout/privacy/requests/');

/** Requests of persons about their data (decisions/046-requests-and-incidents). */
export function RequestListPage() {
  const { list, now } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const open = list.items.filter(({ state }) => state === 'open').length;
  return (
    <>
      <PrivacyTabs />
      <Card>
        <WholeListStatus
          count={list.items.length}
          total={text.total(list.items.length, open)}
          none={text.none}
        />
        <div className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-2 max-tablet:px-4">
          <p className="min-w-0 flex-1 text-ink-soft max-tablet:basis-full">{text.about}</p>
          <Link to="/privacy/terms" className={buttonClass({ variant: 'text' })}>
            {text.terms}
          </Link>
          {canEdit && (
            <Link to="/privacy/requests/add" className={buttonClass({ variant: 'primary' })}>
              <Icon name="plus" />
              {text.add}
            </Link>
          )}
        </div>
        {list.items.length === 0 ? (
          <EmptyState icon="user" title={text.none} />
        ) : (
          <RequestTable items={list.items} now={now} />
        )}
        <TableFooter>
          <span>{text.total(list.items.length, open)}</span>
        </TableFooter>
      </Card>
    </>
  );
}

function RequestTable({ items, now }: { items: readonly PersonRequestCard[]; now: number }) {
  return (
    <RecordTable
      caption={text.list}
      rows={items}
      columns={[
        column({ head: labels.number, width: 120, card: 'title' }, ({ id, number, state }) => (
          <RowLink
            to="/privacy/requests/edit/$id"
            params={{ id: String(id) }}
            weight={state === 'open' ? 'bold' : 'normal'}
          >
            {number}
          </RowLink>
        )),
        column({ head: labels.kinds, card: 'line' }, ({ kinds }) =>
          kinds.map((kind) => text.kinds[kind]).join(text.separator),
        ),
        column({ head: labels.receivedOn, width: 130, card: 'line', isLabelled: true }, ({ receivedOn }) =>
          fromNativeDate(receivedOn),
        ),
        column({ head: text.due, width: 220, card: 'line', isLabelled: true }, ({ dueOn, state }) => (
          <>
            {fromNativeDate(dueOn)} {state === 'open' && <DaysLeft dueOn={dueOn} now={now} />}
          </>
        )),
        column(
          { head: labels.handlerId, width: 140, card: 'line', isLabelled: true },
          ({ handler }) => handler || text.noHandler,
        ),
        column({ head: labels.state, width: 110, card: 'side' }, ({ state }) => (
          <StatusDot state={state === 'open' ? 'half' : 'done'}>{text.states[state]}</StatusDot>
        )),
      ]}
    />
  );
}
