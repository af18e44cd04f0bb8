import { useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../../api/result';

/** Call of a button: one at a time, completed even after unmounting. The client announces failures. */
export function useCall() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  return {
    isBusy,
    /** For a note next to the button; lasts until the next call. */
    error,
    /**
     * Makes the call and passes its data on; busy until both are done. Resolves to false after a failure, or if another
     * call is running.
     */
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
