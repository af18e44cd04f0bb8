import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../api/result';

export type Answer<T> =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError }
  | { state: 'ready'; data: T };

/** The answer to a call that is made when somebody asks for it, as on opening a dialog; only the last one asked counts. */
export function useAnswer<T>(): {
  answer: Answer<T>;
  ask: (call: () => Promise<ApiResult<T>>) => void;
  forget: () => void;
} {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'none' });
  const turn = useRef(0);
  const run = async (call: () => Promise<ApiResult<T>>) => {
    const mine = ++turn.current;
    setAnswer({ state: 'loading' });
    const result = await call();
    if (mine === turn.current) {
      setAnswer(result.ok ? { state: 'ready', data: result.data } : { state: 'failed', error: result.error });
    }
  };
  return {
    answer,
    ask: (call) => void run(call),
    forget: () => {
      turn.current += 1;
      setAnswer({ state: 'none' });
    },
  };
}
