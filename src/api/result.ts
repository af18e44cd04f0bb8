/**
 * The only error type of calls (decisions/002-wire-format): no answer, an HTTP error status, or a business refusal
 * (HTTP 200 with `succeeded: false`).
 */
export type ApiError =
  | { kind: 'network' }
  | {
      kind: 'status';
      status: number;
      /** Chinese messages of the envelope; empty without one. */
      messages: string[];
      /** Messages by field of a 400 answer. */
      errors?: Record<string, string[]>;
      /** Record id for a 409 to a create: the idempotency key has already created it from another body. */
      id?: number;
    }
  | { kind: 'refused'; messages: string[] };

/** Result of every generated function, which never rejects. */
export type ApiResult<T> = { ok: true; data: T; messages: string[] } | { ok: false; error: ApiError };

/** True if another save came first (decisions/002-wire-format, HTTP 409). */
export function isStale(error: ApiError): boolean {
  return error.kind === 'status' && error.status === 409;
}
