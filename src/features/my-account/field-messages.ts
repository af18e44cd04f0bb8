import type { ApiError } from '../../api/result';

/** The first message of each field that an answer refused; empty for any other failure. */
export function fieldMessages(error: ApiError | null): Readonly<Record<string, string | undefined>> {
  if (error?.kind !== 'status') return {};
  return Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, [message]]) => [field, message]));
}
