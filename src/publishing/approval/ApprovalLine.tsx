import { useEffect, useEffectEvent, useRef } from 'react';
import { approvalLife, type ApprovalOf, type ApprovalSubject } from '../../machines/approval.rules';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { whenDrawn } from '../../ui/when-drawn';
import { answerAsked } from './asking';
import { namesOf, stateWords } from './state-words';
import { approvalText as text } from './text';
import { type Approving, useApproval } from './use-approval';

const RequestDialog = whenDrawn(async () => (await import('./RequestDialog')).RequestDialog);

interface ApprovalLineProps {
  subject: ApprovalSubject;
  /** Changes with each save. */
  version: number | string | undefined;
  /** Unsaved changes; only stored content is sent. */
  isDirty: boolean;
  /** Called once nothing is asked any more. */
  onAnswered: () => void;
}

/**
 * An open request in the line above an editor: its state, who is missing and until when, and the press that sends what
 * was mended back. Without a request it renders nothing.
 */
export function ApprovalLine({ subject, version, isDirty, onAnswered }: ApprovalLineProps) {
  const approving = useApproval(subject, version);
  const { of } = approving.snapshot.context;
  const isAsked = of !== null && approvalLife(of) === 'changesAsked';
  useEnd(isAsked, onAnswered);
  if (!of?.request) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-table">
      <Icon name="stamp" size={16} className="text-accent-ink" />
      <Words of={of} />
      {isAsked && of.mayRequest && <Answer {...approving} of={of} isDirty={isDirty} />}
    </div>
  );
}

function Words({ of }: { of: ApprovalOf }) {
  const waiting = namesOf(of.departments, 'waiting', 'needsAgain', 'changesAsked');
  const isOpen = approvalLife(of) === 'requested';
  return (
    <>
      <b>{stateWords(of)}</b>
      {isOpen && <span>{text.lacks(waiting)}</span>}
      {isOpen && of.request && (
        <span className="text-ink-soft">
          <TimeIn say={text.until} at={of.request.dueOn} to="near" />
        </span>
      )}
    </>
  );
}

function Answer({
  of,
  isDirty,
  ...approving
}: Approving & { of: ApprovalOf } & Pick<ApprovalLineProps, 'isDirty'>) {
  const { snapshot } = approving;
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
