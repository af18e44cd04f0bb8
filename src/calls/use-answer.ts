import { useCallback, useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../api/result';

export type Answer<T> =
  | { state: 'none' }
  /** `before`: the last data, to be shown meanwhile. */
  | { state: 'loading'; before: T | undefined }
  | { state: 'failed'; error: ApiError }
  | { state: 'ready'; data: T };

/** The answer to a call that is made on demand, as on opening a dialog; only the last call counts. `ask` and `forget` stay the same. */
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
