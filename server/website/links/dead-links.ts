import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Claim } from '../../../openapi/generated/claims';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import type { Config } from '../../base/config/config';
import { notFound, ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { jobs, linkChecks } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { deadLinksJobName, isRunning } from './link-settings';
import { answeredAmong, linkAddressOf, storedLink } from './link-addresses';
import { linkingRecords, type LinkingScope } from './linking-records';
import { decoded } from '../pages/own-addresses';
import { shown } from './links-of';
import { linkText as text } from './text';

type Schemas = components['schemas'];
type DeadLink = Schemas['DeadLink'];
type Settings = Pick<Config, 'adminOrigin' | 'publicOrigin' | 'website' | 'checksOutsideLinks'>;
type Row = typeof linkChecks.$inferSelect;

/** Record whose links are asked for; without one, those of all. */
interface Wanted {
  kind?: Schemas['LinkingKind'];
  recordId?: number;
  themeId?: number;
}

const maxShown = 200;

/** Links to addresses that are dead, public ones first. */
export async function listDeadLinks(
  db: Db,
  wanted: Wanted,
  claims: ReadonlySet<Claim>,
  settings: Settings,
): Promise<Schemas['DeadLinks']> {
  const has = (kind: Schemas['LinkingKind'], action: 'View' | 'Edit') =>
    new Set<string>(claims).has(`${kindUnits[kind]}.${action}`);
  const { kind: wantedKind, ...ids } = wanted;
  // No release links, whatever the type of the question says.
  const within = wantedKind && wantedKind !== 'release' ? { kind: wantedKind, ...ids } : undefined;
  const found = await deadPlaces(db, await deadRows(db, settings), settings, within);
  const asked = found.filter(
    ({ kind, recordId, themeId }) =>
      (wanted.kind === undefined || kind === wanted.kind) &&
      (wanted.recordId === undefined || recordId === wanted.recordId) &&
      (wanted.themeId === undefined || themeId === wanted.themeId),
  );
  const viewed = asked.filter(({ kind }) => has(kind, 'View'));
  return {
    items: viewed
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
      .slice(0, maxShown)
      .map((link) => ({ ...link, mayEdit: has(link.kind, 'Edit') })),
    hidden: asked.length - viewed.length,
    check: await newestCheck(db, settings),
  };
}

const order: readonly DeadLink['state'][] = ['live', 'scheduled', 'draft'];

/** Dead addresses; an own page that is back is no longer among them, whenever the next check comes. */
async function deadRows(db: Db, settings: Settings): Promise<Row[]> {
  const rows = await db.select().from(linkChecks).where(isNotNull(linkChecks.deadOn)).orderBy(linkChecks.id);
  const own = rows.flatMap(({ url }) => {
    const link = storedLink(url, settings);
    return link?.kind === 'own' ? [link.address] : [];
  });
  const answered = await answeredAmong(db, own, settings);
  return rows.filter(({ url }) => !answered.has(url));
}

/** Places that have one of the addresses now. */
async function deadPlaces(
  db: Db,
  rows: readonly Row[],
  settings: Settings,
  within?: LinkingScope,
): Promise<Omit<DeadLink, 'mayEdit'>[]> {
  if (rows.length === 0) return [];
  const dead = new Map(rows.map((row) => [row.url, row]));
  const records = await linkingRecords(db, {
    needles: rows.flatMap(({ url }) => needlesOf(url, settings)),
    within,
  });
  return records.flatMap(({ kind, recordId, themeId, title, places }) =>
    places.flatMap((place) =>
      [...new Set(place.urls)].flatMap((url) => {
        const target = linkAddressOf(url, settings);
        const row = target && dead.get(target.key);
        if (!row?.reason) return [];
        const { id, reason, status, failedSince, ignoredOn } = row;
        return {
          ...shown(place),
          id,
          url,
          reason,
          status,
          kind,
          recordId,
          themeId,
          title,
          isOwn: target?.kind === 'own',
          since: (failedSince ?? new Date()).toISOString(),
          isIgnored: ignoredOn !== null,
        };
      }),
    ),
  );
}

/** Parts of an address, of which one stands in every spelling of it. */
function needlesOf(url: string, { publicOrigin }: Settings): string[] {
  if (url.startsWith('/')) return [url, encodeURI(url)];
  const { hostname, origin, pathname } = new URL(url);
  if (origin === publicOrigin) return [pathname, decoded(pathname)];
  // A name in other letters may be stored in either form.
  return [hostname.includes('xn--') ? '://' : hostname];
}

async function newestCheck(db: Db, settings: Settings): Promise<Schemas['LinkCheck']> {
  const [[checks], [job]] = await Promise.all([
    db
      .select({
        on: sql<Date | null>`max(${linkChecks.checkedOn})`.mapWith(linkChecks.checkedOn),
        count: sql<number>`count(${linkChecks.checkedOn})::int`,
        failedOnce: sql<number>`count(*) filter (where ${linkChecks.failures} > 0 and ${linkChecks.deadOn} is null)::int`,
      })
      .from(linkChecks),
    db.select({ counts: jobs.counts, isRunning }).from(jobs).where(eq(jobs.name, deadLinksJobName)),
  ]);
  return {
    on: checks?.on?.toISOString() ?? null,
    count: checks?.count ?? 0,
    failedOnce: checks?.failedOnce ?? 0,
    asksOutside: settings.checksOutsideLinks,
    isOffline: settings.checksOutsideLinks && (job?.counts?.['offline'] ?? 0) > 0,
    isRunning: job?.isRunning ?? false,
  };
}

/**
 * Stops or resumes reporting an address. Needs Edit of every record that links to it, as none of their editors hears of it
 * then. Throws 403 and 404.
 */
export async function editDeadLink(
  tx: Tx,
  { id, isIgnored }: { id: number; isIgnored: boolean },
  { claims }: { claims: ReadonlySet<Claim> },
  settings: Settings,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(linkChecks)
    .where(and(eq(linkChecks.id, id), isNotNull(linkChecks.deadOn)))
    .for('update');
  if (!row) throw notFound();
  const places = await deadPlaces(tx, [row], settings);
  const mayEdit = ({ kind }: Pick<DeadLink, 'kind'>) =>
    new Set<string>(claims).has(`${kindUnits[kind]}.Edit`);
  if (!places.some(mayEdit)) throw new ServiceError(403, serverText.forbidden);
  const others = new Set(places.filter((place) => !mayEdit(place)).map(({ kind }) => kindNames[kind]));
  if (others.size > 0) throw new ServiceError(403, text.heldElsewhere([...others]));
  await tx
    .update(linkChecks)
    .set({ ignoredOn: isIgnored ? sql`now()` : null })
    .where(eq(linkChecks.id, id));
  note(tx, {
    kind: 'deadLink',
    recordId: id,
    title: row.url,
    action: 'update',
    before: { isIgnored: row.ignoredOn !== null },
    after: { isIgnored },
  });
}
