import { useNavigate } from '@tanstack/react-router';
import { randomId } from '../../api/random-id';
import type { CallOptions } from '../../api/client';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import type { EditPath } from '../../base/navigation/route-path';

type Duplicate = (body: { id: number }, options: CallOptions) => Promise<ApiResult<{ id: number }>>;

/** Duplicates a record and opens the copy, whose title and times need a check. */
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
