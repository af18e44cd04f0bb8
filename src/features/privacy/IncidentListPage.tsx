import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { incidentLabels as labels } from '../../kinds/text';
import { WholeListStatus } from '../../list/ListStatus';
import { usePermission } from '../../session/session';
import { remainingTimeText } from '../../time/date-time';
import { Time } from '../../time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import { Table, TableFooter, Td, Th } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import { AddIncidentDialog } from './AddIncidentDialog';
import type { IncidentCard } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { PhoneLabel } from './PhoneLabel';
import { PrivacyTabs } from './PrivacyTabs';

const route = getRouteApi('/_layout/privacy/incidents/');

/** Incidents with possible access to personal data (decisions/046-requests-and-incidents). */
export function IncidentListPage() {
  const { list, now } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PrivacyTabs />
      <Card>
        <WholeListStatus count={list.items.length} total={text.total(list.items.length)} none={text.none} />
        <div className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-2 max-tablet:px-4">
          <p className="min-w-0 flex-1 text-ink-soft max-tablet:basis-full">{text.about}</p>
          {canEdit && (
            <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
              {text.add}
            </Button>
          )}
        </div>
        {list.items.length === 0 ? (
          <EmptyState icon="shield" title={text.none} />
        ) : (
          <IncidentTable items={list.items} now={now} />
        )}
        <TableFooter>
          <span>{text.total(list.items.length)}</span>
        </TableFooter>
      </Card>
      {isAdding && (
        <AddIncidentDialog
          accounts={list.accounts}
          tokens={list.tokens}
          now={now}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function stateOf({ listedOn, reportedOn }: IncidentCard) {
  if (reportedOn) return 'reported';
  return listedOn ? 'listed' : 'scope';
}

const dots = { scope: 'warn', listed: 'half', reported: 'done' } as const;

function DueState({ dueOn, now }: { dueOn: string; now: number }) {
  if (Date.parse(dueOn) >= now) {
    return <span className={rowDetailClass}>{remainingTimeText(dueOn, now)}</span>;
  }
  return (
    <span className={rowDetailClass}>
      <Tag tone="danger">{text.late}</Tag>
    </span>
  );
}

function IncidentTable({ items, now }: { items: readonly IncidentCard[]; now: number }) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th width={110}>{labels.number}</Th>
          <Th>{labels.title}</Th>
          <Th width={190}>{labels.knownOn}</Th>
          <Th width={200}>{text.due}</Th>
          <Th width={90}>{text.persons}</Th>
          <Th width={130}>{text.state}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <Td card="start">{item.number}</Td>
            <Td card="title">
              <Link
                to="/privacy/incidents/$id"
                params={{ id: String(item.id) }}
                className={rowTitleClass(item.reportedOn ? 'normal' : 'bold')}
              >
                {item.title}
              </Link>
            </Td>
            <Td card="line">
              <PhoneLabel>{labels.knownOn}</PhoneLabel>
              <Time at={item.knownOn} />
            </Td>
            <Td card="line">
              <PhoneLabel>{text.due}</PhoneLabel>
              <Time at={item.dueOn} />
              {!item.reportedOn && <DueState dueOn={item.dueOn} now={now} />}
            </Td>
            <Td card="end">{item.listedOn ? text.people2(item.persons) : ''}</Td>
            <Td card="side">
              <StatusDot state={dots[stateOf(item)]}>{text.states[stateOf(item)]}</StatusDot>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
