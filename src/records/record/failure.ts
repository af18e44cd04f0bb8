import type { ApiError } from '../../api/result';
import { isAnnounced } from '../../machines/call';
import { failureWords } from '../../base/calls/failure-words';

/** Messages of a failed save for its dialog; empty only if announced elsewhere or shown at fields. */
export function failureMessages(error: ApiError): readonly string[] {
  if (error.kind === 'status' && (isAnnounced(error) || Object.keys(error.errors ?? {}).length > 0)) {
    return [];
  }
  return failureWords(error);
}
