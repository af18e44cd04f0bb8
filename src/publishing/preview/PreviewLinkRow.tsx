import type { RefObject } from 'react';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import { todayInTaipei, wireDay } from '../../base/time/date-time';
import { TimeIn } from '../../base/time/Time';
import { useCopy } from '../../base/messages/use-copy';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Tag } from '../../ui/Tag';
import type { PreviewLink } from './linked-draft';
import { previewText } from './text';

interface PreviewLinkRowProps {
  link: PreviewLink;
  /** Focused for a new link. */
  copyButton: RefObject<HTMLButtonElement | null> | undefined;
  revoke: () => Promise<ApiResult<unknown>>;
  onRevoked: () => void;
  /** Undefined while the draft may have no more valid links. */
  onAnew: (() => void) | undefined;
  /** Id of the text that says the limit. */
  limitId: string;
}

/** One link with recipient, address, expiry and number of openings. */
export function PreviewLinkRow({
  link,
  copyButton,
  revoke,
  onRevoked,
  onAnew,
  limitId,
}: PreviewLinkRowProps) {
  const { purpose, isExpired, isMakerGone } = link;
  const { call, isBusy } = useCall();
  const copy = useCopy();
  // Uses the public host if there is one.
  const { href, host, pathname } = new URL(link.address, window.location.origin);
  return (
    <li
      className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2 py-3', isExpired && 'text-ink-soft')}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className={classNames('break-all', !isExpired && 'font-bold')}>{purpose}</span>
          {link.review && (
            <Tag tone="primary">{previewText.rights(link.review.mayComment, link.review.mayApprove)}</Tag>
          )}
          {isExpired && <Tag>{isMakerGone ? previewText.makerGone : previewText.expired}</Tag>}
        </p>
        <p className="truncate font-mono text-table" title={href}>
          {host}
          {pathname}
        </p>
        {link.review && <p className="text-caption break-all text-ink-soft">{link.review.email}</p>}
        <p className="text-caption text-ink-soft">
          <TimeIn say={previewText.until} at={link.expiresOn} to="short" />
          {previewText.separator}
          <Opened link={link} />
        </p>
      </div>
      {isExpired ? (
        <Button
          variant="text"
          size="sm"
          aria-label={previewText.anewOf(purpose)}
          {...(onAnew ? { onClick: onAnew } : { 'aria-disabled': true, 'aria-describedby': limitId })}
        >
          {previewText.anew}
        </Button>
      ) : (
        <span className="flex items-center gap-2">
          <Button
            ref={copyButton}
            size="sm"
            icon="copy"
            aria-label={previewText.copyOf(purpose)}
            onClick={() => void copy(href)}
          >
            {previewText.copy}
          </Button>
          <Button
            variant="danger-text"
            size="sm"
            busy={isBusy}
            aria-label={previewText.revokeOf(purpose)}
            onClick={() => void call(revoke, onRevoked)}
          >
            {previewText.revoke}
          </Button>
        </span>
      )}
    </li>
  );
}

const isOfToday = (time: string) => wireDay(time) === todayInTaipei();

function Opened({ link: { openedCount, lastOpenedOn } }: { link: PreviewLink }) {
  if (openedCount === 0 || lastOpenedOn === null) return previewText.unopened;
  const isToday = isOfToday(lastOpenedOn);
  const say = (time: string) => previewText.opened(openedCount, isToday ? previewText.today(time) : time);
  return <TimeIn say={say} at={lastOpenedOn} to={isToday ? 'moment' : 'short'} />;
}
