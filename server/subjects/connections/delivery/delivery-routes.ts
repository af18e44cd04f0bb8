import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../../../access/calls/auth';
import { originOf } from '../../../access/calls/origin';
import type { Config } from '../../../base/config/config';
import { notFound, ServiceError } from '../../../base/contract/errors';
import { readRoutes } from '../../../base/contract/route-file';
import { serverText } from '../../../base/contract/text';
import type { Db } from '../../../base/db/client';
import type { operations } from '../../../../openapi/generated/delivery-types';
import { matchesEtag } from '../../../base/files/etag';
import { networkOf } from '../../../base/logging/client-network';
import { paths } from '../../../base/process/paths';
import { countAgainst, countWithin } from '../../../base/secrets/attempts';
import { type Reader, readerOf } from './api-tokens';
import { changesAfter } from './changes';
import { deliveredArticles, deliveredCases, deliveredNews, deliveredPopup, deliveredSites } from './content';
import { deliveredEnquiry } from './enquiries';

type Op = keyof operations;
type Query<Name extends Op> = NonNullable<operations[Name]['parameters']['query']>;
type Settings = Pick<Config, 'deliveryOrigins' | 'deliveryPerMinute'>;

const windowSeconds = 60;
/** Limit per network, for calls without a valid token. */
const refusals = { limit: 60, windowSeconds };
/** Caches may reuse an answer to the same token for one second: schedules change content without a purge. */
const cacheControl = 'public, max-age=0, s-maxage=1, must-revalidate';

const enquiriesPath = '/api/delivery/v1/enquiries/';
const readers = new WeakMap<FastifyRequest, Reader>();

/** The delivery API (openapi/delivery.yaml). */
export async function deliveryRoutes(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Settings },
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    allowOrigin(request, reply, config.deliveryOrigins);
    if (request.method !== 'OPTIONS') await admitReader(request, reply, { db, config });
  });
  app.options('/api/delivery/v1/*', async (_request, reply) => reply.code(204).send());
  const handlers = handlersOf(db);
  for (const { operationId, method, url, schema } of readRoutes<Op>(paths.deliveryRoutes)) {
    const handle = handlers[operationId];
    const handler = async (request: FastifyRequest, reply: FastifyReply) =>
      sendWithTag(request, reply, await handle(request));
    app.route({ method, url, schema, handler });
  }
}

function allowOrigin({ headers }: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): void {
  reply.header('vary', 'authorization, origin');
  const { origin } = headers;
  if (origin === undefined || !(allowed.includes('*') || allowed.includes(origin))) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization, if-none-match',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-expose-headers':
      'etag, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after',
    'access-control-max-age': '600',
  });
}

/** Throws 401 without a valid token, 403 for drafts without their scope, 429. */
async function admitReader(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: { db: Db; config: Settings },
): Promise<void> {
  const reader = await readerOf(db, tokenOf(request), request.ip);
  if (!reader) {
    await countAgainst(db, ['delivery', 'refused', networkOf(request.ip)], refusals);
    reply.header('www-authenticate', 'Bearer');
    throw new ServiceError(401, serverText.badToken);
  }
  const { count, wait } = await countWithin(db, ['delivery', String(reader.id)], windowSeconds);
  const limit = config.deliveryPerMinute;
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': Math.max(0, limit - count),
    'ratelimit-reset': wait,
  });
  if (count > limit) throw new ServiceError(429, serverText.tooMany(wait), { retryAfter: wait });
  readers.set(request, reader);
  const { drafts } = queryOf<'deliverCases'>(request);
  if (request.routeOptions.url?.startsWith(enquiriesPath)) {
    if (!reader.scopes.includes('enquiries')) throw new ServiceError(403, serverText.forbidden);
    return;
  }
  const needed = drafts && String(drafts) === 'true' ? 'drafts' : 'published';
  // The scope for drafts includes publications.
  if (!reader.scopes.includes(needed) && !reader.scopes.includes('drafts')) {
    throw new ServiceError(403, serverText.forbidden);
  }
}

const queryOf = <Name extends Op>({ query }: FastifyRequest) => query as Query<Name>;
const idOf = ({ params }: FastifyRequest) => (params as { id: number }).id;

type Handle = (request: FastifyRequest) => Promise<object | null>;

function handlersOf(db: Db): Record<Op, Handle> {
  return {
    deliverCases: (request) => pageOf(queryOf<'deliverCases'>(request), (page) => deliveredCases(db, page)),
    deliverCase: (request) => oneOf(request, (one) => deliveredCases(db, one)),
    deliverArticles: (request) =>
      pageOf(queryOf<'deliverArticles'>(request), (page) => deliveredArticles(db, page)),
    deliverArticle: (request) => oneOf(request, (one) => deliveredArticles(db, one)),
    deliverNews: (request) => pageOf(queryOf<'deliverNews'>(request), (page) => deliveredNews(db, page)),
    deliverNewsItem: (request) => oneOf(request, (one) => deliveredNews(db, one)),
    deliverSites: (request) => pageOf(queryOf<'deliverSites'>(request), (page) => deliveredSites(db, page)),
    deliverSite: (request) => oneOf(request, (one) => deliveredSites(db, one)),
    deliverPopup: () => deliveredPopup(db),
    deliverEnquiry: async (request) => {
      const reader = readers.get(request);
      const origin = { ...originOf(request), operation: 'deliverEnquiry' };
      return reader ? deliveredEnquiry(db, idOf(request), reader, origin) : null;
    },
    deliverChanges: (request) => {
      const { after, limit = 20 } = queryOf<'deliverChanges'>(request);
      return changesAfter(db, { after, limit });
    },
  };
}

async function pageOf<Q extends { limit?: number; fields?: string }>(
  query: Q,
  read: (page: Q & { limit: number }) => Promise<{ id: number }[]>,
): Promise<object> {
  const { limit = 20, fields } = query;
  const rows = await read({ ...query, limit: limit + 1 });
  const items = rows.slice(0, limit);
  return {
    items: items.map((item) => only(item, fields)),
    cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
  };
}

async function oneOf(
  request: FastifyRequest,
  read: (one: { id: number; limit: 1; drafts?: boolean | undefined }) => Promise<{ id: number }[]>,
): Promise<object | null> {
  const { fields, drafts } = queryOf<'deliverCase'>(request);
  const [found] = await read({ id: idOf(request), limit: 1, drafts });
  return found ? only(found, fields) : null;
}

function only(item: { id: number }, fields: string | undefined): object {
  if (fields === undefined) return item;
  const names = new Set(['id', ...fields.split(',')]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

/** Throws 404 for null. */
function sendWithTag(request: FastifyRequest, reply: FastifyReply, answer: object | null): FastifyReply {
  if (!answer) throw notFound();
  const body = JSON.stringify(answer);
  // Each access to personal data must reach the audit trail, so caches may not store the answer.
  if (request.routeOptions.url?.startsWith(enquiriesPath)) {
    reply.header('cache-control', 'no-store');
    return reply.type('application/json; charset=utf-8').send(body);
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ 'cache-control': cacheControl, etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
