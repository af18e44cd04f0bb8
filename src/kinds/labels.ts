import type { AuditKind } from '../../openapi/generated/enums';
import { correctedFieldWords } from '../../openapi/generated/words';
import type { PartOf } from './kind';
import * as words from './text';

/** Labels of each kind's fields, in the order of the form. */
export const labels: PartOf<AuditKind, Readonly<Record<string, string>>> = {
  case: { ...words.caseLabels, zip: words.zipLabel },
  article: words.articleLabels,
  news: words.newsLabels,
  account: { ...words.accountLabels, avatar: words.avatarLabel },
  role: words.roleLabels,
  site: {
    ...words.siteLabels,
    name: words.nameLabel,
    comment: words.commentLabel,
    ...words.outsideLabels,
  },
  template: {},
  popup: words.popupLabels,
  otherPopup: words.popupLabels,
  company: words.companyLabels,
  contact: { ...words.contactLabels, type: words.typeLabel, ...correctedFieldWords },
  privacy: words.privacyLabels,
  personRequest: words.personRequestLabels,
  incident: words.incidentLabels,
  adRules: words.adRulesLabels,
  approvalRules: words.approvalRulesLabels,
  contactEmail: words.emailLabels,
  media: words.mediaLabels,
  audit: {},
  webhook: words.webhookLabels,
  apiToken: words.apiTokenLabels,
};
