import { shownTexts } from '../../blocks/shown-settings';
import { desc, eq, sql } from 'drizzle-orm';
import { advertisingOf } from '../../subjects/advertising/findings';
import type { Config } from '../../base/config/config';
import { newestConsentText } from '../../subjects/sites/form-consent';
import { publicPath } from '../../base/contract/public-address';
import { databaseTime } from '../../base/db/clock';
import type { Db, PooledDb } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import {
  cases,
  files,
  proofDrawn,
  proofDue,
  proofEntries,
  proofFiles,
  proofPages,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../base/db/schema';
import { beforeCommits, type Tx, wasNoticed } from '../../base/db/transaction';
import { build } from '../../base/process/release';
import { drawPublicPage, noFrame } from '../pages/public-page';
import { sentFrom } from '../pages/drawn-page';
import { orderForPages } from '../pages/made-files';
import { presentFacts } from '../../subjects/sites/stated-facts';
import { isLive, publicationOf, publicSite } from '../../subjects/sites/public-site';
import { changedPages, noteDrawn, picturesOf, type Present, storePages } from './further-pages';
import { signerOf } from './keys';
import {
  type ProofFile,
  type ProofManifest,
  type ProofPageChange,
  type ProofReason,
  readManifest,
  sha256,
  shasIn,
} from './manifest';
import { presentWebsite, type WebsiteAsked, websiteChain } from './website-pages';

/** More than one change touches; the first entry of a website, and a release, have all pages. */
const maxPathsToDraw = 12;

type Entry = typeof proofEntries.$inferSelect;

/** Author and operation of a change. */
interface Cause {
  by: string;
  operation: string;
}

/** Whether a trigger has listed a page of this transaction in `proof_due` (db/triggers/proof.sql). */
const owesProof = (tx: Tx) => wasNoticed(tx, 'proof due');

/** Adds the entries of each change in its own transaction (decisions/047-proof). */
export function startProof(db: PooledDb, config: Config): void {
  beforeCommits(db, async (tx) => {
    if (owesProof(tx)) await proveChange(tx, config);
  });
}

/** Entries of the sites that this transaction has changed. */
async function proveChange(tx: Tx, config: Config): Promise<void> {
  const due = await tx
    .delete(proofDue)
    .where(eq(proofDue.xact, sql`pg_current_xact_id()::text`))
    .returning({ caseId: proofDue.caseId, paths: proofDue.paths });
  const { actor, origin } = tx.trail;
  const cause = { by: actor.name, operation: origin.operation };
  const sites = new Set(due.map((row) => row.caseId));
  const locked = await lockChains(
    tx,
    [...sites].filter((caseId) => caseId !== websiteChain),
  );
  for (const caseId of locked) await proveLocked(tx, config, caseId, cause, everything);
  if (!sites.has(websiteChain)) return;
  const paths = pathsOf(due);
  const isBegun = (await newestEntry(tx, websiteChain)) !== undefined;
  const isOwn = isBegun && paths !== null && (await isFree(tx, websiteChain));
  if (isOwn) await proveSite(tx, config, websiteChain, cause, { paths, withLists: false });
  // The job adds the rest: a first entry with all pages, list pages after the first, and simultaneous changes.
  const left = isOwn ? [] : paths;
  await tx.insert(proofDue).values({ caseId: websiteChain, xact: '', paths: isBegun ? left : null });
}

/**
 * Takes the locks of sites' chains, in a fixed order as each may wait, by one statement. Resolves to those that have
 * something to prove: of a change on all pages, most sites may have none.
 */
async function lockChains(tx: Tx, caseIds: readonly number[]): Promise<number[]> {
  if (caseIds.length === 0) return [];
  // Named unlike any column of the tables below.
  const chains = sql`unnest(${sql.param(caseIds.toSorted((a, b) => a - b))}::int[]) as chain`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('proof'), chain) from ${chains}`);
  const { rows } = await tx.execute<{ chain: number }>(sql`
    select chain from ${chains}
    where exists (select from ${proofEntries} where ${proofEntries.caseId} = chain)
      or exists (select from ${proofDrawn} where ${proofDrawn.caseId} = chain)
      or exists (
        select from ${siteSets} join ${siteThemes} on ${siteThemes.id} = ${siteSets.activeThemeId}
        where ${siteSets.caseId} = chain and ${isLive}
      )
    order by chain
  `);
  return rows.map(({ chain }) => chain);
}

/**
 * Takes the chain's lock unless another change has it. All publications share the website's chain, and none waits for
 * it.
 */
async function isFree(db: Db, caseId: number): Promise<boolean> {
  const { rows } = await db.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('proof'), ${caseId}) as "isFree"`,
  );
  return rows[0]?.isFree === true;
}

