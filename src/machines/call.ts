import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { ApiError, ApiResult } from '../api/result';

/** An actor that makes one call: it resolves with the data or fails with the ApiError; an operation that rejects had no answer. */
export function called<TData, TInput>(
  operation: (input: TInput, options: { signal: AbortSignal }) => Promise<ApiResult<TData>>,
): PromiseActorLogic<TData, TInput> {
  return fromPromise<TData, TInput>(async ({ input, signal }) => {
    const result = await operation(input, { signal });
    if (!result.ok) throw result.error;
    return result.data;
  });
}

/** A placeholder of such an actor, which the joining to the API (or a test) replaces; run as it is, it stops the machine. */
export function notProvided<TData, TInput = void>(actor: string): PromiseActorLogic<TData, TInput> {
  return fromPromise<TData, TInput>(() => {
    throw new NotProvidedError(actor);
  });
}

/** Error of an actor; anything but an ApiError counts as no answer. Throws on a forgotten actor, which is none. */
export function apiError(reason: unknown): ApiError {
  if (reason instanceof NotProvidedError) throw reason;
  return isApiError(reason) ? reason : { kind: 'network' };
}

/** A guard of `onError`: whether the call failed in one of these ways. */
export function failedAs(...kinds: FailureKind[]) {
  return ({ event }: { event: { error: unknown } }): boolean =>
    kinds.includes(failureKind(apiError(event.error)));
}

/** True for the answers that the error catalogue announces wherever they come (specification 8). */
export function isAnnounced(error: ApiError): boolean {
  return error.kind === 'status' && [401, 403, 500, 503].includes(error.status);
}

function isApiError(reason: unknown): reason is ApiError {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'kind' in reason &&
    ['network', 'status', 'refused'].includes(String(reason.kind))
  );
}

/** Meaning of a failed call to a screen; each kind leads to a state of its own. */
type FailureKind = 'unreachable' | 'invalid' | 'refused' | 'stale' | 'unauthorized' | 'broken';

/** Tells which kind of failure an error is: 400 invalid, 401 unauthorized, 409 stale, any other status broken. */
function failureKind(error: ApiError): FailureKind {
  if (error.kind === 'network') return 'unreachable';
  if (error.kind === 'refused') return 'refused';
  if (error.status === 400) return 'invalid';
  if (error.status === 401) return 'unauthorized';
  if (error.status === 409) return 'stale';
  return 'broken';
}

/** Thrown by an actor that `machine.provide` was to replace. */
export class NotProvidedError extends Error {
  constructor(actor: string) {
    super(`The actor "${actor}" must be provided`);
    this.name = 'NotProvidedError';
  }
}
