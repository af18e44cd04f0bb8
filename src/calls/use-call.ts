import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../api/result';

/**
 * The call of a button: one at a time, ended also when the button has gone. The client tells of a failure; `error` is for a
 * note beside the button, and stays until the next call.
 */
export function useCall() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  return {
    isBusy,
    error,
    /** Makes the call and hands its data on; busy until that is through. False when it failed or another one runs. */
    call: async <T>(
      operation: () => Promise<ApiResult<T>>,
      onDone?: (data: T) => void | Promise<void>,
    ): Promise<boolean> => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setError(null);
      try {
        const result = await operation();
        if (result.ok) await onDone?.(result.data);
        else setError(result.error);
        return result.ok;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