/** Addresses of the website affected by these changes; null for all. */
export function pathsOf(
  due: readonly Pick<typeof proofDue.$inferSelect, 'caseId' | 'paths'>[],
): string[] | null {
  const own = due.filter(({ caseId }) => caseId === websiteChain);
  if (own.some(({ paths }) => paths === null)) return null;
  return [...new Set(own.flatMap(({ paths }) => paths ?? []))];
}

/**
 * Adds an entry if the page differs from the newest; true if so. Locks before rendering, so that changes see
 * earlier ones.
 */
export async function proveSite(
  db: Db,
  config: Config,
  caseId: number,
  cause: Cause,
  asked: WebsiteAsked,
): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('proof'), ${caseId})`);
  return proveLocked(db, config, caseId, cause, asked);
}

const everything: WebsiteAsked = { paths: null, withLists: true };

async function proveLocked(
  db: Db,
  config: Config,
  caseId: number,
  cause: Cause,
  asked: WebsiteAsked,
): Promise<boolean> {
  const before = await newestEntry(db, caseId);
  const present =
    caseId === websiteChain
      ? await presentWebsite(db, config, originOf(config), asked)
      : await presentPage(db, config, caseId);
  const page = present.text === null ? null : Buffer.from(present.text);
  const pageSha = page && sha256(page);
  const changed = await changedPages(db, caseId, present.further);
  const isSame = before ? before.pageSha === pageSha : page === null;
  await noteDrawn(db, caseId, present.further);
  if (isSame && changed.length === 0) return false;
  await storePages(db, present.further, changed);
  await orderForPages(db, pathsToDraw(present, changed));
  const named = await filesNamed(db, textsOf(present, changed));
  const consent = page ? await newestConsentText(db) : undefined;
  const last = before && readManifest(before.manifest);
  const at = new Date(Math.max((await databaseTime(db)).getTime(), (before?.at.getTime() ?? 0) + 1));
  const manifest: ProofManifest = {
    format: 1,
    caseId,
    number: (before?.number ?? 0) + 1,
    previous: before?.hash ?? null,
    at: at.toISOString(),
    reason: reasonOf(last, present.publication.id, page !== null),
    title: present.title ?? last?.title ?? '',
    address: present.address ?? last?.address ?? null,
    page: page && pageSha ? { sha256: pageSha, size: page.length } : null,
    files: named,
    ...(changed.length > 0 ? { pages: changed } : {}),
    publication: present.publication,
    ...cause,
    note: present.note,
    facts: present.facts,
    consent: consent ? { version: consent.version, text: consent.text } : null,
    advertising: present.advertising,
    approvals: present.approvals,
    build,
  };
  await addEntry(db, config, manifest, page);
  return true;
}

/** Pages that order their files before a visitor does; of all pages of a website, only the first. */
function pathsToDraw({ text, address }: Present, changed: readonly ProofPageChange[]): string[] {
  const own = text === null || address === null ? [] : [address];
  const others = changed.flatMap(({ path, page }) => (page && !path.includes('/pictures/') ? [path] : []));
  return others.length > maxPathsToDraw ? own : [...own, ...others];
}

async function addEntry(db: Db, config: Config, manifest: ProofManifest, page: Buffer | null): Promise<void> {
  const text = JSON.stringify(manifest);
  const { keyId, signed } = await signerOf(db, config.secretKeys);
  if (page && manifest.page) {
    await db.insert(proofPages).values({ sha: manifest.page.sha256, bytes: page }).onConflictDoNothing();
  }
  if (manifest.files.length > 0) {
    const rows = manifest.files.map((file) => ({ fileSha: file.sha256 }));
    await db
      .insert(proofFiles)
      .values(rows.toSorted((a, b) => (a.fileSha < b.fileSha ? -1 : 1)))
      .onConflictDoNothing();
  }
  await db.insert(proofEntries).values({
    caseId: manifest.caseId,
    number: manifest.number,
    at: new Date(manifest.at),
    pageSha: manifest.page?.sha256 ?? null,
    manifest: text,
    hash: sha256(text),
    signature: signed(text),
    keyId,
  });
}

async function newestEntry(db: Db, caseId: number): Promise<Entry | undefined> {
  const [entry] = await db
    .select()
    .from(proofEntries)
    .where(eq(proofEntries.caseId, caseId))
    .orderBy(desc(proofEntries.number))
    .limit(1);
  return entry;
}

/** Text of the page, and of the further pages that the entry keeps. */
function textsOf({ text, further }: Present, changed: readonly ProofPageChange[]): string {
  const kept = new Set(changed.map(({ path }) => path));
  const others = further.pages.flatMap(({ path, bytes }) =>
    bytes && kept.has(path) ? [bytes.toString()] : [],
  );
  return [text ?? '', ...others].join('\n');
}

/** The page as currently delivered to visitors of the configured origin. */
async function presentPage(db: Db, config: Config, caseId: number): Promise<Present> {
  const [row] = await db
    .select({ set: siteSets, parts: siteThemes.publishedParts, own: cases })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .leftJoin(siteThemes, eq(siteThemes.id, siteSets.activeThemeId))
    .where(eq(siteSets.caseId, caseId));
  const nothing = {
    publication: { id: 0, number: 0 },
    note: '',
    text: null,
    advertising: null,
    approvals: null,
  };
  const closed = await picturesOf(db, caseId, null, '');
  if (!row) return { ...nothing, title: undefined, facts: [], address: null, further: closed };
  const { set, own, parts } = row;
  const { siteName } = set;
  const { title } = own;
  const facts = presentFacts(own);
  const address = siteName === null ? null : publicPath(siteName);
  const site = siteName === null ? null : await publicSite(db, siteName);
  if (site?.kind !== 'page' || site.caseId !== caseId) {
    return { ...nothing, title, facts, address, further: closed };
  }
  const drawn = await drawPublicPage(db, site, config.publicOrigin !== undefined, noFrame);
  const publication = await publicationOf(db, set.id);
  const [version] = await db
    .select({ note: siteThemeVersions.note, approvals: siteThemeVersions.approvals })
    .from(siteThemeVersions)
    .where(eq(siteThemeVersions.id, publication.id));
  const { text } = sentFrom(drawn, originOf(config));
  const further = await picturesOf(db, caseId, site, originOf(config));
  const advertising = await advertisingOf(db, caseId, {
    parts: parts ?? [],
    texts: shownTexts(set, own),
  });
  const { note = '', approvals = null } = version ?? {};
  return { publication, note, title, facts, address, text, advertising, approvals, further };
}

/** Without a configured origin, the page contains the host name requested by each visitor. */
const originOf = ({ publicOrigin, adminOrigin, port }: Config): string =>
  publicOrigin ?? adminOrigin ?? `http://localhost:${port}`;

async function filesNamed(db: Db, page: string): Promise<ProofFile[]> {
  const shas = shasIn(page);
  if (shas.length === 0) return [];
  const rows = await db
    .select({ sha: files.sha, extension: files.extension, size: files.size, mime: files.mime })
    .from(files)
    .where(inArray(files.sha, shas))
    // Also waits while one of them is being removed.
    .for('key share');
  return rows
    .map(({ sha, extension, size, mime }) => ({
      path: `/files/${sha}.${extension}`,
      sha256: sha,
      size,
      type: mime,
    }))
    .toSorted((a, b) => shas.indexOf(a.sha256) - shas.indexOf(b.sha256));
}

function reasonOf(last: ProofManifest | undefined, publicationId: number, isPublic: boolean): ProofReason {
  if (!isPublic) return 'closed';
  if (!last) return 'first';
  if (!last.page) return 'opened';
  if (last.publication.id !== publicationId) return 'published';
  return last.build === build ? 'changed' : 'release';
}
