import type { ReactNode } from 'react';
import { fullMoment, shortMoment } from './moment';
import { reviewText } from './text';
import type { Review } from './types';

const eye =
  'M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z';
const tick = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM6.8 10.3l2.2 2.2 4.2-4.7';

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** Strip over the page: recipient, expiry and decision. */
export function ReviewStrip({ review }: { review: Review }) {
  const { state, changed } = review;
  const isApproved = state === 'approved';
  return (
    <aside className={`draft-note rv-strip${isApproved ? ' ok' : ''}`} aria-label={reviewText.strip}>
      <Mark path={isApproved ? tick : eye} />
      <strong>{titleOf(state)}</strong>
      {/* A rejection whose dialog is no longer needed. */}
      {review.problem?.in === 'dialog' && review.dialog === null && (
        <span className="rv-problem" role="alert">
          {review.problem.words}
          {review.problem.text && reviewText.typed(review.problem.text)}
        </span>
      )}
      <span className="draft-says">
        {state === 'outdated' && reviewText.outdatedBy(changed.length)}
        {isApproved && <Approved review={review} />}
        {state === 'changesAsked' &&
          review.decidedOn &&
          reviewText.askedOn(fullMoment(review.decidedOn), review.note)}
        {state === 'waiting' && (
          <>
            {reviewText.for}
            <b>{review.name}</b>
            {reviewText.until(shortMoment(review.expiresOn))}
            {reviewText.warning}
          </>
        )}
      </span>
      <div className="rv-acts rv-wide">
        <ReviewActions review={review} />
      </div>
    </aside>
  );
}

const titleOf = (state: Review['state']) =>
  ({
    waiting: reviewText.strip,
    approved: reviewText.approved,
    outdated: reviewText.outdated,
    changesAsked: reviewText.asked,
  })[state];

function Approved({ review: { decidedOn, number, isPublished } }: { review: Review }) {
  return (
    decidedOn && (
      <>
        {reviewText.approvedOn(fullMoment(decidedOn))}
        <span className="rv-number">{number}</span>
        {isPublished ? reviewText.published : reviewText.receipt}
      </>
    )
  );
}

/** Buttons 要求修改 and 核准, or 撤回核准 until the page is public. */
export function ReviewActions({ review }: { review: Review }): ReactNode {
  const { href, mayApprove, state, isPublished } = review;
  if (!mayApprove) return null;
  if (state === 'approved') {
    return isPublished ? null : (
      <Press href={href} step="withdraw">
        {reviewText.withdraw}
      </Press>
    );
  }
  return (
    <>
      <a className="rv-btn" href={`${href}?step=changes#why`}>
        {reviewText.askChanges}
      </a>
      <Press href={href} step="code" seen={review.hash} isMain>
        {reviewText.approve}
      </Press>
    </>
  );
}

interface PressProps {
  href: string;
  step: string;
  /** Hash of the page that contains the button. */
  seen?: string;
  isMain?: boolean;
  children: ReactNode;
}

/** A button that sends a single step. */
function Press({ href, step, seen, isMain = false, children }: PressProps) {
  return (
    <form method="post" action={href}>
      {seen && <input type="hidden" name="seen" value={seen} />}
      <button className={`rv-btn${isMain ? ' main' : ''}`} name="do" value={step}>
        {children}
      </button>
    </form>
  );
}
