import type { ReactNode } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { approvalRecordKindWords } from '../../../openapi/generated/words';
import { failureText } from '../../base/calls/failure-words';
import { FailureNote } from '../../base/calls/Failure';
import { type Approval, hasHint, openFindings, ownBlocks } from '../../machines/review.rules';
import { attachable } from '../../publishing/approval/block-names';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { useSingleKeys } from '../../base/session/single-keys';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { RootMark } from '../../ui/RootMark';
import { Tag } from '../../ui/Tag';
import { AdCount, AdFindings } from './AdFindings';
import { BlockPair, themeOf } from './BlockPair';
import { ChangeDialog } from './ChangeDialog';
import { KeyList } from './ReviewBar';
import { batchText as text, queueText, reviewText } from './text';
import { type BatchReview, useBatchReview } from './use-batch-review';
import { useReadEnd } from './use-read-end';
import { useReviewKeys } from './use-review-keys';

const route = getRouteApi('/_layout/approval/batch/$kind');

/** Requests of one kind on one page: read from top to bottom, each decided with one press. */
export function BatchPage() {
  const { items } = route.useLoaderData();
  return items.length === 0 ? (
    <EmptyState icon="stamp" title={queueText.empty.mine} />
  ) : (
    <Batch items={items} of={items[0] ? approvalRecordKindWords[items[0].kind] : ''} />
  );
}

interface BatchProps {
  items: readonly Approval[];
  /** Name of all of them, in the count of those that are left. */
  of: string;
  /** Stands above them. */
  children?: ReactNode;
}

