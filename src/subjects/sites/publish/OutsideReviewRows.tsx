import { useEffect } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { outsideReviewStateWords } from '../../../../openapi/generated/words';
import { listOutsideReviews } from '../../../api/generated/operations';
import { useAnswer } from '../../../base/calls/use-answer';
import { TimeIn } from '../../../base/time/Time';
import { Avatar } from '../../../ui/Avatar';
import { Icon } from '../../../ui/Icon';
import { Tag } from '../../../ui/Tag';
import { siteText } from '../text';

type OutsideReview = components['schemas']['OutsideReview'];

const text = siteText.outside;

/** Persons without an account who review a draft; none of them decides about publishing. */
export function OutsideReviewRows({ themeId }: { themeId: number }) {
  const { answer, ask } = useAnswer<OutsideReview[]>();
  useEffect(() => {
    ask(() => listOutsideReviews({ id: themeId }));
  }, [ask, themeId]);
  const reviews = answer.state === 'ready' ? answer.data.filter(isShown) : [];
  if (reviews.length === 0) return null;
  return (
    <ul aria-label={text.list} className="divide-y divide-line rounded-card border border-line bg-sunken">
      {reviews.map((review) => (
        <Row key={review.id} review={review} />
      ))}
    </ul>
  );
}

/** An expired link without any answer is hidden. */
const isShown = ({ isEnded, state, comments }: OutsideReview) =>
  !isEnded || state !== 'waiting' || comments > 0;

const icons = {
  waiting: 'clock',
  approved: 'check',
  outdated: 'refresh',
  changesAsked: 'edit',
} as const;

const tones = {
  waiting: 'neutral',
  approved: 'success',
  outdated: 'warning',
  changesAsked: 'warning',
} as const;

function Row({ review }: { review: OutsideReview }) {
  const { name, mayComment, comments, openThreads, state, decidedOn, note, isEnded } = review;
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-table">
      <Icon name={icons[state]} size={16} className="mt-1 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-3">
          <b className="break-all">{name}</b>
          <span className="text-ink-soft">{text.what}</span>
          <span className="text-ink-soft">{text.noEffect}</span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-soft">
          <Avatar name={name} />
          <span>{text.byLink}</span>
          {mayComment && <span>{text.comments(comments, openThreads)}</span>}
          {isEnded && <span>{text.ended}</span>}
        </p>
        {note && <p className="mt-1 break-words">{text.quote(note)}</p>}
      </div>
      <p className="text-right text-ink-soft">
        <Tag tone={tones[state]}>{outsideReviewStateWords[state]}</Tag>
        {decidedOn && (
          <span className="block text-caption">
            <TimeIn say={(time) => time} at={decidedOn} to="short" />
          </span>
        )}
      </p>
    </li>
  );
}
