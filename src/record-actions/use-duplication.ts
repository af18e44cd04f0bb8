import { useNavigate } from '@tanstack/react-router';
import { randomId } from '../api/random-id';
import type { CallOptions } from '../api/client';
import type { ApiResult } from '../api/result';
import { useCall } from '../calls/use-call';
import type { EditPath } from '../navigation/route-path';

type Duplicate = (body: { id: number }, options: CallOptions) => Promise<ApiResult<{ id: number }>>;

/** Makes a copy of a record and opens it, as its title and times are to be looked at first. */
export function useDuplication(duplicate: Duplicate, editPath: EditPath) {
  const navigate = useNavigate();
  const { call, isBusy } = useCall();
  return {
    isBusy,
    duplicate: (id: number) =>
      void call(
        () => duplicate({ id }, { idempotencyKey: randomId() }),
        (copy) => navigate({ to: editPath, params: { id: String(copy.id) } }),
      ),
  };
}
