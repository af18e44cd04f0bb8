import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PooledDb } from '../../base/db/client';
import { admit, admitEarly } from '../identity/access';
import type { CurrentAccount } from '../identity/authentication';
import { known } from '../../base/contract/known';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every call that is not public. */
    account: CurrentAccount | null;
    /**
     * Set while a read runs for a caller as this process knew it. Resolves to true if nothing has changed, else sets
     * `account` anew. Throws 401 and 403. Every answer waits for it.
     */
    confirmCaller: (() => Promise<boolean>) | null;
  }
  interface FastifyContextConfig {
    /** The route awaits `confirmCaller` before each answer. */
    confirms?: boolean;
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

/** Runs a read; again, if its caller has changed meanwhile. Throws 401 and 403. */
export async function confirmed<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const confirm = request.confirmCaller;
  if (!confirm) return read();
  const first = await read().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if (await confirm()) {
    if ('error' in first) throw first.error;
    return first.answer;
  }
  if ('answer' in first && first.answer instanceof Readable) first.answer.destroy();
  request.confirmCaller = null;
  return read();
}

/**
 * Checks the contract's claim before the body is read (decisions/002-wire-format). A read starts at once for a known
 * caller; the question whether that still holds travels with its first statement, and its answer waits.
 */
export const claimsFromContract = fastifyPlugin<{ db: PooledDb }>(async (app, { db }) => {
  app.decorateRequest('account', null);
  app.decorateRequest('confirmCaller', null);
  app.addHook('onRequest', async (request) => {
    const { contract, confirms } = request.routeOptions.config;
    if (!contract || contract.claim === 'public') return;
    const { claim } = contract;
    const token = tokenOf(request);
    const early = confirms && request.headers['x-admission'] === undefined && admitEarly(db, token, claim);
    if (!early) {
      request.account = await admit(db, token, claim);
      return;
    }
    request.account = early.account;
    const check = async () => {
      if (await early.isConfirmed) return true;
      request.account = await admit(db, token, claim);
      return false;
    };
    let checked: Promise<boolean> | undefined;
    request.confirmCaller = () => (checked ??= check());
  });
});
