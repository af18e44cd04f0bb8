import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { cases, siteSets, siteThemes } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { recordTable } from '../../records/table';
import { notFound, ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { inheritAuthors, recordAuthor, recordDraftAuthor } from '../approvals/rules/authors';
import { hashOfSettings } from '../approvals/rules/blocks';
import { SiteStatus } from '../../../openapi/generated/enums';
import { known } from '../../base/contract/known';
import { companyTel } from './publisher';

export type CaseRow = typeof cases.$inferSelect;
/** Columns of a case with what its pages show of the company. */
export const caseOfPage = { ...getTableColumns(cases), companyTel };
export type CaseOfPage = CaseRow & { companyTel: string };
export type SiteRow = typeof siteSets.$inferSelect;
export type ThemeRow = typeof siteThemes.$inferSelect;

/** Audit subject of a site and its themes: id and title of the case, with one part per theme. */
const ofCase = {
  kind: 'site',
  recordIdOf: ({ caseId }: { caseId: number }) => caseId,
} as const;

export const siteRecords = recordTable(siteSets, {
  ...ofCase,
  titleOf: ({ caseId }, tx) => titleOfCase(tx, caseId),
  actionOf: (before, after) =>
    before.status === after.status ? 'update' : after.status === SiteStatus.enabled ? 'online' : 'offline',
  stored: async (tx, before, after) => {
    const [from, to] = [before && hashOfSettings(before), hashOfSettings(after)];
    if (from === to) return;
    const subject = { kind: 'site', subjectId: after.caseId } as const;
    if (from) await inheritAuthors(tx, subject, [{ from, to }]);
    await recordAuthor(tx, subject, [to]);
  },
});
export const themeRecords = recordTable(siteThemes, {
  ...ofCase,
  partOf: ({ id }) => id,
  titleOf: async ({ caseId, name }, tx) => `${await titleOfCase(tx, caseId)}　${name}`,
  actionOf: (before, after) => {
    if (after.publishedOn?.getTime() !== before.publishedOn?.getTime()) return 'publish';
    return after.status === before.status ? 'update' : 'unpublish';
  },
  stored: recordDraftAuthor,
});

/** 404 for a site whose case is in the trash. */
export const caseInTrash = () => new ServiceError(404, serverText.siteCaseInTrash);

async function titleOfCase(tx: Tx, id: number): Promise<string> {
  const [own] = await tx.select({ title: cases.title }).from(cases).where(eq(cases.id, id));
  return known(own, 'The case').title;
}

/** Parts of a site, locked together. */
export interface LockedSite {
  own: CaseOfPage;
  site: SiteRow;
  /** All themes of the case outside the trash, by id. */
  themes: ThemeRow[];
}

/**
 * Locks in the order case (shared, so that sites do not wait), site, themes, which prevents deadlocks. Throws
 * 404, also for a trashed case.
 */
export async function lockSiteOfCase(tx: Tx, caseId: number): Promise<LockedSite> {
  const [own] = await tx.select(caseOfPage).from(cases).where(eq(cases.id, caseId)).for('share');
  if (!own) throw notFound();
  if (own.deletedOn) throw caseInTrash();
  const [site] = await tx.select().from(siteSets).where(eq(siteSets.caseId, caseId)).for('update');
  if (!site) throw notFound();
  const themes = await tx
    .select()
    .from(siteThemes)
    .where(and(eq(siteThemes.caseId, caseId), themeRecords.live))
    .orderBy(asc(siteThemes.id))
    .for('update');
  siteRecords.rememberLocked(tx, site);
  for (const theme of themes) themeRecords.rememberLocked(tx, theme);
  return { own, site, themes };
}

/** Like `lockSiteOfCase`, by the site's id. */
export async function lockSite(tx: Tx, siteId: number): Promise<LockedSite> {
  // Read without a lock, as the case of a site never changes.
  const [found] = await tx.select({ caseId: siteSets.caseId }).from(siteSets).where(eq(siteSets.id, siteId));
  if (!found) throw notFound();
  return lockSiteOfCase(tx, found.caseId);
}

/** Like `lockSiteOfCase`, by a theme's id; also resolves to the theme. */
export async function lockTheme(tx: Tx, themeId: number): Promise<LockedSite & { theme: ThemeRow }> {
  const [found] = await tx
    .select({ caseId: siteThemes.caseId })
    .from(siteThemes)
    .where(eq(siteThemes.id, themeId));
  if (!found) throw notFound();
  const locked = await lockSiteOfCase(tx, found.caseId);
  const theme = locked.themes.find(({ id }) => id === themeId);
  if (!theme) throw notFound();
  return { ...locked, theme };
}