/** Requests to be read from top to bottom, each decided as its own. */
export function Batch({ items, of, children }: BatchProps) {
  const review = useBatchReview(items);
  const hasKeys = useSingleKeys();
  const { left, change } = review;
  useReviewKeys(hasKeys && left.length > 0, {
    step: review.step,
    seen: review.seeCurrent,
    comment: () => undefined,
    approve: review.approveCurrent,
    change: review.askCurrent,
  });
  return (
    <div className="-m-4 flex flex-1 flex-col tablet:-m-6">
      {children}
      <ul className="mx-auto grid w-full max-w-280 min-w-0 flex-1 content-start gap-4 p-6 max-tablet:px-0 max-tablet:py-3">
        {items.map((item) => (
          <BatchItem key={item.id} item={item} review={review} />
        ))}
      </ul>
      <BatchBar items={items} of={of} review={review} hasKeys={hasKeys && left.length > 0} />
      <RootMark of="save-bar" />
      {change && (
        <ChangeDialog
          sender={change.requestedBy}
          blocks={ownBlocks(change)
            .flatMap(attachable)
            .map((each) => ({ ...each, hint: '', isChosen: false }))}
          isBusy={review.isBusy}
          error={review.error && failureText(review.error)}
          onSend={(asking) => void review.askChange(change, asking)}
          onClose={review.closeChange}
        />
      )}
      {review.isAskingAll && (
        <CallDialog
          tone="primary"
          title={queueText.question(review.ready.length)}
          description={queueText.questionHelp}
          confirmLabel={queueText.approveMany(review.ready.length)}
          busyLabel={queueText.approving}
          operation={review.approveReady}
          onDone={review.endReady}
          onClose={() => review.askAll(false)}
        >
          <ul className="list-disc pl-5">
            {review.ready.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </CallDialog>
      )}
    </div>
  );
}

interface ItemProps {
  item: Approval;
  review: BatchReview;
}

function BatchItem({ item, review }: ItemProps) {
  const { id, title, requestedBy, requestedOn, note } = item;
  const { current, decided, seen } = review;
  const decision = decided.get(id);
  const isCurrent = current === id;
  return (
    <li
      id={review.placeOf(id)}
      onFocus={() => review.setCurrent(id)}
      className={classNames(
        'scroll-my-20 overflow-hidden rounded-card border bg-card',
        isCurrent ? 'border-primary border-l-3' : 'border-line',
      )}
    >
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <h2 tabIndex={-1} className="min-w-0 flex-1 font-bold wrap-anywhere outline-none">
          {title}
        </h2>
        <span className="text-caption text-ink-soft">
          {requestedBy} <Time at={requestedOn} to="near" />
        </span>
        {decision ? (
          <Tag tone={decision === 'approved' ? 'success' : 'danger'}>{text.decisions[decision]}</Tag>
        ) : (
          // Its room is there before, so that nothing moves below the pointer.
          <span className={seen.has(id) ? undefined : 'invisible'}>
            <Tag tone="neutral">{reviewText.seenBox}</Tag>
          </span>
        )}
      </div>
      {!decision && (
        <>
          {note && <p className="border-t border-line px-4 py-2 text-table whitespace-pre-line">{note}</p>}
          {ownBlocks(item).map((block) => (
            <div key={block.key} className="border-t border-line">
              <BlockPair block={block} theme={themeOf(item.templateCode)} />
            </div>
          ))}
          <BatchDecision item={item} review={review} />
        </>
      )}
    </li>
  );
}

function BatchDecision({ item, review }: ItemProps) {
  const end = useReadEnd(() => review.see(item), !review.seen.has(item.id));
  const findings = openFindings(item);
  return (
    <div
      ref={end}
      className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-2"
    >
      {item.findings === null && (
        <span className="mr-auto text-table text-warning-ink">{reviewText.noCheck}</span>
      )}
      {findings.length > 0 && <AdFindings findings={findings} />}
      <Link
        to="/approval/review/$id"
        params={{ id: String(item.id) }}
        className={buttonClass({ size: 'sm', variant: 'text' })}
        aria-label={queueText.reviewOf(item.title)}
      >
        {queueText.review}
      </Link>
      <Button
        size="sm"
        disabled={review.isBusy}
        aria-label={text.changeOf(item.title)}
        onClick={() => review.openChange(item)}
      >
        {queueText.askChange}
      </Button>
      <Button
        size="sm"
        variant="primary"
        disabled={review.isBusy}
        aria-label={text.approveOf(item.title)}
        onClick={() => void review.approve(item)}
      >
        {reviewText.approve}
      </Button>
    </div>
  );
}

interface BarProps {
  items: readonly Approval[];
  of: string;
  review: BatchReview;
  hasKeys: boolean;
}

/** Number of requests left, and one decision on all without a finding that were read to their end. */
function BatchBar({ items, of, review, hasKeys }: BarProps) {
  const { left, ready, error } = review;
  const unread = left.filter((item) => !hasHint(item)).length - ready.length;
  const hints = left.filter(hasHint);
  return (
    <footer className="sticky bottom-0 z-save flex min-h-save flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-6 py-3 max-tablet:px-4">
      {hasKeys && (
        <KeyList
          keys={[
            [['J', 'K'], text.keys.next],
            [['A'], text.keys.approve],
            [['R'], text.keys.change],
          ]}
        />
      )}
      <p role="status" className="text-table text-ink-soft">
        {text.left(of, left.length, items.length)}
      </p>
      <FailureNote error={review.change ? null : error} />
      <div className="ml-auto flex flex-wrap items-center gap-4 max-tablet:w-full max-tablet:gap-2 max-tablet:buttons:flex-auto">
        {hints.length > 0 && <AdCount findings={hints.flatMap(openFindings)} />}
        <span className={classNames('text-table text-ink-soft', unread === 0 && 'invisible')}>
          {text.unread(unread)}
        </span>
        {left.length === 0 ? (
          <Link to="/approval" className={buttonClass({ variant: 'primary' })}>
            {queueText.mine}
          </Link>
        ) : (
          <Button
            variant="primary"
            disabled={ready.length === 0 || review.isBusy}
            onClick={() => review.askAll(true)}
          >
            {text.approveReady(ready.length)}
          </Button>
        )}
      </div>
    </footer>
  );
}
