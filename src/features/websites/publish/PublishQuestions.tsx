import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { limits } from '../../../../openapi/generated/limits';
import { offers } from '../../../api/features';
import { emergencyText } from '../../../approval/text';
import {
  isNoteFitting,
  isReasonFitting,
  leastReason,
  maxNote,
  type ScheduleFate,
  waitingSchedules,
  type Website,
} from '../../../machines/publish-site.rules';
import { usePermission } from '../../../session/session';
import { TimeIn } from '../../../time/Time';
import { Field } from '../../../ui/Field';
import { linkClass } from '../../../ui/link-class';
import { Note } from '../../../ui/Note';
import { Segmented } from '../../../ui/Segmented';
import { TextArea } from '../../../ui/TextArea';
import { websiteText } from '../text';
import type { StepProps } from './PublishStepFrame';

const text = websiteText.ask;

const fates = [
  { value: 'keep', label: text.fates.keep },
  { value: 'cancel', label: text.fates.cancel },
] as const satisfies { value: ScheduleFate; label: string }[];

/** Questions of a publishing beside its comparison: the fate of waiting schedules, and a note. */
export function PublishQuestions({ snapshot, send }: Pick<StepProps, 'snapshot' | 'send'>) {
  const { site, publication } = snapshot.context;
  const [now] = useState(Date.now);
  const length = [...publication.note].length;
  return (
    <>
      <HiddenCaseNote site={site} />
      {publication.emergencyReason !== null && (
        <EmergencyReason reason={publication.emergencyReason} send={send} />
      )}
      {waitingSchedules(site).map(({ id, action, dueOn }) => (
        <Note key={id} tone="warning" icon="clock">
          <Field
            label={<TimeIn say={text.pending[action]} at={dueOn} to="weekday" now={now} />}
            help={text.fateHelp[action]}
            group
            required
          >
            <Segmented
              options={fates}
              value={publication.fates.get(id)}
              onChange={(fate) => send({ type: 'schedule.settle', scheduleId: id, fate })}
            />
          </Field>
        </Note>
      ))}
      {offers('history') && (
        <Field
          label={text.note}
          help={text.noteHelp}
          error={isNoteFitting(publication.note) ? undefined : text.noteTooLong(maxNote)}
          counter={{ length, max: maxNote }}
        >
          <TextArea
            rows={2}
            value={publication.note}
            onChange={(event) => send({ type: 'note.changed', note: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

interface EmergencyReasonProps extends Pick<StepProps, 'send'> {
  reason: string;
}

/** Why a page goes public without its approvals. */
function EmergencyReason({ reason, send }: EmergencyReasonProps) {
  const length = [...reason].length;
  return (
    <Note tone="danger" icon="warning">
      <Field
        label={emergencyText.label}
        required
        help={emergencyText.help}
        error={length > 0 && !isReasonFitting(reason) ? emergencyText.tooShort(leastReason) : undefined}
        counter={{ length, max: limits.SiteThemeStatus.emergencyReason.maxLength }}
      >
        <TextArea
          rows={2}
          value={reason}
          onChange={({ target }) => send({ type: 'reason.changed', reason: target.value })}
        />
      </Field>
    </Note>
  );
}

/** Warns that the case itself is hidden while its site is or goes public. */
export function HiddenCaseNote({ site }: { site: Website }) {
  const { canView } = usePermission(kindUnits.case);
  const { caseState } = site;
  if (caseState === undefined || caseState === 'online') return null;
  return (
    <Note tone="warning" icon="alert">
      <p>
        {websiteText.hiddenCase[caseState]}{' '}
        {canView && (
          <Link className={linkClass} to="/case/edit/$id" params={{ id: site.caseId }}>
            {websiteText.openCase}
          </Link>
        )}
      </p>
    </Note>
  );
}
