import { type ReactNode, useEffect, useState } from 'react';
import { offered } from '../../api/offered';
import { failureText } from '../../base/calls/failure-words';
import {
  approvalLife,
  type ApprovalOf,
  type ApprovalSubject,
  isPublishingBlocked,
} from '../../machines/approval.rules';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { ApprovalCard } from './ApprovalCard';
import { AskedFieldLinks, AskedFields } from './AskedFields';
import { answerAsked } from './asking';
import { approvalText as text, emergencyText } from './text';
import { whenDrawn } from '../../ui/when-drawn';
import { type Approving, useApproval } from './use-approval';
import { useMayOverrule } from '../../base/session/may-overrule';

const EmergencyDialog = whenDrawn(async () => (await import('./EmergencyDialog')).EmergencyDialog);
const RequestDialog = whenDrawn(async () => (await import('./RequestDialog')).RequestDialog);

interface ApprovalBarProps {
  subject: ApprovalSubject;
  /** Changes with each save. */
  version: number | string | undefined;
  canEdit: boolean;
  /** Unsaved changes; only stored content is sent for approval. */
  isDirty: boolean;
}

/**
 * Approval state of an article, news or popup, above its form. Shows nothing of its own without rules. Fields that a
 * reviewer wants changed have the reason below them, and a link to one of them focuses it.
 */
export function ApprovalBar({ children, ...bar }: ApprovalBarProps & { children?: ReactNode }) {
  const [of, setOf] = useState<ApprovalOf | null>(null);
  return (
    <>
      <OfferedBar {...bar} onRead={setOf} />
      <AskedFields of={of}>{children}</AskedFields>
    </>
  );
}

const OfferedBar = offered('approvals', Bar);

interface BarProps extends ApprovalBarProps {
  /** Called with each state that was read. */
  onRead: (of: ApprovalOf | null) => void;
}

function Bar({ subject, version, canEdit, isDirty, onRead }: BarProps) {
  const approving = useApproval(subject, version);
  const { snapshot, send } = approving;
  const mayOverrule = useMayOverrule();
  const { of, error } = snapshot.context;
  useEffect(() => onRead(of), [onRead, of]);
  if (!of) {
    return snapshot.matches('unreadable') ? <Unread error={error && failureText(error)} send={send} /> : null;
  }
  const life = approvalLife(of);
  if (!of.request && (life === 'unruled' || life === 'unneeded')) return null;
  const mayAct = canEdit && of.mayRequest;
  const compose = () => send({ type: 'request.open' });
  // After a save the state is read again; a press before would be lost.
  const sending = { isDirty, isReading: snapshot.matches('reading') };
  return (
    <div className="mb-4">
      {of.request ? (
        <Card>
          <ApprovalCard
            heading="h2"
            {...approving}
            of={of}
            canEdit={canEdit}
            askedOf={(department) => <AskedFieldLinks of={subject} department={department} />}
          >
            {mayAct && life === 'changesAsked' && (
              <>
                <Button disabled={isDirty || sending.isReading} onClick={compose}>
                  {text.answerInWords}
                </Button>
                <SendButton {...sending} label={text.answer} onSend={() => answerAsked(approving)} />
              </>
            )}
            {mayAct && life === 'needsAgain' && (
              <SendButton {...sending} label={text.sendAgain} onSend={compose} />
            )}
          </ApprovalCard>
        </Card>
      ) : (
        isPublishingBlocked(of) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-accent-tint px-5 py-4">
            <Icon name="stamp" className="text-accent-ink" />
            <p className="min-w-56 flex-1 text-table">
              <b className="block">{text.missingHelp(of.departments.map(({ name }) => name))}</b>
              {text.recordMissing}
            </p>
            {mayAct && <SendButton {...sending} label={text.send} onSend={compose} />}
          </div>
        )
      )}
      {isPublishingBlocked(of) && mayAct && mayOverrule && (
        <p className="pt-2 text-caption text-ink-soft">
          {text.urgent[0]}
          <button
            type="button"
            className={linkClass}
            disabled={isDirty}
            onClick={() => send({ type: 'emergency.open' })}
          >
            {emergencyText.putOnline}
          </button>
          {text.urgent[1]}
        </p>
      )}
      {snapshot.hasTag('overruling') && <EmergencyDialog {...approving} />}
      {snapshot.hasTag('asking') && <RequestDialog {...approving} of={of} />}
    </div>
  );
}

interface SendButtonProps {
  isDirty: boolean;
  isReading: boolean;
  label: string;
  onSend: () => void;
}

function SendButton({ isDirty, isReading, label, onSend }: SendButtonProps) {
  return (
    <>
      {isDirty && <span className="text-caption text-ink-soft">{text.saveFirst}</span>}
      <Button variant="primary" disabled={isDirty || isReading} onClick={onSend}>
        {label}
      </Button>
    </>
  );
}

/** Error note for unknown requirements; the server still checks saving and publishing. */
export function Unread({ error, send }: Pick<Approving, 'send'> & { error: string | null }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2 text-table text-danger" role="alert">
      {error}
      <Button size="sm" variant="text" onClick={() => send({ type: 'approval.reload' })}>
        {text.retry}
      </Button>
    </p>
  );
}
