import { setTimeout } from 'node:timers/promises';
import { eq, lte, sql } from 'drizzle-orm';
import type { DeadLinkReason } from '../../../openapi/generated/enums';
import type { Config } from '../../base/config/config';
import type { Db, PooledDb } from '../../base/db/client';
import { inArray, notInArray } from '../../base/db/in-array';
import type { Counts, Job } from '../../base/db/job-runner';
import { linkChecks, uncheckedHosts } from '../../base/db/schema';
import { askLink, type LinkResult } from './ask-link';
import { deadLinksJobName, isLeftAlone } from './link-settings';
import { answeredAmong, type LinkAddress, publicLinks } from './link-addresses';

type Settings = Pick<Config, 'adminOrigin' | 'publicOrigin' | 'website' | 'checksOutsideLinks'>;

interface Outside {
  id: number;
  url: URL;
}

interface JobOptions {
  /** Hosts that may have private addresses. */
  allowedHosts?: readonly string[];
  /** Between two requests to a host. */
  gapMs?: number;
}

/** New links are noticed in this time; each address is asked once a week. */
const hours = 6;
/** Ends before the runner ends it; what is left comes in the next run. */
const maxRunMs = 10 * 60_000;
const lanes = 8;
const userAgent = 'Mozilla/5.0 (compatible; website-back-office link check)';

/** Asks the addresses to which public pages link (decisions/057-dead-links). Each result is stored at once. */
export const deadLinksJob = (
  settings: Settings,
  { allowedHosts = [], gapMs = 1_000 }: JobOptions = {},
): Job => ({
  name: deadLinksJobName,
  everySeconds: hours * 3600,
  run: async (db, stopped) => {
    const links = await checkedLinks(db, settings);
    await keep(db, [...links.keys()]);
    const own = await checkOwn(db, links, settings);
    if (!settings.checksOutsideLinks) return own;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(maxRunMs)]);
    const turn = turnsOf(gapMs, signal);
    const ask = (url: URL) => askLink(url, { allowedHosts, signal, turn, userAgent });
    return { ...own, ...(await checkOutside(db, await dueOutside(db, links), ask, signal)) };
  },
});

/** Addresses on public pages without those of websites that are left alone. */
async function checkedLinks(db: Db, settings: Settings): Promise<Map<string, LinkAddress>> {
  const links = await publicLinks(db, settings);
  const hosts = new Set((await db.select().from(uncheckedHosts)).map(({ host }) => host));
  return new Map([...links].filter(([, link]) => link.kind === 'own' || !isLeftAlone(link.url, hosts)));
}

/** Adds new addresses, and forgets those to which nothing links any more. */
async function keep(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(linkChecks).where(keys.length > 0 ? notInArray(linkChecks.url, [...keys]) : undefined);
  if (keys.length === 0) return;
  await db
    .insert(linkChecks)
    .values(keys.map((url) => ({ url })))
    .onConflictDoNothing();
}

/** Own addresses are known without asking, so each run checks all but those that failed shortly before. */
async function checkOwn(
  db: Db,
  links: ReadonlyMap<string, LinkAddress>,
  settings: Settings,
): Promise<Counts> {
  const own = [...links.values()].flatMap((link) => (link.kind === 'own' ? [link] : []));
  const answered = await answeredAmong(
    db,
    own.map(({ address }) => address),
    settings,
  );
  const keys = own.map(({ key }) => key);
  const rows = await db
    .select({ id: linkChecks.id, url: linkChecks.url, failures: linkChecks.failures, isDue })
    .from(linkChecks)
    .where(inArray(linkChecks.url, keys));
  const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);
  await storeFine(db, idsOf(rows.filter(({ url }) => answered.has(url))), null);
  const gone = rows.filter(({ url, failures, isDue: due }) => !answered.has(url) && (failures === 0 || due));
  await storeFailed(db, idsOf(gone), { reason: 'gone', status: null });
  return { own: own.length };
}

const isDue = sql<boolean>`${lte(linkChecks.nextCheckOn, sql`now()`)}`;

