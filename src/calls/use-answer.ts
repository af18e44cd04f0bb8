import { useCallback, useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../api/result';

export type Answer<T> =
  | { state: 'none' }
  /** `before`: previous data, shown while loading. */
  | { state: 'loading'; before: T | undefined }
  | { state: 'failed'; error: ApiError }
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
    setAnswer((last) => ({
      state: 'loading',
      before: last.state === 'ready' ? last.data : last.state === 'loading' ? last.before : undefined,
    }));
    const result = await call();
    if (mine === turn.current) {
      setAnswer(result.ok ? { state: 'ready', data: result.data } : { state: 'failed', error: result.error });
    }
  }, []);
  const ask = useCallback((call: () => Promise<ApiResult<T>>) => void run(call), [run]);
  const forget = useCallback(() => {
    turn.current += 1;
    setAnswer({ state: 'none' });
  }, []);
  return { answer, ask, forget };
}
