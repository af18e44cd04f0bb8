import type { Tx } from '../../base/db/transaction';
import type { StoredPart } from '../../base/db/stored-values';
import { siteThemeVersions } from '../../base/db/schema';
import { assertAdvertising } from '../advertising/findings';
import { assertApproved } from '../approvals/rules/assertion';
import { actorIdOf } from '../../base/audit/audit';
import { notFound } from '../../base/contract/errors';
import { shownTexts } from '../../blocks/shown-settings';
import type { Saved } from '../../records/table';
import { approvalContent, settingsApprovers } from './approval-content';
import { type LockedSite, siteRecords, type SiteRow, themeRecords, type ThemeRow } from './locks';

export interface Publication {
  themeId: number;
  publishedParts: StoredPart[];
  /** Reason for the publication; may be empty. */
  note: string;
  /** Publishes without the approvals that are missing. */
  emergencyReason?: string | undefined;
  /** The page keeps the former name of its case. */
  keepsName?: boolean;
  /** Further columns of site and theme in the same save. */
  site?: Partial<Pick<SiteRow, 'activeThemeId'>>;
  theme?: Partial<Pick<ThemeRow, 'parts' | 'status'>>;
}

/**
 * Publishes blocks of a locked site and stores them as a version; the only way for a draft to become public. Throws
 * `adFindingsRequired` and `approvalMissing`.
 */
export async function storePublished(
  tx: Tx,
  locked: LockedSite,
  { themeId, publishedParts, note, emergencyReason, keepsName = false, site, theme }: Publication,
  by: string,
): Promise<Saved> {
  const own = locked.themes.find(({ id }) => id === themeId);
  if (!own) throw notFound();
  const { keptName } = keepsName ? locked.site : { keptName: null };
  await assertAdvertising(
    tx,
    { parts: publishedParts, texts: shownTexts({ ...locked.site, keptName }, locked.own) },
    // A whole draft is checked again; what publishes by itself answers for its changes.
    {
      before: theme?.status
        ? null
        : { parts: own.publishedParts ?? [], texts: shownTexts(locked.site, locked.own) },
    },
  );
  const approvals = await assertApproved(tx, {
    ...(await approvalContent(tx, locked, own, publishedParts, keepsName)),
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
  const name = keptName === locked.site.keptName ? {} : { keptName };
  await siteRecords.change(tx, locked.site.id, { ...site, ...shown, ...name, publishedOn }, by);
  return themeRecords.change(tx, themeId, { ...theme, publishedParts, publishedOn }, by);
}
