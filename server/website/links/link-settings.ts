import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { jobs, linkChecks, uncheckedHosts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { linkText as text } from './text';

export const deadLinksJobName = 'dead-links';

/** Between two checks that people ask for. */
const pauseMinutes = 10;
/** Due now or in the hands of a process. */
export const isRunning = sql<boolean>`(coalesce(${jobs.leasedUntil} > now(), false) or ${jobs.nextRunOn} <= now())`;

/** True for a website, with its parts, that is not checked. */
export const isLeftAlone = ({ hostname }: URL, hosts: ReadonlySet<string>): boolean =>
  hostname.split('.').some((_, place, parts) => hosts.has(parts.slice(place).join('.')));

/**
 * Lets the job begin now and ask all addresses again, except those that failed once: their second check says more later.
 * False if one has just run or runs.
 */
export async function checkLinks(tx: Tx): Promise<boolean> {
  const [begun] = await tx
    .update(jobs)
    .set({ nextRunOn: sql`now()` })
    .where(
      and(
        eq(jobs.name, deadLinksJobName),
        sql`not ${isRunning}`,
        sql`coalesce(${jobs.finishedOn}, '-infinity') < now() - make_interval(mins => ${pauseMinutes})`,
      ),
    )
    .returning({ name: jobs.name });
  note(tx, { kind: 'deadLink', title: text.checkAll, action: 'update' });
  if (!begun) return false;
  await tx
    .update(linkChecks)
    .set({ nextCheckOn: sql`now()` })
    .where(
      and(
        or(eq(linkChecks.failures, 0), isNotNull(linkChecks.deadOn)),
        gt(linkChecks.nextCheckOn, sql`now()`),
      ),
    );
  return true;
}

/** Websites that are not checked, by name. */
export async function listUncheckedHosts(db: Db): Promise<{ hosts: string[] }> {
  const rows = await db.select().from(uncheckedHosts).orderBy(asc(uncheckedHosts.host));
  return { hosts: rows.map(({ host }) => host) };
}

/** Replaces the list. Throws 409 if it is no longer the one that the caller saw. */
export async function saveUncheckedHosts(
  tx: Tx,
  { hosts, before }: Bodies['saveUncheckedHosts'],
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('unchecked_hosts'))`);
  const { hosts: known } = await listUncheckedHosts(tx);
  if (known.join() !== before.toSorted().join()) throw new ServiceError(409, serverText.stale);
  const wanted = [...new Set(hosts)].toSorted();
  await tx.delete(uncheckedHosts);
  if (wanted.length > 0) await tx.insert(uncheckedHosts).values(wanted.map((host) => ({ host })));
  await forget(tx, new Set(wanted));
  note(tx, {
    kind: 'deadLink',
    title: text.hosts,
    action: 'update',
    before: { hosts: known.join('、') },
    after: { hosts: wanted.join('、') },
  });
}

/** Forgets the checks of websites that are left alone now, so that nobody is reminded of them. */
async function forget(tx: Tx, hosts: ReadonlySet<string>): Promise<void> {
  const rows = await tx.select({ id: linkChecks.id, url: linkChecks.url }).from(linkChecks);
  const gone = rows.filter(({ url }) => {
    const address = URL.parse(url);
    return address !== null && isLeftAlone(address, hosts);
  });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(linkChecks).where(inArray(linkChecks.id, ids));
}
