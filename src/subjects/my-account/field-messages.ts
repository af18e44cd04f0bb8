import type { ApiError } from '../../api/result';

/** First message of each rejected field; empty for other failures. */
export function fieldMessages(error: ApiError | null): Readonly<Record<string, string | undefined>> {
  if (error?.kind !== 'status') return {};
  return Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, [message]]) => [field, message]));
}

/** True for a refusal of which a dialog shows the fields. */
export const hasFieldMessages = (error: ApiError): boolean => Object.keys(fieldMessages(error)).length > 0;
