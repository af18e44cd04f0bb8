import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { prepared } from '../../base/db/prepared';
import { cases, siteSets, siteThemes } from '../../base/db/schema';
import { ContentStatus, type PartSource, SiteStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { outdatedSources } from './bound-blocks';
import type { PageFacts } from './case-blocks';
import type { SiteRow } from './locks';
import { companyTel } from './publisher';

/** The public page of a case, without its blocks. */
interface LivePage {
  siteName: string;
  keptName: SiteRow['keptName'];
  themeId: number;
  /** Differs after each change of the page, its site or its case (the transactions that wrote the rows), or of the company's telephone. */
  state: string;
}

/** `LivePage` as a column of a query of cases; null without a public page. */
export const livePage = sql<LivePage | null>`(select json_build_object('siteName', ${siteSets.siteName}, 'keptName', ${siteSets.keptName},
    'themeId', ${siteThemes.id}, 'state', concat_ws(' ', ${siteSets}.xmin, ${siteThemes}.xmin, ${cases}.xmin, ${companyTel}))
  from ${siteSets} join ${siteThemes} on ${siteThemes.id} = ${siteSets.activeThemeId}
  where ${siteSets.caseId} = ${cases.id} and ${siteSets.status} = ${sql.raw(String(SiteStatus.enabled))} and ${siteSets.siteName} <> ''
    and ${siteThemes.status} = ${sql.raw(String(ContentStatus.online))} and ${siteThemes.publishedParts} is not null)`;

const publishedParts = (db: Db) =>
  db
    .select({ parts: siteThemes.publishedParts })
    .from(siteThemes)
    .where(eq(siteThemes.id, sql.placeholder('id')));

/** Differences by case, of the state in which they were found. */
const compared = new WeakMap<Db, Map<number, { state: string; sources: PartSource[] }>>();
const maxCompared = 2_000;

/** The public page of a case, if its values differ from the case; else null. Blocks are read once for each state. */
export async function outdatedPage(
  db: Db,
  own: PageFacts & { id: number },
  page: LivePage | null,
): Promise<components['schemas']['OutdatedPage'] | null> {
  if (!page) return null;
  const { siteName, themeId, state } = page;
  const known = compared.get(db) ?? new Map<number, { state: string; sources: PartSource[] }>();
  compared.set(db, known);
  let found = known.get(own.id);
  if (found?.state !== state) {
    const [row] = await prepared(db, 'published_parts', publishedParts).execute({ id: themeId });
    found = { state, sources: outdatedSources(row?.parts ?? [], own, page) };
    if (known.size >= maxCompared) known.clear();
    known.set(own.id, found);
  }
  const { sources } = found;
  return sources.length > 0 ? { siteName, themeId, sources } : null;
}
