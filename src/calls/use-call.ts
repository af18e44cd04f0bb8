import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../api/result';

/**
 * The call of a button: one at a time, ended also when the button has gone. The client tells of a failure; `error` is for a
 * note beside the button, and stays until the next call or `clear`.
 */
export function useCall() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async <T>(operation: () => Promise<ApiResult<T>>): Promise<ApiResult<T> | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    const result = await operation();
    isRunning.current = false;
    setBusy(false);
    if (!result.ok) setError(result.error);
    return result;
  };
  return {
    isBusy,
    error,
    clear: () => setError(null),
    /** Makes the call and hands its data on; false when it failed or another one runs. */
    call: async <T>(
      operation: () => Promise<ApiResult<T>>,
      onDone?: (data: T) => void | Promise<void>,
    ): Promise<boolean> => {
      const result = await run(operation);
      if (!result?.ok) return false;
      await onDone?.(result.data);
      return true;
    },
  };
}
