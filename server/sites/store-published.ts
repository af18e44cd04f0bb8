import type { Tx } from '../db/transaction';
import type { StoredPart } from '../db/stored-values';
import { siteThemeVersions } from '../db/schema';
import { assertApproved } from '../approvals/assertion';
import { actorIdOf } from '../audit/audit';
import { notFound } from '../contract/errors';
import type { Saved } from '../records/table';
import { approvalContent, settingsApprovers } from './approval-content';
import { type LockedSite, siteRecords, type SiteRow, themeRecords, type ThemeRow } from './locks';

interface Publication {
  themeId: number;
  publishedParts: StoredPart[];
  /** Reason for the publication; may be empty. */
  note: string;
  /** Publishes without the approvals that are missing. */
  emergencyReason?: string | undefined;
  /** Further columns of site and theme in the same save. */
  site?: Partial<Pick<SiteRow, 'activeThemeId'>>;
  theme?: Partial<Pick<ThemeRow, 'parts' | 'status'>>;
}

/**
 * Publishes blocks of a locked site and stores them as a version; the only way for a draft to become public. Throws
 * `approvalMissing`.
 */
export async function storePublished(
  tx: Tx,
  locked: LockedSite,
  { themeId, publishedParts, note, emergencyReason, site, theme }: Publication,
  by: string,
): Promise<Saved> {
  const own = locked.themes.find(({ id }) => id === themeId);
  if (!own) throw notFound();
  const approvals = await assertApproved(tx, {
    ...(await approvalContent(tx, locked, own, publishedParts)),
    title: locked.own.title,
    audit: { kind: 'site', recordId: locked.own.id, part: themeId },
    emergencyReason,
    by,
    isWholeDraft: theme?.status !== undefined,
  });
  const publishedOn = new Date();
  await tx.insert(siteThemeVersions).values({
    themeId,
    parts: publishedParts,
    publishedOn,
    publishedBy: by,
    publishedById: actorIdOf(tx),
    note,
    approvals,
  });
  // Without a rule, the publication shows settings of the case withheld until now.
  const isOpen = (await settingsApprovers(tx, locked.themes)).length === 0;
  const shown = isOpen && locked.site.caseWithheld.length > 0 ? { caseWithheld: [] } : {};
  await siteRecords.change(tx, locked.site.id, { ...site, ...shown, publishedOn }, by);
  return themeRecords.change(tx, themeId, { ...theme, publishedParts, publishedOn }, by);
}
