import type { ApiError, ApiResult } from '../api/result';

/** Thrown by a loader whose call failed; the router's error screen reads it. */
export class LoadError extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.kind);
    this.name = 'LoadError';
    this.error = error;
  }
}

/** What a loader throws for what there is not; the screen says so. */
export function missing(): LoadError {
  return new LoadError({ kind: 'status', status: 404, messages: [] });
}

const maxId = 2_147_483_647;

/** The id that stands in an address. Throws `missing()` for what can be none. */
export function idIn(param: string): number {
  const id = Number(param);
  if (!/^[1-9]\d{0,9}$/.test(param) || id > maxId) throw missing();
  return id;
}

/** The data of a call; throws a LoadError when it failed. */
export async function unwrap<T>(result: Promise<ApiResult<T>>): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new LoadError(settled.error);
  return settled.data;
}
