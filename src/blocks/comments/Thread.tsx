import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Comment, SendingWords } from './Comment';
import { CommentBox } from './CommentBox';
import { commentText as text } from './text';
import { typeName } from './threads';
import { boxOf, type BoxTarget, type Comments, type CommentThread } from './use-comments';

interface ThreadProps {
  thread: CommentThread;
  comments: Comments;
  /** Position of its block; omitted under the block itself. */
  where?: ReactNode;
  isActive?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A thread with its comments and a box for the answer; a settled thread has no box. */
export function Thread({ thread, comments, where, isActive = false, ref }: ThreadProps) {
  const { threadId, isResolved, resolvedBy, mayResolve, partType } = thread;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      data-thread={threadId}
      aria-label={text.threadOn(typeName(partType), thread.comments.length)}
      className={classNames(
        'grid gap-3 px-5 py-4 outline-offset-[-2px]',
        isActive && 'border-l-3 border-primary bg-primary-tint pl-4.25',
      )}
    >
      <div className="flex min-h-8 items-center gap-2">
        <div className="min-w-0 flex-1 text-table">
          {where}
          {isResolved && resolvedBy !== null && (
            <p className="text-caption text-ink-soft">{text.resolvedBy(resolvedBy)}</p>
          )}
        </div>
        {mayResolve && (
          <ResolveButton isResolved={isResolved} onPress={() => comments.resolve(threadId, !isResolved)} />
        )}
      </div>
      <Said comments={comments} target={{ kind: 'thread', threadId }}>
        {thread.comments.map((comment) => (
          <Comment key={comment.id} comment={comment} comments={comments} />
        ))}
      </Said>
      {!isResolved && <Reply comments={comments} target={{ kind: 'thread', threadId }} label={text.reply} />}
    </article>
  );
}

function ResolveButton({ isResolved, onPress }: { isResolved: boolean; onPress: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      size="sm"
      busy={isBusy}
      icon={isResolved ? 'undo' : 'check'}
      onClick={() => {
        setBusy(true);
        void onPress().finally(() => setBusy(false));
      }}
    >
      {isResolved ? text.reopen : text.resolve}
    </Button>
  );
}

interface SaidProps {
  comments: Comments;
  target: BoxTarget;
  children?: ReactNode;
}

function Said({ comments, target, children }: SaidProps) {
  const account = useAccount();
  const sent = comments.sending.find(({ box }) => box === boxOf(target));
  return (
    <ol className="grid gap-3 empty:hidden">
      {children}
      {sent && <SendingWords name={account?.name ?? ''} words={sent.text} />}
    </ol>
  );
}

function Reply({ comments, target, label }: { comments: Comments; target: BoxTarget; label: string }) {
  const box = boxOf(target);
  return (
    <CommentBox
      label={label}
      draft={comments.draftOf(box)}
      readers={comments.readers}
      isSending={comments.sending.some((each) => each.box === box)}
      sendLabel={text.send}
      onType={(draft) => comments.type(box, draft)}
      onSend={() => void comments.send(target)}
    />
  );
}

interface NewThreadProps {
  comments: Comments;
  partId: number;
  where?: ReactNode;
  label: string;
  isActive?: boolean;
}

/** A box that starts a thread on a block. */
export function NewThread({ comments, partId, where, label, isActive = false }: NewThreadProps) {
  return (
    <article
      aria-label={label}
      data-part-box={partId}
      className={classNames(
        'grid gap-3 px-5 py-4',
        isActive && 'border-l-3 border-primary bg-primary-tint pl-4.25',
      )}
    >
      {where && <div className="text-table">{where}</div>}
      <Said comments={comments} target={{ kind: 'part', partId }} />
      <Reply comments={comments} target={{ kind: 'part', partId }} label={label} />
    </article>
  );
}

interface BlockCommentsProps {
  comments: Comments;
  partId: number;
  partType: number;
}

/** All threads of one block, shown under it, and a button to start one if none is open. */
export function BlockComments({ comments, partId, partType }: BlockCommentsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isBegun, setBegun] = useState(false);
  const own = comments.threads.filter((thread) => thread.partId === partId);
  const hasDraft = comments.draftOf(boxOf({ kind: 'part', partId })).text !== '';
  const begin = () => {
    flushSync(() => setBegun(true));
    place.current?.querySelector<HTMLElement>('[data-part-box] textarea')?.focus();
  };
  return (
    <div ref={place} className="divide-y divide-line">
      {own.map((thread) => (
        <Thread key={thread.threadId} thread={thread} comments={comments} />
      ))}
      {own.every(({ isResolved }) => isResolved) &&
        (isBegun || hasDraft ? (
          <NewThread comments={comments} partId={partId} label={text.newOn(typeName(partType))} />
        ) : (
          <p className="px-4 py-2">
            <Button
              variant="text"
              size="sm"
              icon="comment"
              data-begin-thread=""
              aria-label={text.addMarker(typeName(partType))}
              onClick={begin}
            >
              {text.begin}
            </Button>
          </p>
        ))}
    </div>
  );
}
