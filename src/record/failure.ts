import type { ApiError } from '../api/result';
import { isAnnounced } from '../machines/record.rules';
import { failureText, problemText } from './text';

/** What a failed call says beside its fields, never nothing; empty only for what the whole app announces itself (401, 403, 500, 503) and for what stands at its fields. */
export function failureMessages(error: ApiError): readonly string[] {
  if (error.kind === 'network') return [problemText.network];
  if (isAnnounced(error)) return [];
  const messages = error.messages.filter((message) => message.trim() !== '');
  if (error.kind === 'refused') return messages.length > 0 ? messages : [failureText.refused];
  if (Object.keys(error.errors ?? {}).length > 0) return [];
  return messages.length > 0 ? messages : [statusText(error.status)];
}

function statusText(status: number): string {
  switch (status) {
    case 404: return failureText.gone;
    case 409: return problemText.stale;
    case 413: return failureText.tooLarge;
    case 429: return failureText.tooMany;
    case 502: case 504: return failureText.noAnswer;
    default: return failureText.status(status);
  }
}
