import { useState } from 'react';
import { Time } from '../../base/time/Time';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CommentBox } from './CommentBox';
import { emptyDraft } from './drafts';
import { pieces } from './mentions';
import { commentText as text } from './text';
import { boxOf, type Comments, type ThreadComment } from './use-comments';
import { commonText } from '../../base/navigation/text';

/** A comment of a thread; its author can edit and delete it. */
export function Comment({ comment, comments }: { comment: ThreadComment; comments: Comments }) {
  const { author, isDeleted, isOwn, createdOn, editedOn } = comment;
  const box = boxOf({ kind: 'edit', comment });
  const draft = comments.draftOf(box);
  const isSending = comments.sending.some((each) => each.box === box);
  const [isOpen, setOpen] = useState(draft.text !== '');
  const isEditing = isOpen || draft.isUnsent;
  const begin = () => {
    const chosen = comment.mentions.map(({ id }) => id);
    if (draft.text === '') comments.type(box, { ...emptyDraft, text: comment.text, chosen });
    setOpen(true);
  };
  const cancel = () => {
    comments.type(box, emptyDraft);
    setOpen(false);
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 text-table">
      <Avatar size="sm" name={author} />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b>{author}</b>
          <span className="text-caption text-ink-soft">
            <Time at={createdOn} to="ago" />
            {editedOn !== null && !isDeleted && `${text.separator}${text.edited}`}
          </span>
        </p>
        {isEditing && !isSending ? (
          <CommentBox
            label={text.editOf(author)}
            draft={draft}
            readers={comments.readers}
            isSending={false}
            sendLabel={commonText.save}
            onType={(next) => comments.type(box, next)}
            onSend={() => void comments.send({ kind: 'edit', comment }).then((isSent) => setOpen(!isSent))}
          >
            <Button size="sm" variant="text" onClick={cancel}>
              {commonText.cancel}
            </Button>
          </CommentBox>
        ) : (
          <Words
            comment={comment}
            readers={comments.readers}
            sent={comments.sending.find((each) => each.box === box)?.text}
          />
        )}
        {isOwn && !isDeleted && !isEditing && (
          <OwnTools onEdit={begin} onDelete={() => comments.remove(comment.id)} />
        )}
      </div>
    </li>
  );
}

interface WordsProps {
  comment: ThreadComment;
  readers: Comments['readers'];
  /** New text that is being sent. */
  sent: string | undefined;
}

function Words({ comment, readers, sent }: WordsProps) {
  if (comment.isDeleted) return <p className="text-ink-soft">{text.deletedComment}</p>;
  // Names of namesakes are shown with their account, which nobody types.
  const names = comment.mentions.flatMap(({ id, name }) => [
    name,
    readers.find((reader) => reader.id === id)?.name ?? name,
  ]);
  return (
    <p className={sent === undefined ? wordsClass : `${wordsClass} opacity-60`}>
      {pieces(sent ?? comment.text, names).map((piece, place) =>
        piece.mention === null ? (
          piece.text
        ) : (
          <b key={place} className="text-primary">
            {piece.text}
          </b>
        ),
      )}
    </p>
  );
}

const wordsClass = 'break-words whitespace-pre-wrap';

function OwnTools({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="-ml-3 flex gap-1">
      <Button size="sm" variant="text" onClick={onEdit}>
        {text.edit}
      </Button>
      <Button size="sm" variant="danger-text" onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={text.deleteTitle}
        description={text.deleteQuestion}
        cancelLabel={commonText.cancel}
        confirmLabel={text.delete}
        onConfirm={() => {
          setAsking(false);
          void onDelete();
        }}
      />
    </div>
  );
}

/** An own comment, pale until the server has stored it. */
export function SendingWords({ name, words }: { name: string; words: string }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 text-table opacity-60">
      <Avatar size="sm" name={name} />
      <div>
        <p className="flex items-baseline gap-2">
          <b>{name}</b>
          <span className="text-caption">{commonText.sending}</span>
        </p>
        <p className={wordsClass}>{words}</p>
      </div>
    </li>
  );
}
