import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Claim, ClaimUnit } from '../../../openapi/generated/claims';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { actorIdOf, note } from '../../base/audit/audit';
import { currentName } from '../../base/audit/present-names';
import { websiteBase } from '../../base/config/website-base';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound, ServiceError } from '../../base/contract/errors';
import { publicPath } from '../../base/contract/public-address';
import { serverText } from '../../base/contract/text';
import { isVisible } from '../../subjects/content/visible-content';
import type { Db } from '../../base/db/client';
import { cases, redirects } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { type Origins, type OwnAddress, ownAddressOf, recordPath } from '../pages/own-addresses';
import { fullPath, shownAmong, tables } from '../pages/shown-addresses';
import { addressesUnder } from '../pages/website-addresses';
import { isNamedSite, liveSitesOf } from '../../subjects/sites/public-site';
import { linkText as text } from './text';

type Schemas = components['schemas'];

interface Caller {
  name: string;
  claims: ReadonlySet<Claim>;
}

const maxRedirects = 500;
const maxTargets = 200;

/** Unit whose staff decide about an address. */
function unitOf(address: OwnAddress | null): ClaimUnit {
  if (address?.kind === 'record') return kindUnits[address.record];
  return address?.kind === 'site' ? kindUnits.site : kindUnits.company;
}

const has = (claims: ReadonlySet<Claim>, unit: ClaimUnit, action: 'View' | 'Edit') =>
  new Set<string>(claims).has(`${unit}.${action}`);

const stored = (path: string, origins: Origins) =>
  ownAddressOf(fullPath(path, websiteBase(origins)), origins);

/** An address as a person or a list names it: with or without the prefix of the website. */
function given(address: string, origins: Origins): OwnAddress | null {
  const found = ownAddressOf(address, origins);
  const base = websiteBase(origins);
  return found?.kind === 'other' && base ? ownAddressOf(base + found.path, origins) : found;
}

/** Redirects of addresses of units that the caller may view, newest first, or only their numbers. */
export async function listRedirects(
  db: Db,
  { countOnly }: { countOnly?: boolean | undefined },
  claims: ReadonlySet<Claim>,
  origins: Origins,
): Promise<Schemas['RedirectList']> {
  const rows = (await db.select().from(redirects).orderBy(desc(redirects.id)).limit(maxRedirects)).map(
    (row) => ({ ...row, from: stored(row.fromPath, origins), to: stored(row.toPath, origins) }),
  );
  const viewed = rows.filter(({ from }) => has(claims, unitOf(from), 'View'));
  const shown = await shownAmong(
    db,
    viewed.flatMap(({ from, to }) => [...(from ? [from] : []), ...(to ? [to] : [])]),
  );
  const isShown = (address: OwnAddress | null) => address !== null && shown.has(address.path);
  const items = viewed.map(
    ({ id, fromPath, toPath, createdBy, createdById, createdOn, from, to }): Schemas['Redirect'] => ({
      id,
      from: fromPath,
      to: toPath,
      state: isShown(from) ? 'sleeps' : isShown(to) ? 'works' : 'broken',
      createdBy: currentName(createdById, createdBy),
      createdOn: createdOn.toISOString(),
      mayEdit: has(claims, unitOf(from), 'Edit'),
    }),
  );
  return {
    items: countOnly ? [] : items,
    count: items.length,
    broken: items.filter(({ state }) => state === 'broken').length,
    limit: maxRedirects,
  };
}

/** Sets or replaces the redirect of an address. Throws 400 and 403. */
export async function saveRedirect(
  tx: Tx,
  input: Bodies['saveRedirect'],
  { name, claims }: Caller,
  origins: Origins,
): Promise<void> {
  const from = checkedFrom(input.from, origins);
  if (!has(claims, unitOf(from), 'Edit')) throw new ServiceError(403, serverText.forbidden);
  const to = given(input.to, origins);
  if (!to) throw fieldError('to', text.notOurs);
  if (!(await isThere(tx, to))) throw fieldError('to', text.missing);
  const [fromPath, toPath] = [from.path, to.path];
  if (fromPath === toPath) throw fieldError('to', text.same);
  // One after the other, so that two redirects cannot become a chain.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
  await assertUnchained(tx, fromPath, toPath);
  const [before] = await tx.select().from(redirects).where(eq(redirects.fromPath, fromPath));
  if (!before && (await tx.$count(redirects)) >= maxRedirects) {
    throw fieldError('from', text.full(maxRedirects));
  }
  const values = { toPath, createdBy: name, createdById: actorIdOf(tx), createdOn: sql`now()` };
  const [saved] = await tx
    .insert(redirects)
    .values({ fromPath, ...values })
    .onConflictDoUpdate({ target: redirects.fromPath, set: values })
    .returning({ id: redirects.id });
  note(tx, {
    kind: 'redirect',
    recordId: saved?.id ?? 0,
    title: fromPath,
    action: before ? 'update' : 'create',
    ...(before ? { before: { to: before.toPath } } : {}),
    after: { to: toPath },
  });
}

