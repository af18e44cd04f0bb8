import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { underLease } from '../../src/machines/renewal-lease';

// Simulated IndexedDB that all tabs share; it can be broken.
const browser = vi.hoisted(() => ({ lease: undefined as unknown, isBroken: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => {},
  update: async (_key: string, to: (old: unknown) => unknown) => {
    if (browser.isBroken) throw new Error('no IndexedDB');
    browser.lease = to(browser.lease);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(browser, { lease: undefined, isBroken: false });
});
afterEach(() => vi.useRealTimers());

/** Starts tabs with tasks of these milliseconds, and records their starts and ends. */
function tabs(...lengths: number[]) {
  const told: string[] = [];
  const start = Date.now();
  const tell = (what: string) => told.push(`${what} ${Date.now() - start}`);
  const all = lengths.map((length, tab) =>
    underLease(async () => {
      tell(`${tab} begins`);
      await new Promise((resolve) => setTimeout(resolve, length));
      tell(`${tab} ends`);
      return tab;
    }),
  );
  return { told, all: Promise.all(all) };
}

test("one task runs after the other, with time for the first one's writes to arrive", async () => {
  const { told, all } = tabs(100, 100);
  await vi.runAllTimersAsync();
  expect(await all).toEqual([0, 1]);
  expect(told).toEqual(['0 begins 0', '0 ends 100', '1 begins 300', '1 ends 400']);
});

test('a task longer than a lease is not interrupted', async () => {
  const { told } = tabs(31_000, 0);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['0 begins 0', '0 ends 31000', '1 begins 31200', '1 ends 31200']);
});

test('others wait ten seconds for a tab closed in its task, and not at all for a lease of a clock set back', async () => {
  browser.lease = { owner: 1, until: Date.now() + 10_000 };
  const closed = tabs(0);
  await vi.runAllTimersAsync();
  expect(closed.told).toEqual(['0 begins 10000', '0 ends 10000']);
  browser.lease = { owner: 1, until: Date.now() + 10_001 };
  const ahead = tabs(0);
  await vi.runAllTimersAsync();
  expect(ahead.told).toEqual(['0 begins 0', '0 ends 0']);
});

test('a tab that lost its lease while frozen does not end the lease of another', async () => {
  const { told } = tabs(100);
  await vi.advanceTimersByTimeAsync(50);
  const other = { owner: 1, until: Date.now() + 10_000 };
  browser.lease = other;
  await vi.runAllTimersAsync();
  expect([told, browser.lease]).toEqual([['0 begins 0', '0 ends 100'], other]);
});

test('a task that fails gives the lease back, and without IndexedDB all tasks run', async () => {
  const failing = underLease(() => Promise.reject(new Error('lost')));
  await expect(failing).rejects.toThrow('lost');
  expect(browser.lease).toEqual({ owner: 0, until: Date.now() + 200 });
  browser.isBroken = true;
  const { told } = tabs(0, 0);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['0 begins 0', '1 begins 0', '0 ends 0', '1 ends 0']);
});
