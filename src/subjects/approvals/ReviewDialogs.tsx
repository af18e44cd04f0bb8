import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { attachable } from '../../publishing/approval/block-names';
import { partsWords } from '../../publishing/approval/text';
import { failureText } from '../../base/calls/failure-words';
import { FailureLine } from '../../base/calls/Failure';
import type { Comments } from '../../blocks/comments/use-comments';
import { isFoundIn, openFindings } from '../../machines/review.rules';
import { commonText } from '../../base/navigation/text';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextArea } from '../../ui/TextArea';
import type { ApprovalBlock } from './approval-loaders';
import { ChangeDialog } from './ChangeDialog';
import { changeText, reviewText as text } from './text';
import type { Reviewing } from './use-review';

const { maxLength: maxNoteLength } = limits.ApprovalDecision.note;

/** True for a block with comments that are not resolved. */
const isTalkedAbout = ({ partId }: ApprovalBlock, comments: Comments | undefined) =>
  partId !== null &&
  (comments?.threads ?? []).some((thread) => thread.partId === partId && !thread.isResolved);

interface DialogsProps extends Reviewing {
  own: readonly ApprovalBlock[];
  comments: Comments | undefined;
}

/** Questions before a review is decided. */
export function ReviewDialogs({ snapshot, send, own, comments }: DialogsProps) {
  const { approval, error, meant } = snapshot.context;
  const isDeciding = snapshot.hasTag('deciding');
  const findings = openFindings(approval);
  const [note, setNote] = useState('');
  const close = () => {
    setNote('');
    send({ type: 'decision.close' });
  };
  const parts = partsWords([
    ...new Set(approval.details.filter(({ isMine }) => isMine).flatMap((department) => department.parts)),
  ]);
  return (
    <>
      {snapshot.hasTag('approving') && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={text.approveTitle(approval.title)}
          description={text.approveHelp(parts, own.length)}
          busy={isDeciding}
          busyLabel={text.approving}
          cancelLabel={commonText.cancel}
          confirmLabel={text.approve}
          onConfirm={() => send({ type: 'approval.confirm', note: note.trim() })}
        >
          {findings.length > 0 && <Note tone="warning">{text.approveDespite(findings.length)}</Note>}
          <Field label={text.approveNote} counter={{ length: [...note].length, max: maxNoteLength }}>
            <TextArea
              rows={2}
              maxLength={maxNoteLength}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <FailureLine error={error} />
        </ConfirmDialog>
      )}
      {snapshot.hasTag('asking') && (
        <ChangeDialog
          sender={approval.requestedBy}
          blocks={own.flatMap((block) => {
            const named = attachable(block);
            const isWarned =
              block.checks.some((check) => check.isSame === false) ||
              findings.some((finding) => isFoundIn(block, finding));
            // Of several fields nobody knows which is meant.
            const isOne = named.length === 1;
            return named.map((each) => ({
              ...each,
              hint: isOne && isWarned ? changeText.hint : '',
              isChosen: (isOne && (isWarned || block.key === meant)) || isTalkedAbout(block, comments),
            }));
          })}
          isBusy={isDeciding}
          error={error && failureText(error)}
          onSend={(asking) => send({ type: 'change.send', asking })}
          onClose={close}
        />
      )}
    </>
  );
}
