import { fromPromise } from 'xstate';
import type { ApiError, ApiResult } from '../../src/api/result';

/** A call answered by the test, without waiting. */
export function fakeCall<TOutput, TInput>() {
  const waiting: {
    signal: AbortSignal;
    resolve: (output: TOutput) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  const inputs: TInput[] = [];
  const signals: AbortSignal[] = [];
  return {
    logic: fromPromise<TOutput, TInput>(({ input, signal }) => {
      inputs.push(input);
      signals.push(signal);
      return new Promise((resolve, reject) => waiting.push({ signal, resolve, reject }));
    }),
    /** Inputs of all calls so far. */
    inputs,
    signals,
    isWaiting: () => waiting.some(({ signal }) => !signal.aborted),
    /** True if a call without an answer was given up. */
    isGivenUp: () => waiting.some(({ signal }) => signal.aborted),
    /** Answers the oldest pending call. */
    answer: async (output: TOutput) => {
      next().resolve(output);
      await settled();
    },
    /** Fails the oldest pending call as `called` does. */
    fail: async (error: ApiError) => {
      next().reject(error);
      await settled();
    },
    /** Rejects the oldest pending call. */
    lose: async () => {
      next().reject(new Error('connection lost'));
      await settled();
    },
    /** Answers the oldest call that was given up. */
    answerLate: async (output: TOutput) => {
      next(true).resolve(output);
      await settled();
    },
  };
  function next(isGivenUp = false) {
    const at = waiting.findIndex(({ signal }) => signal.aborted === isGivenUp);
    const [call] = at === -1 ? [] : waiting.splice(at, 1);
    if (call === undefined) throw new Error('No call waits for an answer');
    return call;
  }
}

/** Runs all settled promises' callbacks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

export function ok<T>(data: T): ApiResult<T> {
  return { ok: true, data, messages: [] };
}

export function failed(error: ApiError): { ok: false; error: ApiError } {
  return { ok: false, error };
}

export const network: ApiError = { kind: 'network' };
export const refused: ApiError = { kind: 'refused', messages: ['不可以'] };
export const status = (code: number): ApiError => ({ kind: 'status', status: code, messages: [] });
