import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { offered } from '../../../api/offered';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { EmergencyReason } from '../../../publishing/approval/EmergencyReason';
import { approvalText } from '../../../publishing/approval/text';
import { useMayOverrule } from '../../../base/session/may-overrule';
import {
  isNoteValid,
  maxNote,
  type ScheduleFate,
  waitingSchedules,
  type Site,
} from '../../../machines/publish-site.rules';
import { usePermission } from '../../../base/session/session';
import { TimeIn } from '../../../base/time/Time';
import { Field } from '../../../ui/Field';
import { linkClass } from '../../../ui/link-class';
import { Note } from '../../../ui/Note';
import { Segmented } from '../../../ui/Segmented';
import { TextArea } from '../../../ui/TextArea';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';
import { commonText } from '../../../base/navigation/text';

const text = siteText.ask;

const fates = [
  { value: 'keep', label: text.fates.keep },
  { value: 'cancel', label: commonText.cancel },
] as const satisfies { value: ScheduleFate; label: string }[];

/** Questions of a publication next to its comparison: the waiting schedules, and a note. */
export function PublishQuestions({ snapshot, send }: Pick<StepProps, 'snapshot' | 'send'>) {
  const { site, publication } = snapshot.context;
  const [now] = useState(Date.now);
  const mayOverrule = useMayOverrule();
  return (
    <>
      <HiddenCaseNote site={site} />
      {publication.version && publication.emergencyReason === null && isRuled(site) && (
        <Note>
          <p>
            {approvalText.versionNeeds}
            {mayOverrule && (
              <>
                {approvalText.urgent[0]}
                <button
                  type="button"
                  className={linkClass}
                  onClick={() => send({ type: 'reason.changed', reason: '' })}
                >
                  {approvalText.urgentWord}
                </button>
                {approvalText.urgent[1]}
              </>
            )}
          </p>
        </Note>
      )}
      {publication.emergencyReason !== null && (
        <EmergencyReason
          reason={publication.emergencyReason}
          onChange={(reason) => send({ type: 'reason.changed', reason })}
        />
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
      <NoteField note={publication.note} send={send} />
    </>
  );
}

interface NoteFieldProps extends Pick<StepProps, 'send'> {
  note: string;
}

const NoteField = offered('history', ({ note, send }: NoteFieldProps) => (
  <Field
    label={text.note}
    help={text.noteHelp}
    error={isNoteValid(note) ? undefined : text.noteTooLong(maxNote)}
    counter={{ length: [...note].length, max: maxNote }}
  >
    <TextArea
      rows={2}
      value={note}
      onChange={(event) => send({ type: 'note.changed', note: event.target.value })}
    />
  </Field>
));

/** True if a rule requires approval; only then do drafts have an approval state. */
const isRuled = ({ themes }: Site) => themes.some(({ approval }) => approval !== undefined);

/** Warns that the case itself is hidden while its site is or goes public. */
export function HiddenCaseNote({ site }: { site: Site }) {
  const { canView } = usePermission(kindUnits.case);
  const { caseState } = site;
  if (caseState === undefined || caseState === 'online') return null;
  return (
    <Note tone="warning" icon="alert">
      <p>
        {siteText.hiddenCase[caseState]}{' '}
        {canView && (
          <Link className={linkClass} to="/case/edit/$id" params={{ id: site.caseId }}>
            {siteText.openCase}
          </Link>
        )}
      </p>
    </Note>
  );
}

/** Name and place that visitors still see, although the case has others. */
export function KeptNameNote({ site: { keptName, title, county, district } }: { site: Site }) {
  if (!keptName) return null;
  return (
    <Note tone="warning">
      <p>
        {siteText.keptName(siteText.placedName(keptName), siteText.placedName({ title, county, district }))}
      </p>
    </Note>
  );
}
