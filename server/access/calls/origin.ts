import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { firstCharacters } from '../../base/contract/characters';
import type { Db } from '../../base/db/client';
import { Forbidden } from '../identity/access';
import { type Origin, auditRefusal } from '../../base/audit/audit';
import { addressOf } from '../../base/logging/client-network';

const maxUserAgent = 300;

/** Origin of a call for the audit trail; values from the client are truncated to the column lengths. */
export function originOf(request: FastifyRequest): Origin {
  return {
    operation: request.routeOptions.config.contract?.operationId ?? '',
    requestId: request.id,
    address: addressOf(request),
    userAgent: firstCharacters(request.headers['user-agent'] ?? '', maxUserAgent),
  };
}

/** Writes calls refused for a missing claim to the audit trail. */
export const refusalsInTrail = fastifyPlugin<{ db: Db }>(async (app, { db }) => {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Forbidden)) return;
    await auditRefusal(db, error.account, originOf(request), error.claim).catch((failure: unknown) => {
      // The answer stays 403 even if the entry can't be written.
      request.log.error({ err: failure }, 'refusal not in the audit trail');
    });
  });
});
