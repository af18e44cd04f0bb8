import { expect, it } from 'vitest';
import type { ApiResult } from '../../../src/api/result';
import { pagesOfStep, updateInSteps } from '../../../src/subjects/shared-blocks/update-steps';

const pages = Array.from({ length: 2 * pagesOfStep + 50 }, (_, index) => ({
  themeId: index + 1,
  rowVersion: 1,
}));
type Act = Parameters<typeof updateInSteps>[1]['act'];
const act: Act = (some) =>
  Promise.resolve({
    ok: true,
    data: some.map(({ themeId }) => ({ themeId, title: '', state: 'draft', reason: '' })),
    messages: [],
  });

/** Runs an update; `stopAfter` stops it once so many pages are done. */
async function run(acts: Act = act, stopAfter = Infinity) {
  const seen: number[] = [];
  const result = await updateInSteps(pages, {
    act: acts,
    onStep: (outcomes) => seen.push(outcomes.length),
    isStopped: () => (seen.at(-1) ?? 0) >= stopAfter,
  });
  return { seen, result };
}

it('any number of pages is updated, some at a time', async () => {
  const { seen, result } = await run();
  expect(seen).toEqual([pagesOfStep, 2 * pagesOfStep, pages.length]);
  expect(result.ok && result.data.map(({ themeId }) => themeId)).toEqual(pages.map(({ themeId }) => themeId));
});

it('an update that is stopped ends after the act that runs', async () => {
  const { seen, result } = await run(act, 1);
  expect(seen).toEqual([pagesOfStep]);
  expect(result).toMatchObject({ ok: true, data: { length: pagesOfStep } });
});

it('a failure ends the update, and what was done before it is known', async () => {
  const failure: ApiResult<never> = { ok: false, error: { kind: 'network' } };
  const { seen, result } = await run((some) =>
    some[0]?.themeId === 1 ? act(some) : Promise.resolve(failure),
  );
  expect(seen).toEqual([pagesOfStep]);
  expect(result).toBe(failure);
});
