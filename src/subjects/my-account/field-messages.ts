import type { ApiError, ApiResult } from '../../api/result';
import { noteFields } from '../../base/calls/failure-words';

/** First message of each rejected field; empty for other failures. */
export function fieldMessages(error: ApiError | null): Readonly<Record<string, string | undefined>> {
  if (error?.kind !== 'status') return {};
  return Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, [message]]) => [field, message]));
}

/** A result, of whose refusal the dialog shows the fields. */
export function noted<T>(result: ApiResult<T>): ApiResult<T> {
  if (!result.ok && Object.keys(fieldMessages(result.error)).length > 0) noteFields(result.error);
  return result;
}
