import { useEffect, useEffectEvent, useRef } from 'react';
import { approvalLife, type ApprovalSubject } from '../../machines/approval.rules';
import { Button } from '../../ui/Button';
import { whenDrawn } from '../../ui/when-drawn';
import { answerAsked } from './asking';
import { approvalText as text } from './text';
import { useApproval } from './use-approval';

const RequestDialog = whenDrawn(async () => (await import('./RequestDialog')).RequestDialog);

interface AnswerProps {
  subject: ApprovalSubject;
  /** Changes with each save. */
  version: number | string | undefined;
  /** Unsaved changes; only stored content is sent. */
  isDirty: boolean;
  /** Called once nothing is asked any more. */
  onAnswered: () => void;
}

/** Sends a record whose changes were asked back in one press; renders nothing while none are asked. */
export function AnswerButton({ subject, version, isDirty, onAnswered }: AnswerProps) {
  const approving = useApproval(subject, version);
  const { snapshot } = approving;
  const { of } = snapshot.context;
  const isAsked = of !== null && approvalLife(of) === 'changesAsked';
  useEnd(isAsked, onAnswered);
  if (!of?.request || !of.mayRequest || !isAsked) return null;
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        // After a save the state is read again; a press before would be lost.
        disabled={isDirty || snapshot.matches('reading')}
        title={isDirty ? text.saveFirst : undefined}
        busy={snapshot.hasTag('sending')}
        busyLabel={text.sendAgain}
        onClick={() => answerAsked(approving)}
      >
        {text.answer}
      </Button>
      {(snapshot.matches('composing') || snapshot.matches('refused') || snapshot.matches('refreshing')) && (
        <RequestDialog {...approving} of={of} />
      )}
    </>
  );
}

/** Tells when something ends that was true. */
function useEnd(isTrue: boolean, onEnd: () => void): void {
  const before = useRef(isTrue);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (before.current && !isTrue) end();
    before.current = isTrue;
  }, [isTrue]);
}
