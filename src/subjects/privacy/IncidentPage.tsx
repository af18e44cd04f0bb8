import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { makeIncidentList } from '../../api/generated/operations';
import { incidentLabels as labels } from '../../records/kinds/text';
import { usePermission } from '../../base/session/session';
import { Time, TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Card, TitledCard } from '../../ui/Card';
import { Tag } from '../../ui/Tag';
import type { Incident, IncidentForm, IncidentLetters } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { IncidentFormCard } from './IncidentFormCard';
import { IncidentSteps, incidentSteps, type IncidentStep } from './IncidentSteps';
import { LetterCard } from './LetterCard';
import { IncidentPeople } from './IncidentPeople';
import { ReportCard } from './ReportCard';
import { Facts } from '../../ui/Facts';
import { CallButton } from '../../records/record-actions/CallButton';

const route = getRouteApi('/_layout/privacy/incidents/$id');

/** An incident in four steps: scope, persons, letters and report. */
export function IncidentPage() {
  const { incident, persons, letters, form, now } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const [step, setStep] = useState<IncidentStep>(() => firstStep(incident, letters));
  const next = incidentSteps[incidentSteps.indexOf(step) + 1];
  return (
    <div className="grid gap-4">
      <IncidentHead incident={incident} now={now} />
      <IncidentSteps incident={incident} letters={letters} form={form} step={step} onStep={setStep} />
      {step === 'scope' && <Scope incident={incident} />}
      {step === 'people' &&
        (persons ? (
          <IncidentPeople key={incident.id} incident={incident} first={persons} />
        ) : (
          <MakeList incident={incident} canEdit={canEdit} />
        ))}
      {step === 'notifying' &&
        (letters ? (
          <LetterCard key={letters.rowVersion} incident={incident} letters={letters} canEdit={canEdit} />
        ) : (
          <TitledCard title={text.notifying}>
            <p>{text.listFirst}</p>
          </TitledCard>
        ))}
      {step === 'reporting' && (
        <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_--spacing(94)]">
          {form && (
            <IncidentFormCard key={typedAnswers(form)} incident={incident} form={form} canEdit={canEdit} />
          )}
          <ReportCard
            key={`${incident.reportedOn} ${incident.receiptNumber}`}
            incident={incident}
            now={now}
            canEdit={canEdit}
          />
        </div>
      )}
      {next && (
        <div className="flex justify-end">
          <Button
            variant={step === 'people' && persons ? 'primary' : 'secondary'}
            onClick={() => setStep(next)}
          >
            {text.next(text[next])}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Stored answers of the fields that are typed; other saves of the incident leave the input alone. */
const typedAnswers = ({ fields }: IncidentForm) =>
  JSON.stringify(fields.filter(({ from }) => from === 'typed').map(({ answer }) => answer));

/** Step to show first, by progress. */
function firstStep({ listedOn }: Incident, letters: IncidentLetters | null): IncidentStep {
  if (!listedOn) return 'people';
  return letters?.startedOn ? 'reporting' : 'people';
}

/** Reporting period in hours, as of when the incident was recorded. */
const hoursOf = ({ knownOn, dueOn }: Incident) =>
  Math.round((Date.parse(dueOn) - Date.parse(knownOn)) / 3_600_000);

function IncidentHead({ incident, now }: { incident: Incident; now: number }) {
  const { number, title, createdBy, knownOn, dueOn, reportedOn } = incident;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 px-6 py-4 max-tablet:px-4">
      <div className="min-w-0">
        <h2>
          {text.tab} {number} {title}
        </h2>
        <p className="text-ink-soft">
          <TimeIn say={(at) => text.knownBy(createdBy, at)} at={knownOn} />
        </p>
      </div>
      {reportedOn ? (
        <Tag tone="success">
          <TimeIn say={text.reportedOn} at={reportedOn} />
        </Tag>
      ) : (
        <p>
          <span className="block text-caption text-ink-soft">{text.within(hoursOf(incident))}</span>
          <b className="text-danger">
            <TimeLeft dueOn={dueOn} now={now} />
          </b>{' '}
          <TimeIn say={text.before} at={dueOn} />
        </p>
      )}
    </Card>
  );
}

function Scope({ incident }: { incident: Incident }) {
  const rows = [
    incident.tokenId === null
      ? ([labels.accountId, incident.account || text.anyone] as const)
      : ([labels.tokenId, incident.token] as const),
    [labels.fromOn, <Time key="from" at={incident.fromOn} />],
    [labels.toOn, <Time key="to" at={incident.toOn} />],
    [labels.address, incident.address || text.anywhere],
  ] as const;
  return (
    <TitledCard title={text.scope}>
      <Facts className="grid-cols-[--spacing(24)_minmax(0,1fr)] gap-x-4 gap-y-2" rows={rows} />
    </TitledCard>
  );
}

function MakeList({ incident, canEdit }: { incident: Incident; canEdit: boolean }) {
  return (
    <TitledCard title={text.people}>
      <p>{text.about}</p>
      {canEdit && (
        <CallButton
          variant="primary"
          className="mt-6"
          question={{
            title: text.makeList,
            description: text.makeQuestion,
            tone: 'primary',
            confirmLabel: text.makeList,
            busyLabel: text.making,
            operation: () => makeIncidentList({ id: incident.id }),
          }}
        >
          {text.makeList}
        </CallButton>
      )}
    </TitledCard>
  );
}

const minuteMs = 60_000;

/** Hours and minutes until a moment, updated while displayed. */
function TimeLeft({ dueOn, now: first }: { dueOn: string; now: number }) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(dueOn) - now) / minuteMs);
  return minutes < 0 ? text.late : text.left2(Math.floor(minutes / 60), minutes % 60);
}
