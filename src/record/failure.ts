import type { ApiError } from '../api/result';
import { isAnnounced } from '../machines/call';
import { failureWords } from '../calls/failure-words';

/** What a failed save says in its dialog, never nothing; empty only for what the whole app announces itself and for what stands at its fields. */
export function failureMessages(error: ApiError): readonly string[] {
  if (error.kind === 'status' && (isAnnounced(error) || Object.keys(error.errors ?? {}).length > 0)) {
    return [];
  }
  return failureWords(error);
}
