import fastifyPlugin from 'fastify-plugin';
import { isReadOnly } from '../../base/process/connection-failure';
import { ServiceError } from '../../base/contract/errors';
import type { OperationId } from '../../../openapi/generated/operations';
import { serverText } from '../../base/contract/text';

/** Free bytes on the database's disk. */
export type FreeBytes = () => Promise<number>;

/** Four WAL segments; with less, PostgreSQL stops instead of refusing writes. */
const reserve = 64 * 1024 * 1024;
const maxAgeMs = 250;
const believedMs = 60_000;
/**
 * Renewal keeps readers signed in and writes once per token; sign-in is refused, as strangers could repeat
 * it.
 */
const decidedByBody: ReadonlySet<OperationId> = new Set(['createToken']);
/** Only deletes. */
const alwaysTaken: ReadonlySet<OperationId> = new Set(['revokeToken']);

declare module 'fastify' {
  interface FastifyInstance {
    /** True while writes are answered 503 and reads continue (decisions/027-outages-and-read-only). */
    refusesWrites: () => Promise<boolean>;
  }
}

/**
 * Answers 503 to writes while the disk is nearly full; reads continue (decisions/008-stored-files-and-rich-text).
 * Without `freeBytes`, a disk error of the database counts for a minute.
 */
export const diskGuard = fastifyPlugin<{ freeBytes?: FreeBytes | undefined }>(async (app, { freeBytes }) => {
  let known = { bytes: Infinity, at: -Infinity };
  let refusedAt = -Infinity;
  const hasRoom = async () => {
    const now = performance.now();
    if (freeBytes && now - known.at > maxAgeMs) known = { bytes: await freeBytes(), at: now };
    return known.bytes >= reserve;
  };
  const assertRoom = async () => {
    if (!(await hasRoom())) throw new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
  };
  app.decorate('refusesWrites', async () => performance.now() - refusedAt < believedMs || !(await hasRoom()));
  app.addHook('onError', async (_request, _reply, error) => {
    if (isReadOnly(error)) refusedAt = performance.now();
  });
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const operation = routeOptions.config.contract?.operationId;
    if (
      method === 'GET' ||
      method === 'HEAD' ||
      !operation ||
      alwaysTaken.has(operation) ||
      decidedByBody.has(operation)
    ) {
      return;
    }
    await assertRoom();
  });
  app.addHook('preHandler', async ({ routeOptions, body }) => {
    const operation = routeOptions.config.contract?.operationId;
    if (!operation || !decidedByBody.has(operation)) return;
    const isRenewal = typeof body === 'object' && body !== null && 'refreshToken' in body;
    if (!isRenewal) await assertRoom();
  });
});