/** Outside addresses that are due, one of each host first. */
async function dueOutside(db: Db, links: ReadonlyMap<string, LinkAddress>): Promise<Outside[]> {
  const rows = await db
    .select({ id: linkChecks.id, key: linkChecks.url })
    .from(linkChecks)
    .where(isDue)
    .orderBy(linkChecks.nextCheckOn, linkChecks.id);
  const counts = new Map<string, number>();
  const due = rows.flatMap(({ id, key }) => {
    const link = links.get(key);
    if (link?.kind !== 'outside') return [];
    const place = counts.get(link.url.host) ?? 0;
    counts.set(link.url.host, place + 1);
    return [{ id, url: link.url, place }];
  });
  return due.toSorted((a, b) => a.place - b.place);
}

/** Resolves when a host may be asked again. */
function turnsOf(gapMs: number, signal: AbortSignal): (url: URL) => Promise<void> {
  const next = new Map<string, number>();
  return async ({ host }) => {
    const now = performance.now();
    const at = Math.max(now, next.get(host) ?? 0);
    next.set(host, at + gapMs);
    if (at > now) await setTimeout(at - now, undefined, { signal });
  };
}

/**
 * A missing answer counts only once another host has answered after it: our own network may have been down. What is
 * uncertain stays due.
 */
async function checkOutside(
  db: PooledDb,
  due: Outside[],
  ask: (url: URL) => Promise<LinkResult>,
  signal: AbortSignal,
): Promise<Counts> {
  const waiting = [...due];
  const unsure: (Outside & LinkResult)[] = [];
  let [asked, failed] = [0, 0];
  let witness: URL | undefined;
  const count = async (results: readonly (Outside & LinkResult)[]) => {
    asked += results.length;
    failed += results.filter(({ reason }) => reason !== null).length;
    await Promise.all(results.map((result) => store(db, result)));
  };
  const lane = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const result = { ...next, ...(await ask(next.url)) };
      if (result.reason !== null && !result.isAnswered) {
        unsure.push(result);
        continue;
      }
      if (result.isAnswered) witness = next.url;
      await count([result, ...(result.isAnswered ? unsure.splice(0) : [])]);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    if (unsure.length > 0 && witness && (await ask(witness)).isAnswered) await count(unsure.splice(0));
  } catch (error) {
    // Out of time: the rest is due in the next run.
    if (!signal.aborted) throw error;
  }
  return { asked, failed, unsure: unsure.length, offline: unsure.length > 0 && !witness ? 1 : 0 };
}

const store = (db: Db, { id, reason, status }: Outside & LinkResult) =>
  reason === null ? storeFine(db, [id], status) : storeFailed(db, [id], { reason, status });

async function storeFine(db: Db, ids: readonly number[], status: number | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(linkChecks)
    .set({
      status,
      checkedOn: sql`now()`,
      nextCheckOn: sql`now() + interval '7 days'`,
      failures: 0,
      failedSince: null,
      reason: null,
      deadOn: null,
      ignoredOn: null,
    })
    .where(inArray(linkChecks.id, [...ids]));
}

/**
 * Dead are addresses that were gone at two checks 12 hours apart, or failed otherwise at two weekly ones. A dead one is
 * asked daily, so that it is not reported longer than needed.
 */
async function storeFailed(
  db: Db,
  ids: readonly number[],
  { reason, status }: { reason: DeadLinkReason; status: number | null },
): Promise<void> {
  if (ids.length === 0) return;
  const isGone = reason === 'gone';
  const isDead = sql`(${linkChecks.deadOn} is not null or (${linkChecks.failures} > 0 and (
    ${isGone ? eq(linkChecks.reason, 'gone') : sql`false`} or ${linkChecks.failedSince} <= now() - interval '6 days')))`;
  await db
    .update(linkChecks)
    .set({
      reason,
      status,
      checkedOn: sql`now()`,
      failures: sql`least(${linkChecks.failures} + 1, 1000)`,
      failedSince: sql`coalesce(${linkChecks.failedSince}, now())`,
      deadOn: sql`case when ${isDead} then coalesce(${linkChecks.deadOn}, now()) end`,
      nextCheckOn: sql`now() + case when ${isDead} then interval '1 day' else ${isGone ? '12 hours' : '7 days'}::interval end`,
    })
    .where(inArray(linkChecks.id, [...ids]));
}
