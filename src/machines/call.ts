import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { ApiError, ApiResult } from '../api/result';

/** Actor for one call: resolves to its data or fails with its ApiError; a rejection counts as no answer. */
export function called<TData, TInput>(
  operation: (input: TInput, options: { signal: AbortSignal }) => Promise<ApiResult<TData>>,
): PromiseActorLogic<TData, TInput> {
  return fromPromise<TData, TInput>(async ({ input, signal }) => {
    const result = await operation(input, { signal });
    if (!result.ok) throw result.error;
    return result.data;
  });
}

/** Placeholder for an actor that `provide` (or a test) replaces; running it stops the machine. */
export function notProvided<TData, TInput = void>(actor: string): PromiseActorLogic<TData, TInput> {
  return fromPromise<TData, TInput>(() => {
    throw new NotProvidedError(actor);
  });
}

/** Error of an actor; all but ApiErrors count as no answer. Throws for an actor that was not provided. */
export function apiError(reason: unknown): ApiError {
  if (reason instanceof NotProvidedError) throw reason;
  return isApiError(reason) ? reason : { kind: 'network' };
}

/** Guard of `onError`: true for failures of these kinds. */
export function failedAs(...kinds: FailureKind[]) {
  return ({ event }: { event: { error: unknown } }): boolean =>
    kinds.includes(failureKind(apiError(event.error)));
}

/** True for errors that the catalogue announces on every screen (specification 8). */
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

/** Kind of a failure; each leads to its own state. */
type FailureKind = 'unreachable' | 'invalid' | 'refused' | 'stale' | 'unauthorized' | 'broken';

/** Maps statuses: 400 invalid, 401 unauthorized, 409 stale, others broken. */
function failureKind(error: ApiError): FailureKind {
  if (error.kind === 'network') return 'unreachable';
  if (error.kind === 'refused') return 'refused';
  if (error.status === 400) return 'invalid';
  if (error.status === 401) return 'unauthorized';
  if (error.status === 409) return 'stale';
  return 'broken';
}

/** Thrown by an actor without a replacement by `machine.provide`. */
export class NotProvidedError extends Error {
  constructor(actor: string) {
    super(`The actor "${actor}" must be provided`);
    this.name = 'NotProvidedError';
  }
}
