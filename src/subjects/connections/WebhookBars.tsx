import { classNames } from '../../ui/class-names';
import { webhookText as text } from './text';
import type { WebhookCard } from './webhook-loaders';
import { barsOf } from './webhook-words';

/** Tries of 24 hours as bars; failures are red and also described in text. */
export function WebhookBars({ hours }: Pick<WebhookCard, 'hours'>) {
  const sum = (name: 'sent' | 'failed') => hours.reduce((all, hour) => all + hour[name], 0);
  return (
    <span
      role="img"
      aria-label={text.bars(sum('sent'), sum('failed'))}
      className="flex h-6 items-end gap-0.5"
    >
      {barsOf(hours).map(({ share, isFailed }, index) => (
        <span
          key={index}
          style={{ height: `${Math.max(12, share * 100)}%` }}
          className={classNames(
            'w-1.5 rounded-tag',
            share === 0 ? 'bg-line' : isFailed ? 'bg-danger' : 'bg-success',
          )}
        />
      ))}
    </span>
  );
}
