import { expect, it } from 'vitest';
import { assertRoom, encodeInTurn } from '../../../server/base/files/encoding-queue';

/** Work that ends on command. */
function held() {
  let end = () => {};
  const ending = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ending, end };
}
const outcome = (turn: Promise<unknown>) =>
  turn.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'status' in error ? error.status : error),
  );

it('one encoding runs at a time, in the order of requests, and the next one starts after a failure', async () => {
  const log: string[] = [];
  const step = (name: string, error?: Error) =>
    encodeInTurn(undefined, async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (error) throw error;
    });
  const failing = new Error('bad picture');
  expect(await Promise.all([step('a'), outcome(step('b', failing)), step('c')])).toEqual([
    undefined,
    failing,
    undefined,
  ]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('a client that disconnects frees its place at once, and its encoding is not used', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = held();
  const used = outcome(encodeInTurn(running.signal, first.work));
  let hasBegun = false;
  const left = outcome(encodeInTurn(waiting.signal, async () => (hasBegun = true)));
  const behind = outcome(encodeInTurn(undefined, () => Promise.resolve()));
  waiting.abort();
  expect(await left).toBe(503);
  running.abort();
  first.end();
  expect([await used, await behind, hasBegun]).toEqual([503, 'done', false]);
  expect(await outcome(encodeInTurn(AbortSignal.abort(), () => Promise.resolve()))).toBe(503);
});

it('twenty requests may wait and another is refused, but none between its pictures', async () => {
  const first = held();
  const own = new AbortController();
  const running = encodeInTurn(own.signal, first.work);
  const others = Array.from({ length: 20 }, () => new AbortController());
  const turns = others.map(({ signal }) => outcome(encodeInTurn(signal, () => Promise.resolve())));
  expect(() => assertRoom()).toThrow(expect.objectContaining({ status: 503, retryAfter: 5 }) as Error);
  expect(await outcome(encodeInTurn(new AbortController().signal, () => Promise.resolve()))).toBe(503);
  const nextOfOwn = outcome(encodeInTurn(own.signal, () => Promise.resolve()));
  others[0]?.abort();
  // The running request now waits with its next picture, so twenty wait again.
  expect(() => assertRoom()).toThrow('系統維護中');
  others[1]?.abort();
  expect(() => assertRoom()).not.toThrow();
  first.end();
  await running;
  expect(await nextOfOwn).toBe('done');
  expect(await Promise.all(turns)).toEqual([503, 503, ...Array.from({ length: 18 }, () => 'done')]);
});
