import type { ReactNode } from 'react';
import { TimeIn } from '../../base/time/Time';
import { webhookText as text } from './text';
import type { Webhook, WebhookCard, WebhookDeliveryRow } from './webhook-loaders';

type LastTry = NonNullable<WebhookCard['lastTry']>;

/** Outcome of a try: the status, or the reason for no answer. */
export const resultText = ({ status, failure }: Pick<LastTry, 'status' | 'failure'>): string =>
  status === null ? text.failures[failure ?? 'network'] : String(status);

export const isTaken = ({ status }: Pick<LastTry, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Second line under a webhook's state. */
export function stateDetail(hook: WebhookCard, now: number): ReactNode {
  const near = { to: 'near', now } as const;
  const { state, pausedOn, nextTryOn, waiting, lastTry } = hook;
  if (state === 'paused' && pausedOn) return <TimeIn say={text.since} at={pausedOn} {...near} />;
  if (state === 'retrying' && nextTryOn) {
    return <TimeIn say={(time) => text.waitingUntil(waiting, time)} at={nextTryOn} {...near} />;
  }
  if (!lastTry) return text.neverSent;
  return <TimeIn say={(time) => text.lastTry(time, resultText(lastTry))} at={lastTry.at} {...near} />;
}

/** Names of events for a list: the first few. */
export function eventsText(events: WebhookCard['events']): string {
  return events
    .slice(0, 3)
    .map((event) => text.events[event])
    .join(text.separator);
}

/** Share of the week's tries that succeeded, to a tenth of a percent; null without a try. */
export function weekText({ week: { sent, failed } }: Pick<Webhook, 'week'>): string | null {
  const all = sent + failed;
  if (all === 0) return null;
  // Rounded down, so that 100 means all.
  return text.weekSum(all, String(Math.floor((sent / all) * 1000) / 10));
}

/** Bars of 24 hours as shares of the highest. */
export function barsOf(hours: WebhookCard['hours']): { share: number; isFailed: boolean }[] {
  const highest = Math.max(1, ...hours.map(({ sent, failed }) => sent + failed));
  return hours.map(({ sent, failed }) => ({ share: (sent + failed) / highest, isFailed: failed > 0 }));
}

/** Failed deliveries of a page that may be sent again; tests may not. */
export const failedOf = (rows: readonly Pick<WebhookDeliveryRow, 'id' | 'outcome' | 'isTest'>[]): number[] =>
  rows.filter(({ outcome, isTest }) => outcome === 'failed' && !isTest).map(({ id }) => id);
