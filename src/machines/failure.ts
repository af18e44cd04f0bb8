import { fromPromise } from 'xstate';
import type { ApiError, ApiResult } from '../api/result';

/** What a failed call means to a screen; each kind leads to a state of its own. */
export type FailureKind = 'unreachable' | 'invalid' | 'refused' | 'stale' | 'unauthorized' | 'broken';

/** Tells which kind of failure an error is: 400 invalid, 401 unauthorized, 409 stale, any other status broken. */
export function failureKind(error: ApiError): FailureKind {
  if (error.kind === 'network') return 'unreachable';
  if (error.kind === 'refused') return 'refused';
  if (error.status === 400) return 'invalid';
  if (error.status === 401) return 'unauthorized';
  if (error.status === 409) return 'stale';
  return 'broken';
}

/** The error of an answer that is known to have failed; throws when it succeeded. */
export function errorOf(result: ApiResult<unknown>): ApiError {
  if (result.ok) throw new Error('The call succeeded, there is no error to read');
  return result.error;
}

/** The data of an answer that is known to have succeeded; throws when it failed. */
export function dataOf<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error('The call failed, there is no data to read');
  return result.data;
}

/** A rejected call counts as one without an answer; a forgotten actor is thrown on, so that it is never taken for one. */
export function rejection(reason: unknown): ApiError {
  if (reason instanceof NotProvidedError) throw reason;
  return { kind: 'network' };
}

/** Thrown by an actor that `machine.provide` was to replace. */
export class NotProvidedError extends Error {
  constructor(actor: string) {
    super(`The actor "${actor}" must be provided`);
    this.name = 'NotProvidedError';
  }
}

/** A placeholder of a call that provided.ts (or a test) replaces. */
export function mustBeProvided<TData, TInput>(actor: string) {
  return fromPromise<ApiResult<TData>, TInput>(() => {
    throw new NotProvidedError(actor);
  });
}
