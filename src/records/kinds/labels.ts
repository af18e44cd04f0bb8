import type { AuditKind, ReplaceKind } from '../../../openapi/generated/enums';
import { labels as sent } from '../../../openapi/generated/labels';
import { correctedFieldWords } from '../../../openapi/generated/words';
import type { PartOf } from './kind';
import * as words from './text';

/** Labels of each kind's fields, in the order of the form. */
export const labels: PartOf<AuditKind | ReplaceKind, Readonly<Record<string, string>>> = {
  case: { ...sent.CaseInfoUpdate, zip: words.zipLabel },
  article: sent.ArticleUpdate,
  news: sent.NewsUpdate,
  account: { ...words.accountLabels, avatar: words.avatarLabel },
  role: words.roleLabels,
  site: {
    ...sent.SiteSetUpdate,
    name: words.nameLabel,
    comment: words.commentLabel,
    ...words.outsideLabels,
  },
  siteSettings: sent.SiteSetUpdate,
  template: {},
  popup: sent.IndexPopupInput,
  otherPopup: sent.IndexPopupInput,
  company: words.companyLabels,
  contact: { ...words.contactLabels, type: words.typeLabel, ...correctedFieldWords },
  privacy: words.privacyLabels,
  privacyTerms: words.privacyTermsLabels,
  personRequest: words.personRequestLabels,
  incident: words.incidentLabels,
  adRules: words.adRulesLabels,
  approvalRules: words.approvalRulesLabels,
  contactEmail: words.emailLabels,
  media: words.mediaLabels,
  audit: {},
  webhook: words.webhookLabels,
  apiToken: words.apiTokenLabels,
  deadLink: { ...sent.UncheckedHostsInput, isIgnored: words.deadLinkLabels.isIgnored },
  salesCode: { ...sent.SalesCodeUpdate, ...words.salesCodeLabels },
  redirect: { to: sent.RedirectInput.to },
  replacement: words.replacementLabels,
  sharedBlock: sent.SharedBlockUpdate,
  release: { ...sent.ReleaseUpdate, ...words.releaseLabels },
};
