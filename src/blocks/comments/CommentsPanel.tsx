import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { useSpoken } from '../../ui/use-spoken';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { commentText as text } from './text';
import { NewThread, Thread } from './Thread';
import { typeName } from './threads';
import type { CommentPanel } from './use-comment-panel';
import type { Comments, CommentThread } from './use-comments';
import { commonText } from '../../base/navigation/text';
import { Waiting } from '../../base/navigation/Waiting';

interface CommentsPanelProps {
  comments: Comments;
  panel: CommentPanel;
  /** Position of a block on the page, from 1, and the name of its type; undefined for a missing block. */
  placeOf: (partId: number) => { place: number; name: string } | undefined;
  /** Below the threads: other people on the page. */
  footer?: ReactNode;
  /** Inside a sheet, which has its own heading and button. */
  isSheet?: boolean;
}

/** Threads of a page: open or settled; threads of deleted blocks are listed separately. */
export function CommentsPanel({ comments, panel, placeOf, footer, isSheet = false }: CommentsPanelProps) {
  const resolved = comments.threads.filter(({ isResolved }) => isResolved).length;
  const spoken = useArrived(comments);
  return (
    <section
      aria-label={text.heading}
      className="flex h-full min-h-0 flex-col bg-card"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isSheet) panel.close();
      }}
    >
      <div className="flex min-h-13 flex-none flex-wrap items-center gap-3 border-b border-line py-2 pr-2 pl-5">
        {!isSheet && <h2 className="text-section font-bold">{text.heading}</h2>}
        <Segmented
          size="sm"
          className="ml-auto"
          aria-label={text.filter}
          options={[
            { value: 'open', label: text.open(comments.threads.length - resolved) },
            { value: 'resolved', label: text.resolved(resolved) },
          ]}
          value={panel.filter}
          onChange={panel.setFilter}
        />
        {!isSheet && <IconButton size="sm" icon="close" label={text.close} onClick={panel.close} />}
      </div>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
      <div className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        <PanelBody comments={comments} panel={panel} placeOf={placeOf} />
      </div>
      {footer && <div className="flex-none border-t border-line px-5 py-3">{footer}</div>}
    </section>
  );
}

type BodyProps = Pick<CommentsPanelProps, 'comments' | 'panel' | 'placeOf'>;

function PanelBody({ comments, panel, placeOf }: BodyProps) {
  const { state, threads } = comments;
  const { active, filter } = panel;
  if (state === 'loading') {
    return <Waiting className="px-5 py-4 text-ink-soft">{text.loading}</Waiting>;
  }
  if (state === 'failed') {
    return (
      <div className="px-5 py-4">
        <Note tone="danger">{text.failed}</Note>
        <Button size="sm" className="mt-3" onClick={() => void comments.reload()}>
          {commonText.retry}
        </Button>
      </div>
    );
  }
  const isOpenOf = (partId: number | null) =>
    threads.some((thread) => thread.partId === partId && !thread.isResolved);
  const newAt = active.partId !== null && !isOpenOf(active.partId) ? active.partId : null;
  const shown = threads.filter(({ isResolved }) => isResolved === (filter === 'resolved'));
  const [present, deleted] = [shown.filter(isPresent), shown.filter((thread) => !isPresent(thread))];
  return (
    <>
      {newAt !== null && (
        <NewThread
          key={newAt}
          comments={comments}
          partId={newAt}
          where={<Where place={placeOf(newAt)} />}
          label={text.newOn(placeOf(newAt)?.name ?? text.unknownType)}
          isActive={active.threadId === null}
        />
      )}
      {shown.length === 0 && newAt === null && (
        <p className="px-5 py-6 text-ink-soft">{emptyWords(threads, filter)}</p>
      )}
      {present.map((thread) => (
        <PlacedThread key={thread.threadId} {...{ thread, comments, panel, placeOf }} />
      ))}
      {deleted.length > 0 && (
        <div className="divide-y divide-line">
          <h3 className="px-5 pt-4 pb-1 text-caption text-ink-soft">{text.deleted}</h3>
          {deleted.map((thread) => (
            <PlacedThread key={thread.threadId} {...{ thread, comments, panel, placeOf }} />
          ))}
        </div>
      )}
    </>
  );
}

const isPresent = ({ partId }: CommentThread) => partId !== null;

function emptyWords(threads: readonly CommentThread[], filter: CommentPanel['filter']): string {
  if (threads.length === 0) return text.empty;
  return filter === 'open' ? text.noneOpen : text.noneResolved;
}

function PlacedThread({ thread, comments, panel, placeOf }: BodyProps & { thread: CommentThread }) {
  const { threadId, partId, partType, partText } = thread;
  const place = partId === null ? undefined : placeOf(partId);
  return (
    <Thread
      thread={thread}
      comments={comments}
      isActive={panel.active.threadId === threadId}
      where={
        place ? (
          <button type="button" className="text-left" onClick={() => panel.openThread(threadId)}>
            <Where place={place} />
          </button>
        ) : (
          <p>
            <b>{typeName(partType)}</b>
            <span className="block truncate text-caption text-ink-soft">{partText}</span>
          </p>
        )
      }
    />
  );
}

function Where({ place }: { place: { place: number; name: string } | undefined }) {
  if (!place) return null;
  return (
    <>
      <b className={linkClass}>{place.name}</b>
      <span className="ml-2 text-caption text-ink-soft">{text.place(place.place)}</span>
    </>
  );
}

/** Announces the number of comments by others since the last load. */
function useArrived({ state, threads }: Comments): string {
  const [spoken, say] = useSpoken();
  const known = useRef<ReadonlySet<number> | null>(null);
  const announce = useEffectEvent((now: Comments['threads']) => {
    const all = now.flatMap(({ comments }) => comments);
    const fresh = known.current ? all.filter(({ id, isOwn }) => !isOwn && !known.current?.has(id)) : [];
    known.current = new Set(all.map(({ id }) => id));
    if (fresh.length > 0) say(text.arrived(fresh.length));
  });
  useEffect(() => {
    if (state === 'ready') announce(threads);
  }, [state, threads]);
  return spoken;
}
