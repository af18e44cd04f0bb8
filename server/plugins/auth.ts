import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/client';
import { ServiceError } from '../errors';
import { authenticate, type CurrentAccount } from '../services/sessions';
import { serverText } from '../text';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every call that is not public. */
    account: CurrentAccount | null;
  }
}

/** Decides from the contract's claim, before the body is read, who may call (decisions.md 2). */
export const claimsFromContract = fastifyPlugin<{ db: Db }>(async (app, { db }) => {
  app.decorateRequest('account', null);
  app.addHook('onRequest', async (request) => {
    const contract = request.routeOptions.config.contract;
    if (!contract || contract.claim === 'public') return;
    const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const account = token ? await authenticate(db, token) : null;
    if (!account) throw new ServiceError(401, serverText.unauthorized);
    if (contract.claim !== 'signed-in' && !account.claims.has(contract.claim)) throw new ServiceError(403, serverText.forbidden);
    request.account = account;
  });
});
