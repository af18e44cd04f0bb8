import type { ApiError, ApiResult } from '../../api/result';

/** Error of a call in a loader, for the router's error screen. */
export class LoadError extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.kind);
    this.name = 'LoadError';
    this.error = error;
  }
}

/** Creates a loader's error for a missing record. */
export function missing(): LoadError {
  return new LoadError({ kind: 'status', status: 404, messages: [] });
}

const maxId = 2_147_483_647;

/** Parses the id in an address. Throws `missing()` for an invalid id. */
export function idIn(param: string): number {
  const id = Number(param);
  if (!/^[1-9]\d{0,9}$/.test(param) || id > maxId) throw missing();
  return id;
}

/** The record that an address names. Throws LoadError, and `missing()` for an invalid id. */
export async function loadRecord<T>(
  get: (path: { id: number }) => Promise<ApiResult<T>>,
  param: string,
): Promise<T> {
  return unwrap(get({ id: idIn(param) }));
}

/** Data that only servers with its feature have; throws `missing()` for null. */
export async function found<T>(data: Promise<T | null>): Promise<T> {
  const loaded = await data;
  if (loaded === null) throw missing();
  return loaded;
}

/** Data of a call; throws LoadError for a failure. */
export async function unwrap<T>(result: Promise<ApiResult<T>>): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new LoadError(settled.error);
  return settled.data;
}
