import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/client';
import { admit } from '../identity/access';
import type { CurrentAccount } from '../identity/authentication';
import { known } from '../contract/known';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every call that is not public. */
    account: CurrentAccount | null;
  }
}

/** Access token of a call; undefined without a well-formed one. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** `tokenOf` for a call with a claim; throws if it has no token, which `claimsFromContract` rules out. */
export function ownTokenOf(request: FastifyRequest): string {
  return known(tokenOf(request), 'The access token');
}

/** Checks the contract's claim before the body is read (decisions/002-wire-format). */
export const claimsFromContract = fastifyPlugin<{ db: Db }>(async (app, { db }) => {
  app.decorateRequest('account', null);
  app.addHook('onRequest', async (request) => {
    const contract = request.routeOptions.config.contract;
    if (!contract || contract.claim === 'public') return;
    request.account = await admit(db, tokenOf(request), contract.claim);
  });
});
