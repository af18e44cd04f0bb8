import http from 'node:http';
import https from 'node:https';
import { and, asc, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { websitePrefix } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { pagePurges } from '../../base/db/schema';

/** Content to purge: cache keys and addresses. */
interface Purge {
  keys: readonly string[];
  paths: readonly string[];
}

/** Notifies the caches; rejects when one of them failed. */
type SendPurge = (purge: Purge, signal: AbortSignal) => Promise<void>;

/** Notification channel for committed transactions with purges. */
export const purgeChannel = 'page_purges';

/** Rows sent together; a cache accepts 256 keys in one call. */
const maxAtOnce = 100;
/** Longer than the timeout of a try, so that only one process sends it. */
const leaseSeconds = 30;
const maxTryMs = 25_000;
/** Sent twice, as a cache may store an answer that was in transit during the first purge. */
const secondAfterSeconds = 10;
const maxWaitSeconds = 300;
const requestMs = 5_000;
const atOnce = 8;

/** Condition of purges that are due. */
export const duePurges = (db: Db) =>
  db
    .select({ id: pagePurges.id })
    .from(pagePurges)
    .where(lte(pagePurges.dueOn, sql`now()`));

/**
 * Sends all due purges, each twice, ten seconds apart; failures are retried without limit. Without `send` (no
 * cache) they are deleted.
 */
export async function sendPurges(
  db: Db,
  send: SendPurge | undefined,
  { signal, onProblem = () => {} }: { signal?: AbortSignal; onProblem?: (error: unknown) => void } = {},
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  if (!send) {
    await db.delete(pagePurges);
    return counts;
  }
  for (;;) {
    const rows = signal?.aborted ? [] : await claim(db);
    if (rows.length === 0) break;
    const ids = inArray(
      pagePurges.id,
      rows.map(({ id }) => id),
    );
    try {
      await send(
        together(rows),
        AbortSignal.any([AbortSignal.timeout(maxTryMs), ...(signal ? [signal] : [])]),
      );
    } catch (error) {
      onProblem(error);
      await db
        .update(pagePurges)
        .set({ dueOn: inSeconds(sql`least(${maxWaitSeconds}, power(2, least(${pagePurges.tries}, 9)))`) })
        .where(ids);
      counts.failed += rows.length;
      continue;
    }
    await db.delete(pagePurges).where(and(ids, isNotNull(pagePurges.sentOn)));
    await db
      .update(pagePurges)
      .set({ sentOn: sql`now()`, tries: 0, dueOn: inSeconds(sql`${secondAfterSeconds}`) })
      .where(and(ids, isNull(pagePurges.sentOn)));
    counts.sent += rows.length;
  }
  return counts;
}

const inSeconds = (seconds: ReturnType<typeof sql>) => sql`now() + make_interval(secs => ${seconds})`;

function claim(db: Db) {
  const next = duePurges(db).orderBy(asc(pagePurges.id)).limit(maxAtOnce).for('update', { skipLocked: true });
  return db
    .update(pagePurges)
    .set({ tries: sql`${pagePurges.tries} + 1`, dueOn: inSeconds(sql`${leaseSeconds}`) })
    .where(sql`${pagePurges.id} in (${next})`)
    .returning({ id: pagePurges.id, keys: pagePurges.keys, paths: pagePurges.paths });
}

function together(rows: readonly Purge[]): Purge {
  return {
    keys: [...new Set(rows.flatMap(({ keys }) => keys))],
    paths: [...new Set(rows.flatMap(({ paths }) => paths))],
  };
}

/** Purging of the configured caches (decisions/024-caches-of-public-pages); undefined without one. */
export function purgeSender(config: Config): SendPurge | undefined {
  const { purgeUrls, purgeToken } = config;
  if (purgeUrls.length === 0) return undefined;
  const secret: Record<string, string> =
    purgeToken === undefined ? {} : { authorization: `Bearer ${purgeToken}`, 'fastly-key': purgeToken };
  return async (purge, signal) => {
    // In order: an outer cache refetches from the next one.
    for (const address of purgeUrls) {
      await (address.includes('{path}')
        ? askAnew(address, visible(purge, config), { ...secret, ...visited(config) }, signal)
        : postPurgedTags(address, purge, secret, signal));
    }
  };
}

/** Addresses as used by visitors: on its own host, the company's website has no prefix. */
function visible({ keys, paths }: Purge, config: Config): Purge {
  if (websiteBase(config) !== '') return { keys, paths };
  const bare = (path: string) =>
    path === websitePrefix || path.startsWith(`${websitePrefix}/`)
      ? path.slice(websitePrefix.length) || '/'
      : path;
  return { keys, paths: paths.map(bare) };
}

/** The public host, under which caches store pages. */
function visited({ publicOrigin, adminOrigin }: Config): Record<string, string> {
  const origin = publicOrigin ?? adminOrigin;
  return origin === undefined ? {} : { host: new URL(origin).host };
}

async function postPurgedTags(
  address: string,
  { keys }: Purge,
  secret: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const status = await statusOf(address, 'POST', signal, JSON.stringify({ tags: keys }), {
    ...secret,
    'content-type': 'application/json',
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  });
  if (status < 200 || status > 299) throw new Error(`The cache answered ${status}`);
}

/** Refetches a page before the old copy is dropped; the old copy stays if the fetch fails. */
async function askAnew(
  address: string,
  { keys, paths }: Purge,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const all = { ...headers, 'cache-control': 'no-cache', 'surrogate-key': keys.join(' ') };
  const waiting = [...paths];
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const status = await statusOf(
        address.replaceAll('{path}', encodedPath(path)),
        'GET',
        signal,
        undefined,
        all,
      );
      // The answer for a deleted page is valid too.
      if (status >= 400 && status !== 404) throw new Error(`The cache answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** The last segment is a code or name, which may contain any character, even a slash. */
function encodedPath(path: string): string {
  const [, folder = '', name = ''] = /^(\/case\/|.*\/)(.*)$/s.exec(path) ?? [];
  return folder + encodeURIComponent(name);
}

/** fetch cannot send a `Host` that differs from the address. Follows no redirects. */
function statusOf(
  address: string,
  method: string,
  signal: AbortSignal,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<number> {
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]) };
    const call = request(address, options, (answer) => {
      // Read to the end, as a cache in between may discard an incomplete answer.
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0)).once('error', reject);
    });
    call.once('error', reject).end(body);
  });
}
