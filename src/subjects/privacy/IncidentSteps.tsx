import { Icon } from '../../ui/Icon';
import type { Incident, IncidentForm, IncidentLetters } from './incident-loaders';
import { incidentText as text } from './incident-text';

export const incidentSteps = ['scope', 'people', 'notifying', 'reporting'] as const;
export type IncidentStep = (typeof incidentSteps)[number];

interface IncidentStepsProps {
  incident: Incident;
  letters: IncidentLetters | null;
  form: IncidentForm | null;
  step: IncidentStep;
  onStep: (step: IncidentStep) => void;
}

/** Four steps of an incident with their progress. */
export function IncidentSteps({ incident, letters, form, step, onStep }: IncidentStepsProps) {
  const { listedOn, reportedOn, persons } = incident;
  const missing = form?.fields.filter(({ from, answer }) => from === 'typed' && answer === '').length ?? 0;
  const states: Record<IncidentStep, [isDone: boolean, hint: string]> = {
    scope: [true, text.scopeHint],
    people: [listedOn !== null, listedOn ? text.people2(persons) : text.notListed],
    notifying: [
      letters !== null && letters.startedOn !== null && letters.queued >= letters.byMail,
      letters?.startedOn ? text.sentOf(letters.sent, letters.byMail) : text.notSent,
    ],
    reporting: [reportedOn !== null, reportHint(incident, form, missing)],
  };
  return (
    <ol aria-label={text.steps} className="grid gap-2 max-tablet:grid-cols-2 tablet:grid-cols-4">
      {incidentSteps.map((each, place) => {
        const [isDone, hint] = states[each];
        const isHere = each === step;
        return (
          <li key={each}>
            <button
              type="button"
              aria-current={isHere ? 'step' : undefined}
              className={`flex w-full items-center gap-3 border-t-2 px-4 py-3 text-left hover:bg-hover max-tablet:px-2 ${isDone || isHere ? 'border-primary' : 'border-line'} ${isHere ? 'bg-card' : ''}`}
              onClick={() => onStep(each)}
            >
              <span
                aria-hidden="true"
                className={`grid size-6 flex-none place-items-center rounded-full border text-caption ${isDone ? 'border-primary bg-primary text-on-primary' : 'border-control'}`}
              >
                {isDone ? <Icon name="check" /> : place + 1}
              </span>
              <span className="min-w-0">
                <span className={isHere ? 'block font-bold' : 'block'}>{text[each]}</span>
                <span className="block text-caption text-ink-soft">{hint}</span>
                {isDone && <span className="sr-only">{text.stepDone}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function reportHint({ reportedOn }: Incident, form: IncidentForm | null, missing: number): string {
  if (reportedOn) return text.states.reported;
  if (!form) return text.notFilled;
  return missing > 0 ? text.unfilled(form.fields.length, missing) : text.allFilled(form.fields.length);
}
