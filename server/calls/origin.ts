import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { firstCharacters } from '../contract/characters';
import type { Db } from '../db/client';
import { Forbidden } from '../identity/access';
import { type Origin, auditRefusal } from '../audit/audit';
import { addressOf } from '../logging/client-network';

const maxUserAgent = 300;

/** The call that does something, for the audit trail; what the client says of itself is cut to the lengths of the columns. */
export function originOf(request: FastifyRequest): Origin {
  return {
    operation: request.routeOptions.config.contract?.operationId ?? '',
    requestId: request.id,
    address: addressOf(request),
    userAgent: firstCharacters(request.headers['user-agent'] ?? '', maxUserAgent),
  };
}

/** Writes to the audit trail that an account was refused for want of a claim, whichever look at it said so. */
export const refusalsInTrail = fastifyPlugin<{ db: Db }>(async (app, { db }) => {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Forbidden)) return;
    await auditRefusal(db, error.account, originOf(request), error.claim).catch((failure: unknown) => {
      // The answer stays 403: a trail that can't be written must neither let the caller in nor tell anything.
      request.log.error({ err: failure }, 'refusal not in the audit trail');
    });
  });
});
