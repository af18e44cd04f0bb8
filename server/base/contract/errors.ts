import type { RefusalCode } from '../../../openapi/generated/enums';
import { serverText } from './text';

/** Messages by field, as in HTTP 400 answers. */
export type FieldErrors = Record<string, string[]>;

/**
 * Refusal thrown by a service; the errors plugin turns it into the answer
 * (decisions/002-wire-format).
 */
export class ServiceError extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** `data` of the answer, if the contract defines one for this status. */
  readonly data: object | null;
  /** Reason of a refusal, for programs. */
  readonly code: RefusalCode | undefined;

  constructor(
    status: number,
    message: string,
    details: { errors?: FieldErrors; retryAfter?: number; data?: object; code?: RefusalCode } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.data = details.data ?? null;
    this.code = details.code;
  }
}

/** Codes with one fixed text as message, under the same name. */
type PlainCode = {
  [Name in keyof typeof serverText]: (typeof serverText)[Name] extends string ? Name : never;
}[keyof typeof serverText] &
  RefusalCode;

/** A business refusal: HTTP 200 with `succeeded: false`, a message for people and a code for programs. */
export class Refusal extends ServiceError {
  constructor(code: PlainCode);
  constructor(code: RefusalCode, message: string);
  constructor(code: RefusalCode, message?: string) {
    super(200, message ?? fixedText(code), { code });
  }
}

function fixedText(code: string): string {
  const text: unknown = Reflect.get(serverText, code);
  if (typeof text !== 'string') throw new Error(`The refusal ${code} has no fixed text`);
  return text;
}

/** HTTP 404; the message says that the record does not exist (any more). */
export function notFound(): ServiceError {
  return new ServiceError(404, serverText.notFound);
}

/** HTTP 400 for one field. */
export function fieldError(field: string, message: string): ServiceError {
  return new ServiceError(400, serverText.invalid, { errors: { [field]: [message] } });
}
