import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/client';
import { Forbidden } from '../services/access';
import { type Origin, auditRefusal } from '../services/audit';

/** Which call something is done by, for the audit trail. */
export function originOf(request: FastifyRequest): Origin {
  return {
    operation: request.routeOptions.config.contract?.operationId ?? '',
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
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