/** True for a page of ours, also before visitors see it: a redirect may be prepared. */
async function isThere(tx: Tx, address: OwnAddress): Promise<boolean> {
  switch (address.kind) {
    case 'record': {
      const table = tables[address.record];
      return (await tx.$count(table, and(eq(table.id, address.id), isNull(table.deletedOn)))) > 0;
    }
    case 'site':
      return isNamedSite(tx, address.name);
    case 'page':
      return true;
    default:
      return false;
  }
}

/** The address that leads elsewhere; throws 400 for one that this system does not answer. */
function checkedFrom(address: string, origins: Origins): OwnAddress {
  const from = given(address, origins);
  if (!from) throw fieldError('from', text.notOurs);
  const isWebsite = from.kind === 'record' || from.kind === 'other';
  const isAnswered = from.kind === 'site' || (isWebsite && websiteBase(origins) !== null);
  if (!isAnswered || isReserved(from)) throw fieldError('from', text.notHere);
  return from;
}

/** Addresses of the back office, its calls and files. */
const isReserved = ({ kind, path }: OwnAddress) =>
  kind === 'other' && /^\/(?:api|files|mng|p|site)(?:\/|$)/.test(path);

async function assertUnchained(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  const [further] = await tx
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, toPath));
  if (further) throw fieldError('to', text.chain(toPath, further.to));
  const [earlier] = await tx
    .select({ from: redirects.fromPath })
    .from(redirects)
    .where(and(eq(redirects.toPath, fromPath), ne(redirects.fromPath, fromPath)));
  if (earlier) throw fieldError('from', text.chained(earlier.from));
}

/** Removes a redirect. Throws 403 and 404. */
export async function deleteRedirect(
  tx: Tx,
  id: number,
  { claims }: Caller,
  origins: Origins,
): Promise<void> {
  const [row] = await tx.delete(redirects).where(eq(redirects.id, id)).returning();
  if (!row) throw notFound();
  const unit = unitOf(stored(row.fromPath, origins));
  if (!has(claims, unit, 'Edit')) throw new ServiceError(403, serverText.forbidden);
  note(tx, { kind: 'redirect', recordId: id, title: row.fromPath, action: 'delete' });
}

/** Pages that visitors see now: lists of the website, then records by kind, newest first. */
export async function listRedirectTargets(db: Db, origins: Origins): Promise<Schemas['RedirectTargets']> {
  const sites = (await liveSitesOf(db)).slice(-maxTargets);
  const titles = new Map(
    (
      await db
        .select({ id: cases.id, title: cases.title })
        .from(cases)
        .where(isNull(cases.deletedOn))
        .orderBy(asc(cases.id))
    ).map(({ id, title }) => [id, title]),
  );
  return {
    items: [
      ...(websiteBase(origins) === null ? [] : await websiteTargets(db)),
      ...sites.map(({ caseId, siteName }) => ({
        kind: 'site' as const,
        path: publicPath(siteName.toLowerCase()),
        title: titles.get(caseId) ?? siteName,
      })),
    ],
  };
}

async function websiteTargets(db: Db): Promise<Schemas['RedirectTarget'][]> {
  const to = addressesUnder('');
  const { pages } = text;
  const records = await Promise.all(
    (['case', 'article', 'news'] as const).map(async (kind): Promise<Schemas['RedirectTarget'][]> => {
      const table = tables[kind];
      const rows = await db
        .select({ id: table.id, title: table.title })
        .from(table)
        .where(isVisible[kind])
        .orderBy(desc(table.id))
        .limit(maxTargets);
      return rows.map(({ id, title }) => ({ kind, path: recordPath(kind, id), title }));
    }),
  );
  return [
    { kind: null, path: to.home, title: pages.home },
    { kind: null, path: to.section('cases'), title: pages.cases },
    { kind: null, path: to.section('articles'), title: pages.articles },
    { kind: null, path: to.section('news'), title: pages.news },
    { kind: null, path: to.section('contact'), title: pages.contact },
    ...records.flat(),
  ];
}
