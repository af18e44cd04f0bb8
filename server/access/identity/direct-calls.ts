import { claims, type OperationId } from '../../../openapi/generated/operations';
import type { Claim } from '../../../openapi/generated/claims';
import type { ReplaceKind } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import { presentClaims } from './key-makers';

/**
 * Acts for somebody later or elsewhere, with the calls by which the person would do the same: whoever arranges one needs
 * the claims of all its calls, and still needs them when it happens.
 */
export const directCalls = {
  readDrafts: ['getCaseInfo', 'getCaseContent', 'getArticle', 'getArticleContent', 'getNews'],
  readEnquiries: ['getContact', 'showContact'],
  publishSite: ['updateSiteThemeStatus', 'updateSiteStatus'],
  takeSiteOff: ['updateSiteStatus'],
  switchCase: ['updateCaseStatus'],
  switchArticle: ['updateArticleStatus'],
  switchNews: ['updateNewsStatus'],
  switchPopup: ['saveIndexPopup'],
  switchOtherPopup: ['updateOtherPopupStatus'],
  planRelease: ['createRelease', 'addReleaseItem'],
  editCase: ['updateCaseInfo', 'saveCaseContent'],
  editSite: ['updateSiteTheme'],
  editSiteSettings: ['updateSiteSet'],
  editSharedBlock: ['updateSharedBlock'],
  editArticle: ['updateArticle', 'saveArticleContent'],
  editNews: ['updateNews'],
  editPopup: ['saveIndexPopup'],
  editOtherPopup: ['updateOtherPopup'],
  editCompany: ['saveCompany'],
  editMedia: ['updateMedia'],
  editReplyTemplates: ['updateContactEmail'],
  editPrivacyTerms: ['savePrivacyTerms'],
} as const satisfies Record<string, readonly OperationId[]>;

export type Act = keyof typeof directCalls;

/** Acts that save single texts of a record of each kind. */
export const saveActs = {
  case: 'editCase',
  site: 'editSite',
  siteSettings: 'editSiteSettings',
  sharedBlock: 'editSharedBlock',
  article: 'editArticle',
  news: 'editNews',
  popup: 'editPopup',
  otherPopup: 'editOtherPopup',
  company: 'editCompany',
  media: 'editMedia',
  contactEmail: 'editReplyTemplates',
  privacyTerms: 'editPrivacyTerms',
} as const satisfies Record<ReplaceKind, Act>;

/** True when these claims allow every direct call of the act. */
export const mayAct = (own: ReadonlySet<Claim>, act: Act): boolean =>
  directCalls[act].every((call) => own.has(claims[call]));

/** True while an account has the claims for an act; false for an account that is inactive or gone. */
export async function stillMayAct(db: Db, accountId: number | null, act: Act): Promise<boolean> {
  return mayAct(await presentClaims(db, accountId), act);
}
