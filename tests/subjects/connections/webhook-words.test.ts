import { describe, expect, it } from 'vitest';
import { plainText } from '../../support/plain-text';
import type { WebhookCard } from '../../../src/subjects/connections/webhook-loaders';
import { barsOf, failedOf, stateDetail, weekText } from '../../../src/subjects/connections/webhook-words';

const now = Date.parse('2026-11-24T12:00:00+08:00');
const hook: WebhookCard = {
  id: 1,
  name: 'CRM',
  url: 'https://crm.example.com/in',
  events: ['enquiry.created'],
  state: 'ok',
  pausedOn: null,
  isPausedByHand: false,
  owner: '',
  lastTry: { at: '2026-11-24T11:52:00+08:00', ms: 90, status: null, failure: 'timeout' },
  lastAnswer: '',
  waiting: 3,
  nextTryOn: '2026-11-24T12:04:00+08:00',
  hours: [],
  createdOn: '2026-11-01T00:00:00Z',
  lastModifiedOn: '2026-11-01T00:00:00Z',
  lastModifiedBy: '',
  updateRecord: { lastModifiedBy: '', lastModifiedOn: '2026-11-01T00:00:00Z' },
};

describe('state of a webhook in words', () => {
  it.each([
    [{}, '最近 今天 11:52，逾時'],
    [{ lastTry: null }, '尚未送出'],
    [{ state: 'retrying' as const }, '3 則，下次 今天 12:04'],
    [{ state: 'paused' as const, pausedOn: '2026-11-23T22:10:00+08:00' }, '11/23 22:10 起'],
  ])('with %o: %s', (change, words) => {
    expect(plainText(stateDetail({ ...hook, ...change }, now))).toBe(words);
  });

  it('shows 100% only if every try succeeded', () => {
    expect(weekText({ week: { sent: 9999, failed: 1 } })).toBe('10000 次，成功 99.9%');
    expect(weekText({ week: { sent: 3, failed: 0 } })).toBe('3 次，成功 100%');
    expect(weekText({ week: { sent: 0, failed: 0 } })).toBeNull();
  });

  it('draws bars as parts of the highest, and marks an hour with a failure', () => {
    const hours = [
      { sent: 0, failed: 0 },
      { sent: 1, failed: 1 },
      { sent: 4, failed: 0 },
    ];
    expect(barsOf(hours)).toEqual([
      { share: 0, isFailed: false },
      { share: 0.5, isFailed: true },
      { share: 1, isFailed: false },
    ]);
    expect(barsOf([{ sent: 0, failed: 0 }])).toEqual([{ share: 0, isFailed: false }]);
  });
});

it('the deliveries to choose at once are those that failed, without tests', () => {
  const row = (id: number, outcome: 'failed' | 'delivered', isTest = false) => ({ id, outcome, isTest });
  expect(failedOf([row(1, 'failed'), row(2, 'delivered'), row(3, 'failed', true), row(4, 'failed')])).toEqual(
    [1, 4],
  );
});
