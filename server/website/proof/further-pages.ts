import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { proofDrawn, proofPages } from '../../base/db/schema';
import { build } from '../../base/process/release';
import { publicPath } from '../../base/contract/public-address';
import { drawnPage, sentFrom } from '../pages/drawn-page';
import { drawPicture, openedOf } from '../pages/picture-pages';
import type { components } from '../../../openapi/generated/types';
import type { PublicSite } from '../../subjects/sites/public-site';
import { type ProofManifest, type ProofPageChange, sha256 } from './manifest';

/** A page besides the main page of the chain; `bytes` is null if the address answers 404. */
export interface FurtherPage {
  path: string;
  bytes: Buffer | null;
}

export interface Further {
  pages: FurtherPage[];
  /** Hash of the source from which they are rendered. */
  source: string;
}

/** A site, or the company's website, as delivered to visitors. */
export interface Present extends Pick<ProofManifest, 'publication' | 'facts' | 'note' | 'address'> {
  /** Null: not public. */
  advertising: components['schemas']['ProofAdvertising'] | null;
  approvals: components['schemas']['ProofApprovals'] | null;
  title: string | undefined;
  /** Null: not public. */
  text: string | null;
  further: Further;
}

/**
 * Picture pages of a site as delivered to visitors. None if their source is unchanged: a hundred pages would be
 * rendered for one changed word.
 */
export async function picturesOf(
  db: Db,
  caseId: number,
  site: (PublicSite & { kind: 'page' }) | null,
  origin: string,
): Promise<Further> {
  const known = await db.select().from(proofDrawn).where(eq(proofDrawn.caseId, caseId));
  const absent = (paths: readonly string[]) => paths.map((path) => ({ path, bytes: null }));
  if (!site) return { source: sha256(''), pages: absent(known.map(({ path }) => path)) };
  const opened = await openedOf(site);
  const source = sha256(JSON.stringify([build, origin, site.head, opened]));
  const isKnown = known.every((row) => row.source === source);
  if (isKnown && known.filter(({ pageSha }) => pageSha !== null).length === opened.pictures.length) {
    return { source, pages: [] };
  }
  const pages = opened.pictures.map((_, place) => ({
    path: `${publicPath(site.head.siteName)}/pictures/${place + 1}`,
    bytes: Buffer.from(sentFrom(drawnPage(drawPicture(site.head, opened, place + 1)), origin).text),
  }));
  const drawn = new Set(pages.map(({ path }) => path));
  return {
    source,
    pages: [...pages, ...absent(known.map(({ path }) => path).filter((path) => !drawn.has(path)))],
  };
}

/** Pages that differ from the last ones in the chain. */
export async function changedPages(db: Db, caseId: number, { pages }: Further): Promise<ProofPageChange[]> {
  if (pages.length === 0) return [];
  const known = await db
    .select({ path: proofDrawn.path, pageSha: proofDrawn.pageSha })
    .from(proofDrawn)
    .where(eq(proofDrawn.caseId, caseId));
  const before = new Map(known.map(({ path, pageSha }) => [path, pageSha]));
  return pages.flatMap(({ path, bytes }) => {
    const sha = bytes && sha256(bytes);
    if (sha === (before.get(path) ?? null)) return [];
    return [{ path, page: bytes && sha ? { sha256: sha, size: bytes.length } : null }];
  });
}

/** Stores the last pages of the chain, and the hash of their source. */
export async function noteDrawn(db: Db, caseId: number, { pages, source }: Further): Promise<void> {
  if (pages.length === 0) return;
  const drawn = [...new Map(pages.map(({ path, bytes }) => [path, bytes && sha256(bytes)]))];
  const paths = sql.param(drawn.map(([path]) => path));
  const shas = sql.param(drawn.map(([, sha]) => sha));
  await db.execute(sql`
    insert into ${proofDrawn} (case_id, path, page, source)
    select ${caseId}::int, path, page, ${source} from unnest(${paths}::text[], ${shas}::text[]) as drawn (path, page)
    on conflict (case_id, path) do update set page = excluded.page, source = excluded.source
  `);
}

/** Stores the bytes of changed pages, each once. */
export async function storePages(
  db: Db,
  { pages }: Further,
  changed: readonly ProofPageChange[],
): Promise<void> {
  const wanted = new Set(changed.map(({ path }) => path));
  for (const { path, bytes } of pages) {
    if (!bytes || !wanted.has(path)) continue;
    await db
      .insert(proofPages)
      .values({ sha: sha256(bytes), bytes })
      .onConflictDoNothing();
  }
}
