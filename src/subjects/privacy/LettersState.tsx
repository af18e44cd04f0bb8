import { Link, useRouter } from '@tanstack/react-router';
import { sendIncidentLetters } from '../../api/generated/operations';
import { dateTimeText } from '../../base/time/date-time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import type { Incident, IncidentLetters } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { CallButton } from '../../records/record-actions/CallButton';

interface LettersStateProps {
  incident: Incident;
  letters: IncidentLetters;
  /** Letter as displayed; exactly this text is sent. */
  letter: IncidentLetters['letter'];
  canEdit: boolean;
}

const lineClass = 'flex flex-wrap items-center gap-x-2 border-t border-line py-3';

/** Number of letters by mail and by post, with progress. */
export function LettersState({ incident, letters, letter, canEdit }: LettersStateProps) {
  const router = useRouter();
  const { byMail, byPost, gone, perMinute, startedOn, queued, sent, failed, rowVersion } = letters;
  const left = Math.max(0, byMail - queued);
  const sending = startedOn ? text.continueSending(left) : text.send(left);
  return (
    <TitledCard title={text.ways} className="self-start">
      {startedOn && (
        <div className="mb-4 grid gap-1">
          <p>{text.begun(dateTimeText(startedOn))}</p>
          <p className="flex flex-wrap items-center gap-x-2">
            {text.progress(sent, Math.max(0, byMail - sent - failed))}
            <Button variant="text" onClick={() => void router.invalidate()}>
              {text.refresh}
            </Button>
          </p>
          {failed > 0 && <Note tone="warning">{text.refused(failed)}</Note>}
        </div>
      )}
      <ul>
        <li className={lineClass}>
          <Icon name="mail" />
          <span className="min-w-0 flex-1">{text.byMail(byMail, perMinute)}</span>
          {left > 0 && (
            <span className="text-caption text-ink-soft">{text.minutes(Math.ceil(left / perMinute))}</span>
          )}
        </li>
        {byPost > 0 && (
          <li className={lineClass}>
            <Icon name="article" />
            <span className="min-w-0 flex-1">{text.byPost(byPost)}</span>
            {canEdit && (
              <Link
                to="/privacy/incidents/letters/$id"
                params={{ id: String(incident.id) }}
                className={linkClass}
              >
                {text.open}
              </Link>
            )}
          </li>
        )}
        {gone > 0 && (
          <li className={lineClass}>
            <Icon name="info" />
            <span className="min-w-0 flex-1">{text.unreachable(gone)}</span>
          </li>
        )}
      </ul>
      {canEdit && left > 0 && (
        <CallButton
          variant="primary"
          className="mt-3 w-full"
          question={{
            title: sending,
            description: text.sendQuestion(left),
            tone: 'primary',
            confirmLabel: sending,
            busyLabel: text.sending,
            operation: () => sendIncidentLetters({ id: incident.id }, { rowVersion, letter }),
          }}
        >
          {sending}
        </CallButton>
      )}
    </TitledCard>
  );
}
