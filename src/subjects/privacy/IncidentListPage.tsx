import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { incidentLabels as labels } from '../../records/kinds/text';
import { RowLink } from '../../records/list/columns';
import { WholeListStatus } from '../../records/list/ListStatus';
import { usePermission } from '../../base/session/session';
import { remainingTimeText } from '../../base/time/date-time';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { StatusDot } from '../../ui/StatusDot';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { TableFooter } from '../../ui/TableFooter';
import { Tag } from '../../ui/Tag';
import type { IncidentCard } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { PrivacyTabs } from './PrivacyTabs';

const column = columnsOf<IncidentCard>();
import { whenDrawn } from '../../ui/when-drawn';

const AddIncidentDialog = whenDrawn(async () => (await import('./AddIncidentDialog')).AddIncidentDialog);
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

const timeLeft = (dueOn: string, now: number) =>
  Date.parse(dueOn) < now ? <Tag tone="danger">{text.late}</Tag> : remainingTimeText(dueOn, now);

function IncidentTable({ items, now }: { items: readonly IncidentCard[]; now: number }) {
  return (
    <RecordTable
      caption={text.list}
      rows={items}
      columns={[
        column({ head: labels.number, width: 110, card: 'start' }, ({ number }) => number),
        column({ head: labels.title, card: 'title' }, ({ id, title, reportedOn }) => (
          <RowLink
            to="/privacy/incidents/$id"
            params={{ id: String(id) }}
            weight={reportedOn ? 'normal' : 'bold'}
          >
            {title}
          </RowLink>
        )),
        column({ head: labels.knownOn, width: 190, card: 'line', isLabelled: true }, ({ knownOn }) => (
          <Time at={knownOn} />
        )),
        column(
          { head: text.due, width: 200, card: 'line', isLabelled: true },
          ({ dueOn }) => <Time at={dueOn} />,
          ({ dueOn, reportedOn }) => !reportedOn && timeLeft(dueOn, now),
        ),
        column(
          { head: text.persons, width: 90, card: 'end' },
          ({ listedOn, persons }) => listedOn && text.people2(persons),
        ),
        column({ head: text.state, width: 130, card: 'side' }, (item) => (
          <StatusDot state={dots[stateOf(item)]}>{text.states[stateOf(item)]}</StatusDot>
        )),
      ]}
    />
  );
}
