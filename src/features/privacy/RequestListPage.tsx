import { getRouteApi, Link } from '@tanstack/react-router';
import { WholeListStatus } from '../../list/ListStatus';
import { usePermission } from '../../session/session';
import { fromNativeDate } from '../../ui/date-text';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { rowTitleClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import { Table, TableFooter, Td, Th } from '../../ui/Table';
import { personRequestLabels as labels } from '../../kinds/text';
import { DaysLeft } from './DaysLeft';
import { PhoneLabel } from './PhoneLabel';
import { PrivacyTabs } from './PrivacyTabs';
import type { PersonRequestCard } from './request-loaders';
import { requestText as text } from './request-text';

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
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th width={120}>{labels.number}</Th>
          <Th>{labels.kinds}</Th>
          <Th width={130}>{labels.receivedOn}</Th>
          <Th width={220}>{text.due}</Th>
          <Th width={140}>{labels.handlerId}</Th>
          <Th width={110}>{labels.state}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, number, kinds, receivedOn, dueOn, handler, state }) => (
          <tr key={id}>
            <Td card="title">
              <Link
                to="/privacy/requests/edit/$id"
                params={{ id: String(id) }}
                className={rowTitleClass(state === 'open' ? 'bold' : 'normal')}
              >
                {number}
              </Link>
            </Td>
            <Td card="line">{kinds.map((kind) => text.kinds[kind]).join(text.separator)}</Td>
            <Td card="line">
              <PhoneLabel>{labels.receivedOn}</PhoneLabel>
              {fromNativeDate(receivedOn)}
            </Td>
            <Td card="line">
              <PhoneLabel>{text.due}</PhoneLabel>
              {fromNativeDate(dueOn)} {state === 'open' && <DaysLeft dueOn={dueOn} now={now} />}
            </Td>
            <Td card="line">
              <PhoneLabel>{labels.handlerId}</PhoneLabel>
              {handler || text.noHandler}
            </Td>
            <Td card="side">
              <StatusDot state={state === 'open' ? 'half' : 'done'}>{text.states[state]}</StatusDot>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
