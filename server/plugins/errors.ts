import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sqlState } from '../db/sql-state';
import { ServiceError, type FieldErrors } from '../errors';
import { StoreError } from '../services/file-store';
import { serverText } from '../text';
import { answerHeaders } from './answer-headers';
import { fieldErrors } from './validation';

/** Every error leaves as the contract's envelope; nothing of the inside leaves with it (decisions 2). */
export const errorEnvelopes = fastifyPlugin(async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((_request, reply) => send(reply, 404, serverText.notFound));
});

/** The same envelope for what Fastify refuses before any route is found: an address that is too long, or none. */
export function answerFramework(_error: Error, _request: unknown, reply: FastifyReply): void {
  send(reply.headers(answerHeaders), 400, serverText.malformed);
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ServiceError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return send(reply, error.status, error.message, error.errors, error.data);
  }
  if (error.validation) {
    return send(
      reply,
      400,
      serverText.invalid,
      fieldErrors(error.validation as Parameters<typeof fieldErrors>[0]),
    );
  }
  const status = error.statusCode ?? 500;
  if (status === 413 || error.code?.startsWith('FST_PARTS') || error.code?.startsWith('FST_FIELDS')) {
    return send(reply, 413, serverText.tooLarge);
  }
  if (status === 415) return send(reply, 415, serverText.wrongType);
  if (status === 503) return send(reply.header('retry-after', 5), 503, serverText.maintenance);
  if (status >= 400 && status < 500) return send(reply, status === 404 ? 404 : 400, serverText.malformed);
  request.log.error({ err: error }, 'request failed');
  if (error instanceof StoreError) {
    return send(reply.header('retry-after', 30), 503, serverText.storeAway);
  }
  return isPassing(error)
    ? send(reply.header('retry-after', 5), 503, serverText.maintenance)
    : send(reply, 500, serverText.systemError);
}

/**
 * 53100: disk full, 57P03: starting up, 08xxx: connection lost; ECONN…: PostgreSQL is away for a moment.
 * 57014 and 55P03: it waited too long, as for a record that another write holds. 40P01: a read that met a migration.
 */
function isPassing(error: unknown): boolean {
  return (
    /^(40P01|53|55P03|57014|57P|08|ECONN|EPIPE)/.test(sqlState(error)) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(String(causeOf(error)))
  );
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? causeOf(error.cause) : error;
}

function send(
  reply: FastifyReply,
  status: number,
  message: string,
  errors?: FieldErrors,
  data: object | null = null,
): FastifyReply {
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send({ succeeded: false, messages: [message], data, ...(errors ? { errors } : {}) });
}
