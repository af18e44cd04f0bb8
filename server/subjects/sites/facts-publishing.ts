import { refusalOfPublishing } from '../approvals/rules/assertion';
import { serverText } from '../../base/contract/text';
import type { Tx } from '../../base/db/transaction';
import { ContentStatus } from '../../../openapi/generated/enums';
import { followed } from './bound-blocks';
import { lockSiteOfCase } from './locks';
import { storePublished } from './store-published';

type FactsPublished = 'yes' | 'no' | 'approvalMissing' | 'adFindingsRequired';

/**
 * Publishes the case's name and its values in bound blocks only. Not if a source is empty, which staff decide, an
 * approval is missing, or the company forbids a word.
 */
export async function publishFacts(tx: Tx, caseId: number, by: string): Promise<FactsPublished> {
  const locked = await lockSiteOfCase(tx, caseId);
  const { own, site, themes } = locked;
  const live = themes.find(({ id, status }) => id === site.activeThemeId && status === ContentStatus.online);
  if (!live?.publishedParts) return 'no';
  const publishedParts = await followed(tx, live.publishedParts, own);
  if (publishedParts.some(({ isSourceEmpty }) => isSourceEmpty)) return 'no';
  const publication = { themeId: live.id, publishedParts, note: serverText.publishNotes.facts };
  return (await refusalOfPublishing(() => storePublished(tx, locked, publication, by))) ?? 'yes';
}
