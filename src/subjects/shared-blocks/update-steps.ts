import type { components } from '../../../openapi/generated/types';
import type { ApiResult } from '../../api/result';

type Page = components['schemas']['SharedBlockPage'];
type Outcome = components['schemas']['SharedBlockOutcome'];

/** Pages of one act: few enough to show progress and to stop in between. */
export const pagesOfStep = 100;

interface Steps {
  /** Updates these pages by one act. */
  act: (pages: readonly Page[]) => Promise<ApiResult<Outcome[]>>;
  /** Called after each act with all outcomes so far. */
  onStep: (outcomes: readonly Outcome[]) => void;
  isStopped: () => boolean;
}

/** Updates any number of pages, some at a time; ends early at a failure or when it is stopped, between two acts. */
export async function updateInSteps(
  pages: readonly Page[],
  { act, onStep, isStopped }: Steps,
): Promise<ApiResult<readonly Outcome[]>> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < pages.length && !isStopped(); from += pagesOfStep) {
    const result = await act(pages.slice(from, from + pagesOfStep));
    if (!result.ok) return result;
    outcomes.push(...result.data);
    onStep([...outcomes]);
  }
  return { ok: true, data: outcomes, messages: [] };
}
