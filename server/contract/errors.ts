import { serverText } from './text';

/** Messages by field, as HTTP 400 answers them. */
export type FieldErrors = Record<string, string[]>;

/** What a service throws when it will not do a thing; the errors plugin makes the answer of it (decisions 2). */
export class ServiceError extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** The answer's `data`, where the contract has one for this status. */
  readonly data: object | null;

  constructor(
    status: number,
    message: string,
    details: { errors?: FieldErrors; retryAfter?: number; data?: object } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.data = details.data ?? null;
  }
}

/** A business refusal: HTTP 200 with `succeeded: false` and this message. */
export class Refusal extends ServiceError {
  constructor(message: string) {
    super(200, message);
  }
}

/** HTTP 404 with the message that the record is not there (any more). */
export function notFound(): ServiceError {
  return new ServiceError(404, serverText.notFound);
}

/** HTTP 400 for one field. */
export function fieldError(field: string, message: string): ServiceError {
  return new ServiceError(400, serverText.invalid, { errors: { [field]: [message] } });
}
