import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../api/result';

export type Answer<T> =
  | { state: 'none' }
  /** `before`: what was there when this was asked for. */
  | { state: 'loading'; before: T | undefined }
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
    setAnswer((last) => ({
      state: 'loading',
      before: last.state === 'ready' ? last.data : last.state === 'loading' ? last.before : undefined,
    }));
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
