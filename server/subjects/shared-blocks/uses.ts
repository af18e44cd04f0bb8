import { and, asc, eq, isNull } from 'drizzle-orm';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { cases, hasShared, siteSets, siteThemes } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import { isSameContent } from '../../blocks/part-marks';

/** A draft with a shared block. */
export type Use = components['schemas']['SharedBlockUse'] & { sharedId: number };

/** Public blocks that still follow a shared block: the draft has not detached or removed them. */
export function followingPublic(
  published: readonly StoredPart[],
  draft: readonly StoredPart[],
  sharedId: number,
): StoredPart[] {
  const inDraft = new Set(draft.flatMap((part) => (part.sharedId === sharedId ? [part.id] : [])));
  return published.filter((part) => part.sharedId === sharedId && inDraft.has(part.id));
}

/** True for a page with other content than the present one. */
export const isBehind = ({ isDraftBehind, isPublicBehind }: Use) => isDraftBehind || isPublicBehind;

/** Drafts outside the trash that use shared blocks. */
export async function usesOf(
  db: Db,
  shared: readonly { id: number; parts: readonly StoredPart[] }[],
): Promise<Use[]> {
  if (shared.length === 0) return [];
  const rows = await db
    .select({
      id: siteThemes.id,
      caseId: siteThemes.caseId,
      name: siteThemes.name,
      caseTitle: cases.title,
      rowVersion: siteThemes.rowVersion,
      status: siteThemes.status,
      siteStatus: siteSets.status,
      activeThemeId: siteSets.activeThemeId,
      parts: siteThemes.parts,
      publishedParts: siteThemes.publishedParts,
    })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .innerJoin(siteSets, eq(siteSets.caseId, cases.id))
    .where(and(hasShared(siteThemes), isNull(siteThemes.deletedOn), isNull(cases.deletedOn)))
    .orderBy(asc(siteThemes.caseId), asc(siteThemes.id));
  return rows.flatMap((row) =>
    shared.flatMap(({ id: sharedId, parts: [content] }): Use[] => {
      const inDraft = row.parts.filter((part) => part.sharedId === sharedId);
      if (inDraft.length === 0 || !content) return [];
      const isOnline =
        row.status === ContentStatus.online &&
        row.siteStatus === SiteStatus.enabled &&
        row.activeThemeId === row.id;
      const seen = isOnline ? followingPublic(row.publishedParts ?? [], row.parts, sharedId) : [];
      const isOld = (part: StoredPart) => !isSameContent(part, content);
      return [
        {
          sharedId,
          themeId: row.id,
          caseId: row.caseId,
          title: [row.caseTitle, row.name].filter(Boolean).join('　'),
          rowVersion: row.rowVersion,
          isLive: seen.length > 0,
          isDraftBehind: inDraft.some(isOld),
          isPublicBehind: seen.some(isOld),
        },
      ];
    }),
  );
}
