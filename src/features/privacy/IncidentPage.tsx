import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { makeIncidentList } from '../../api/generated/operations';
import { incidentLabels as labels } from '../../kinds/text';
import { CallDialog } from '../../record-actions/CallDialog';
import { usePermission } from '../../session/session';
import { dateTimeText, untilText } from '../../time/date-time';
import { Button } from '../../ui/Button';
import { Card, TitledCard } from '../../ui/Card';
import { Tag } from '../../ui/Tag';
import type { Incident } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { IncidentPeople } from './IncidentPeople';
import { ReportCard } from './ReportCard';

const route = getRouteApi('/_layout/privacy/incidents/$id');

/** An incident: scope, persons and report. */
export function IncidentPage() {
  const { incident, persons, now } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  return (
    <div className="grid gap-4">
      <IncidentHead incident={incident} now={now} />
      <Steps incident={incident} />
      <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_--spacing(94)]">
        {persons ? (
          <IncidentPeople key={incident.id} incident={incident} first={persons} />
        ) : (
          <Scope incident={incident} canEdit={canEdit} />
        )}
        <ReportCard key={incident.rowVersion} incident={incident} now={now} canEdit={canEdit} />
      </div>
    </div>
  );
}

function IncidentHead({ incident, now }: { incident: Incident; now: number }) {
  const { number, title, createdBy, knownOn, dueOn, reportedOn } = incident;
  const isLate = Date.parse(dueOn) < now;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 px-6 py-4 max-tablet:px-4">
      <div className="min-w-0">
        <h2>
          {text.tab} {number} {title}
        </h2>
        <p className="text-ink-soft">{text.knownBy(createdBy, dateTimeText(knownOn))}</p>
      </div>
      {reportedOn ? (
        <Tag tone="success">{text.reportedOn(dateTimeText(reportedOn))}</Tag>
      ) : (
        <p>
          <span className="block text-caption text-ink-soft">{text.within}</span>
          <b className="text-danger">{isLate ? text.late : untilText(dueOn, now)}</b>{' '}
          {text.before(dateTimeText(dueOn))}
        </p>
      )}
    </Card>
  );
}

function Steps({ incident: { listedOn, reportedOn } }: { incident: Incident }) {
  const steps = [
    [text.scope, true],
    [text.people, listedOn !== null],
    [text.reporting, reportedOn !== null],
  ] as const;
  return (
    <ol aria-label={text.steps} className="grid gap-2 tablet:grid-cols-3">
      {steps.map(([name, isDone], place) => (
        <li
          key={name}
          className={`flex items-center justify-between gap-2 border-t-2 px-3 py-2 ${isDone ? 'border-primary' : 'border-line text-ink-soft'}`}
        >
          <span className="font-bold">
            {place + 1} {name}
          </span>
          {isDone && <span className="text-caption">{text.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}

function Scope({ incident, canEdit }: { incident: Incident; canEdit: boolean }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const rows = [
    [labels.accountId, incident.account || text.anyone],
    [labels.fromOn, dateTimeText(incident.fromOn)],
    [labels.toOn, dateTimeText(incident.toOn)],
    [labels.address, incident.address || text.anywhere],
  ] as const;
  return (
    <TitledCard title={text.scope}>
      <dl className="grid grid-cols-[--spacing(24)_minmax(0,1fr)] gap-x-4 gap-y-2">
        {rows.map(([term, words]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {canEdit && (
        <Button variant="primary" className="mt-6" onClick={() => setAsking(true)}>
          {text.makeList}
        </Button>
      )}
      {isAsking && (
        <CallDialog
          title={text.makeList}
          description={text.makeQuestion}
          tone="primary"
          confirmLabel={text.makeList}
          busyLabel={text.making}
          operation={() => makeIncidentList({ id: incident.id })}
          onDone={async () => {
            setAsking(false);
            await router.invalidate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </TitledCard>
  );
}
