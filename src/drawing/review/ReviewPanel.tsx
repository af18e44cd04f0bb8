import { blockName } from './marks';
import { relativeMoment } from './moment';
import { reviewText } from './text';
import type { Review, ReviewComment, ReviewThread } from './types';

export const panelId = 'opinions';
const maxText = 2000;

/** The person's threads with their answers; on a phone a sheet. */
export function ReviewPanel({ review, title }: { review: Review; title: string }) {
  const { threads, href, selected, done } = review;
  const open = threads.filter(({ isResolved }) => !isResolved);
  const all = countOf(threads);
  const isOpen = selected !== null || review.editing !== null || done !== null || isAboutPanel(review);
  const hasThread = open.some(({ partId }) => partId === selected);
  return (
    <aside id={panelId} className={`rv-panel${isOpen ? ' open' : ''}`} aria-label={reviewText.opinions}>
      <div className="rv-head">
        <h2>{reviewText.opinions}</h2>
        <span className="rv-cap">{reviewText.counts(all, open.length)}</span>
        <a className="rv-close" href={`${href}#main`}>
          {reviewText.close}
        </a>
      </div>
      {done && (
        <p className="rv-done" role="status">
          {reviewText.done[done]}
        </p>
      )}
      {selected !== null && !hasThread && <NewThread review={review} partId={selected} />}
      <ol className="rv-threads">
        {threads.map((thread, place) => (
          <Thread key={thread.id} review={review} thread={thread} number={place + 1} />
        ))}
      </ol>
      <p className="rv-cap rv-how">
        {threads.length === 0 && reviewText.none}
        {reviewText.how}
        {reviewText.audience(title)}
      </p>
    </aside>
  );
}

export const countOf = (threads: Review['threads']) =>
  threads.flatMap(({ comments }) => comments).filter(({ isDeleted }) => !isDeleted).length;

const isAboutPanel = ({ problem }: Review) => problem !== null && problem.in !== 'dialog';

function NewThread({ review, partId }: { review: Review; partId: number }) {
  const block = review.blocks.find(({ id }) => id === partId);
  if (!block) return null;
  const name = blockName(review, partId, block.partType);
  return (
    <div className="rv-thread on">
      <p className="rv-block">{name}</p>
      <WordsForm
        review={review}
        id="say"
        step="comment"
        label={reviewText.commentOn(name)}
        fields={{ part: partId }}
        problem={problemIn(review, 'comment')}
      />
    </div>
  );
}

interface ThreadProps {
  review: Review;
  thread: ReviewThread;
  number: number;
}

function Thread({ review, thread, number }: ThreadProps) {
  const { id, partId, partType, isResolved, comments } = thread;
  const isSelected = partId !== null && partId === review.selected && !isResolved;
  const name = blockName(review, partId, partType);
  return (
    <li className={`rv-thread${isSelected ? ' on' : ''}`} id={`thread-${id}`}>
      <p className="rv-block">
        <span className={`rv-pin still${isResolved ? ' ok' : ''}`} aria-hidden="true">
          {number}
        </span>
        {partId === null ? name : <a href={`#block-${partId}`}>{name}</a>}
        {isResolved && <span className="rv-tag">{reviewText.resolved}</span>}
      </p>
      <ol className="rv-said">
        {comments.map((comment, place) => (
          <li key={comment.id}>
            {comment.id === review.editing && comment.isOwn ? (
              <Correction review={review} comment={comment} />
            ) : (
              <Said review={review} comment={comment} place={place + 1} />
            )}
          </li>
        ))}
      </ol>
      {!isResolved && review.editing === null && (
        <WordsForm
          review={review}
          id={isSelected ? 'say' : `more-${id}`}
          step="answer"
          label={reviewText.more}
          fields={{ thread: id }}
          problem={answerProblem(review, id, isSelected)}
        />
      )}
    </li>
  );
}

interface SaidProps {
  review: Review;
  comment: ReviewComment;
  place: number;
}

function Said({ review, comment, place }: SaidProps) {
  const { id, author, text, createdOn, isDeleted, isEdited, isOwn } = comment;
  return (
    <>
      <p className="rv-who">
        <b>{author}</b>
        <span className="rv-cap">
          <time dateTime={createdOn.toISOString()}>{relativeMoment(createdOn)}</time>
          {isEdited && !isDeleted && reviewText.edited}
        </span>
      </p>
      <p className="rv-words">{isDeleted ? reviewText.deleted : text}</p>
      {isOwn && !isDeleted && (
        <div className="rv-own">
          <a href={`${review.href}?edit=${id}#say`} aria-label={reviewText.correctOf(place)}>
            {reviewText.correct}
          </a>
          <form method="post" action={review.href}>
            <input type="hidden" name="comment" value={id} />
            <button name="do" value="delete" aria-label={reviewText.removeOf(place)}>
              {reviewText.remove}
            </button>
          </form>
        </div>
      )}
    </>
  );
}

function Correction({ review, comment }: { review: Review; comment: ReviewComment }) {
  return (
    <WordsForm
      review={review}
      id="say"
      step="correct"
      label={reviewText.own}
      fields={{ comment: comment.id }}
      text={comment.text}
      problem={problemIn(review, 'correct')}
      isCorrection
    />
  );
}

/** A comment on a block with a thread becomes an answer in that thread. */
const answerProblem = (review: Review, threadId: number, isSelected: boolean) =>
  (isSelected ? problemIn(review, 'comment') : null) ??
  (review.problem?.threadId === threadId ? problemIn(review, 'answer') : null);

const problemIn = ({ problem }: Review, place: NonNullable<Review['problem']>['in']) =>
  problem?.in === place ? problem : null;

interface WordsFormProps {
  review: Review;
  id: string;
  step: string;
  label: string;
  fields: Readonly<Record<string, number>>;
  text?: string;
  problem: Review['problem'];
  isCorrection?: boolean;
}

function WordsForm({
  review,
  id,
  step,
  label,
  fields,
  text = '',
  problem,
  isCorrection = false,
}: WordsFormProps) {
  return (
    <form method="post" action={review.href} className="rv-form">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="text"
        rows={isCorrection ? 4 : 2}
        maxLength={maxText}
        required
        defaultValue={problem ? problem.text : text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className="rv-problem" role="alert">
          {problem.words}
        </p>
      )}
      <div className="rv-row">
        {isCorrection && (
          <a className="rv-btn" href={`${review.href}#${panelId}`}>
            {reviewText.cancel}
          </a>
        )}
        <button className="rv-btn" name="do" value={step}>
          {isCorrection ? reviewText.store : reviewText.send}
        </button>
      </div>
    </form>
  );
}
