import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import { refusalOfPublishing } from '../approvals/rules/assertion';
import { notFound } from '../../base/contract/errors';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { unmarked, withoutSample } from '../../blocks/part-marks';
import { assertFresh } from '../../records/records';
import { type BodyCheck, validParts } from '../../records/version-fit';
import { draftValues, followed, recognised } from './bound-blocks';
import { lockSiteOfCase, lockTheme, themeRecords } from './locks';
import { storePublished } from './store-published';

/** Locks a draft of a case; throws 404, and 409 if it no longer has this version. Its blocks as its editor has them. */
export async function lockDraft(
  tx: Tx,
  { id, caseId, rowVersion }: { id: number; caseId: number; rowVersion: number | null },
) {
  const { theme, own, site } = await lockTheme(tx, id);
  if (own.id !== caseId) throw notFound();
  if (rowVersion !== null) assertFresh(theme, rowVersion);
  return {
    title: [own.title, theme.name].filter(Boolean).join('　'),
    rowVersion: theme.rowVersion,
    parts: recognised(theme.parts, own),
    // Bound before a change of the case, which would hide what they show.
    stored: {
      parts: theme.parts,
      publishedParts: theme.publishedParts && recognised(theme.publishedParts, own),
    },
    isLive:
      theme.status === ContentStatus.online &&
      site.status === SiteStatus.enabled &&
      site.activeThemeId === id,
  };
}

/** Saves blocks of a locked draft, checked like a save. Throws 400. */
export async function saveDraft(
  tx: Tx,
  id: number,
  parts: readonly StoredPart[],
  by: string,
  checkBody: BodyCheck,
): Promise<void> {
  const { theme, own } = await lockTheme(tx, id);
  const valid = await validParts(tx, checkBody, 'updateSiteTheme', parts);
  await themeRecords.change(tx, id, draftValues(theme, await followed(tx, valid, own), own), by);
}

/**
 * Public blocks with the changes of a draft, in blocks that were equal in both before: other changes of the draft stay
 * unpublished.
 */
export function changedInPublic(
  published: readonly StoredPart[],
  before: readonly StoredPart[],
  after: readonly StoredPart[],
): StoredPart[] {
  const contentOf = (part: StoredPart) => JSON.stringify(unmarked(part));
  return published.flatMap((part) => {
    const was = before.find(({ id }) => id === part.id);
    if (!was || contentOf(was) !== contentOf(part)) return part;
    const is = after.find(({ id }) => id === part.id);
    if (!is) return [];
    return contentOf(was) === contentOf(is) ? part : withoutSample(is);
  });
}

/** Publishes blocks of the live page with the case's values. The refusal that leaves the page as it is; null if it is public. */
export async function publishParts(
  tx: Tx,
  { id, caseId, parts, note }: { id: number; caseId: number; parts: readonly StoredPart[]; note: string },
  by: string,
) {
  const locked = await lockSiteOfCase(tx, caseId);
  const publishedParts = await followed(tx, parts, locked.own);
  const publication = { themeId: id, publishedParts, note, keepsName: true };
  return refusalOfPublishing(() => storePublished(tx, locked, publication, by));
}
