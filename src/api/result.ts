/**
 * The one error type of every call (decisions/002-wire-format): no answer at all, an HTTP status that is not
 * a success, or a business refusal (HTTP 200 with `succeeded: false`).
 */
export type ApiError =
  | { kind: 'network' }
  | {
      kind: 'status';
      status: number;
      /** Chinese messages of the answer's envelope; empty when the body was no envelope. */
      messages: string[];
      /** Messages by field of a 400 answer. */
      errors?: Record<string, string[]>;
      /** Of a 409 answer to a create: the record that the same idempotency key has made with another body. */
      id?: number;
    }
  | { kind: 'refused'; messages: string[] };

/** What every generated function resolves to; it never rejects. */
export type ApiResult<T> = { ok: true; data: T; messages: string[] } | { ok: false; error: ApiError };

/** True for an error that concerns one save: somebody else saved first (decisions/002-wire-format, HTTP 409). */
export function isStale(error: ApiError): boolean {
  return error.kind === 'status' && error.status === 409;
}
