import { IconButton } from '../../ui/IconButton';
import { tagClass } from '../../ui/tag-class';
import { commentText as text } from './text';
import type { CommentPanel } from './use-comment-panel';
import type { Comments } from './use-comments';

/** In the line above the editor: the way to the comments, number of open threads, and buttons to step through them. */
export function CommentsBar({ comments, panel }: { comments: Comments; panel: CommentPanel }) {
  const open = comments.threads.filter(({ isResolved }) => !isResolved);
  const place = open.findIndex(({ threadId }) => threadId === panel.active.threadId) + 1;
  return (
    <div className="flex grow flex-wrap items-center justify-end gap-x-1">
      {comments.threads.length > 0 && (
        <>
          <span className="mx-1 text-table">{text.barWords(open.length, panel.isOpen ? place : 0)}</span>
          <IconButton
            size="sm"
            icon="chevron-up"
            label={text.previous}
            disabled={open.length === 0}
            onClick={() => panel.go(-1)}
          />
          <IconButton
            size="sm"
            icon="chevron-down"
            label={text.next}
            disabled={open.length === 0}
            onClick={() => panel.go(1)}
          />
        </>
      )}
      <button
        type="button"
        data-comments-bar=""
        aria-label={text.openPanel}
        className={tagClass('accent')}
        onClick={panel.open}
      >
        {text.bar}
      </button>
    </div>
  );
}
