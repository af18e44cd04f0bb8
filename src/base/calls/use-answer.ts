import { useCallback, useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../../api/result';

export type Answer<T> =
  | { state: 'none' }
  /** `before`: previous data, shown while loading and after a failure. */
  | { state: 'loading'; before: T | undefined }
  | { state: 'failed'; error: ApiError; before: T | undefined }
  | { state: 'ready'; data: T };

/**
 * Answer of a call made on demand, such as for a dialog; only the latest call counts. `ask` and `forget` are stable.
 */
export function useAnswer<T>(): {
  answer: Answer<T>;
  ask: (call: () => Promise<ApiResult<T>>) => void;
  forget: () => void;
} {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'none' });
  const turn = useRef(0);
  const run = useCallback(async (call: () => Promise<ApiResult<T>>) => {
    const mine = ++turn.current;
    setAnswer((last) => ({ state: 'loading', before: shownData(last) }));
    const result = await call();
    if (mine !== turn.current) return;
    setAnswer((last) =>
      result.ok
        ? { state: 'ready', data: result.data }
        : { state: 'failed', error: result.error, before: shownData(last) },
    );
  }, []);
  const ask = useCallback((call: () => Promise<ApiResult<T>>) => void run(call), [run]);
  const forget = useCallback(() => {
    turn.current += 1;
    setAnswer({ state: 'none' });
  }, []);
  return { answer, ask, forget };
}

/** Newest data of an answer, also while loading and after a failure. */
export function shownData<T>(answer: Answer<T>): T | undefined {
  if (answer.state === 'ready') return answer.data;
  return answer.state === 'none' ? undefined : answer.before;
}
