import { useRouter } from '@tanstack/react-router';
import type { ApiResult } from '../../api/result';
import { useCall } from './use-call';

/** Call of a button that changes what the screen shows; busy until that is loaded again. */
export function useCallAndReload() {
  const router = useRouter();
  const { call, ...state } = useCall();
  return {
    ...state,
    call: <T>(operation: () => Promise<ApiResult<T>>, onDone?: (data: T) => void) =>
      call(operation, (data) => {
        onDone?.(data);
        return router.invalidate();
      }),
  };
}
