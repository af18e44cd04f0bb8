import type { ApiError, ApiResult } from '../../api/result';
import { sharedText } from '../../../openapi/text';
import { isAnnounced } from '../../machines/call';
import { errorText } from './text';

/** Messages of a failed call: the answer's messages, else the text for its status. Never empty. */
export function failureWords(error: ApiError): readonly string[] {
  const messages = messagesOf(error);
  if (messages.length > 0) return messages;
  if (error.kind === 'network') return [errorText.network];
  return [
    error.kind === 'refused'
      ? errorText.refused
      : (textByStatus[error.status] ?? errorText.status(error.status)),
  ];
}

/** Messages in one line, for a note next to a button. */
export function failureText(error: ApiError): string {
  return failureWords(error).join(' ');
}

/** Errors whose fields a form shows. */
const atFields = new WeakSet<ApiError>();

/** A result; if a form shows fields of its refusal, that is noted, so that no toast needs to say that there are some. */
export function noted<T>(result: ApiResult<T>, showsFields: (error: ApiError) => boolean): ApiResult<T> {
  if (!result.ok && showsFields(result.error)) atFields.add(result.error);
  return result;
}

/**
 * Toasts of a failed call: text of the error catalogue, then messages of the answer (specification 7, 8). May be empty
 * for a call without the app's text.
 */
export function failureToasts(error: ApiError, withoutAppText = false): readonly string[] {
  const catalogue = error.kind === 'status' && isAnnounced(error) ? textByStatus[error.status] : undefined;
  const words = withoutAppText ? messagesOf(error) : failureWords(error);
  const toasts = [...new Set([...(catalogue ? [catalogue] : []), ...words])];
  return atFields.has(error) ? toasts.filter((text) => text !== sharedText.invalid) : toasts;
}

/** Text for a screen that failed to load, the same as the toast's. */
export function failureNotice(error: ApiError): string {
  return failureToasts(error).join(' ');
}

function messagesOf(error: ApiError): readonly string[] {
  return error.kind === 'network' ? [] : error.messages.filter((message) => message.trim() !== '');
}

const textByStatus: Partial<Record<number, string>> = {
  401: errorText.expired,
  403: errorText.forbidden,
  404: errorText.gone,
  409: errorText.stale,
  413: errorText.tooLarge,
  429: errorText.tooMany,
  500: errorText.system,
  502: errorText.gateway,
  503: errorText.maintenance,
  504: errorText.gateway,
};
