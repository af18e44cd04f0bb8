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

/** The data of a call; throws a LoadError when it failed. */
export async function unwrap<T>(result: Promise<ApiResult<T>>): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new LoadError(settled.error);
  return settled.data;
}
