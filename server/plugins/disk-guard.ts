import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../errors';
import type { OperationId } from '../generated/operations';
import { serverText } from '../text';

/** Bytes still free where the database is. */
export type FreeBytes = () => Promise<number>;

/** Four segments of PostgreSQL's log, without which it stops altogether instead of refusing a write. */
const reserve = 64 * 1024 * 1024;
const maxAgeMs = 250;
/** A few bytes each, and without them nobody could read either. */
const alwaysTaken: ReadonlySet<OperationId> = new Set(['createToken', 'revokeToken']);

/** Answers 503 to writes while the disk is nearly full; reads go on, and so do writes once there is room again (quality.md, Durability). */
export const diskGuard = fastifyPlugin<{ freeBytes: FreeBytes }>(async (app, { freeBytes }) => {
  let known = { bytes: Infinity, at: -Infinity };
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const contract = routeOptions.config.contract;
    if (method === 'GET' || method === 'HEAD' || !contract || alwaysTaken.has(contract.operationId)) return;
    const now = performance.now();
    if (now - known.at > maxAgeMs) known = { bytes: await freeBytes(), at: now };
    if (known.bytes < reserve) throw new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
  });
});
