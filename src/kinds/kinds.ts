import { linkOptions } from '@tanstack/react-router';
import { correctedFieldWords } from '../../openapi/generated/words';
import * as calls from '../api/generated/operations';
import { titleText } from '../navigation/text';
import type { KindName, Kinds } from './kind';
import * as words from './text';

const params = (id: number) => ({ id: String(id) });
const caseParams = (id: number) => ({ caseId: String(id) });

/** Every kind of record; the contract has names and units of claims (openapi/generated/kinds.ts). */
export const kinds: Kinds = {
  case: {
    icon: 'building',
    screen: 'case',
    labels: { ...words.caseLabels, zip: words.zipLabel },
    list: { to: '/case', title: titleText.caseList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/case/edit/$id', params: params(id) }),
    content: (id) => linkOptions({ to: '/case/content/$id', params: params(id) }),
    add: { to: '/case/add', by: words.titleWords.name },
    recent: calls.listCaseInfos,
    trash: { may: 'canDelete', restore: calls.restoreCaseInfo, purge: calls.purgeCaseInfo },
    preview: {
      list: calls.listCasePreviewLinks,
      create: calls.createCasePreviewLink,
      remove: calls.deleteCasePreviewLink,
    },
    history: {
      record: calls.getCaseInfo,
      list: calls.listCaseVersions,
      version: calls.getCaseVersion,
      restore: calls.restoreCaseVersion,
      open: (id, search) => linkOptions({ to: '/case/history/$id', params: params(id), search }),
    },
  },
  article: {
    icon: 'article',
    screen: 'article',
    labels: words.articleLabels,
    list: { to: '/article', title: titleText.articleList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/article/edit/$id', params: params(id) }),
    content: (id) => linkOptions({ to: '/article/content/$id', params: params(id) }),
    add: { to: '/article/add', by: words.titleWords.title },
    recent: calls.listArticles,
    trash: { may: 'canDelete', restore: calls.restoreArticle, purge: calls.purgeArticle },
    preview: {
      list: calls.listArticlePreviewLinks,
      create: calls.createArticlePreviewLink,
      remove: calls.deleteArticlePreviewLink,
    },
    history: {
      record: calls.getArticle,
      list: calls.listArticleVersions,
      version: calls.getArticleVersion,
      restore: calls.restoreArticleVersion,
      open: (id, search) => linkOptions({ to: '/article/history/$id', params: params(id), search }),
    },
  },
  news: {
    icon: 'news',
    screen: 'news',
    labels: words.newsLabels,
    list: { to: '/news', title: titleText.newsList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/news/edit/$id', params: params(id) }),
    add: { to: '/news/add', by: words.titleWords.title },
    recent: calls.listNews,
    trash: { may: 'canDelete', restore: calls.restoreNews, purge: calls.purgeNews },
    preview: {
      list: calls.listNewsPreviewLinks,
      create: calls.createNewsPreviewLink,
      remove: calls.deleteNewsPreviewLink,
    },
    history: {
      record: calls.getNews,
      list: calls.listNewsVersions,
      version: calls.getNewsVersion,
      restore: calls.restoreNewsVersion,
      open: (id, search) => linkOptions({ to: '/news/history/$id', params: params(id), search }),
    },
  },
  account: {
    icon: 'user',
    screen: 'account',
    labels: { ...words.accountLabels, avatar: words.avatarLabel },
    list: { to: '/account', title: titleText.accountList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/account/edit/$id', params: params(id) }),
  },
  role: {
    icon: 'settings',
    screen: 'role',
    labels: words.roleLabels,
    list: { to: '/role', title: titleText.roleList, exports: 'listExports' },
    add: { to: '/role/add' },
    open: (id) => linkOptions({ to: '/role/edit/$id', params: params(id) }),
    trash: { may: 'canDelete', restore: calls.restoreRole, purge: calls.purgeRole },
    history: {
      record: calls.getRole,
      list: calls.listRoleVersions,
      version: calls.getRoleVersion,
      restore: calls.restoreRoleVersion,
      open: (id, search) => linkOptions({ to: '/role/history/$id', params: params(id), search }),
    },
  },
  site: {
    icon: 'layout',
    screen: 'web',
    list: { to: '/web', title: titleText.web, takesKeyword: true, exports: 'listExports' },
    labels: {
      ...words.siteLabels,
      name: words.nameLabel,
      comment: words.commentLabel,
      ...words.outsideLabels,
    },
    open: (id) => linkOptions({ to: '/web/home/$caseId', params: caseParams(id) }),
  },
  theme: {
    icon: 'layout',
    trash: { may: 'canEdit', restore: calls.restoreSiteTheme, purge: calls.purgeSiteTheme },
    preview: {
      list: calls.listThemePreviewLinks,
      create: calls.createThemePreviewLink,
      remove: calls.deleteThemePreviewLink,
    },
  },
  template: { labels: {} },
  popup: {
    icon: 'popup',
    screen: 'homePopup',
    labels: words.popupLabels,
    list: { to: '/home-popup', title: titleText.homePopup },
    open: () => linkOptions({ to: '/home-popup' }),
    history: {
      record: () => calls.getIndexPopup(),
      list: calls.listPopupVersions,
      version: calls.getPopupVersion,
      restore: calls.restorePopupVersion,
      open: (_id, search) => linkOptions({ to: '/home-popup-history', search }),
    },
  },
  otherPopup: {
    icon: 'popup',
    screen: 'homePopup',
    labels: words.popupLabels,
    open: (id) => linkOptions({ to: '/other-popup/edit/$id', params: params(id) }),
    trash: { may: 'canEdit', restore: calls.restoreOtherPopup, purge: calls.purgeOtherPopup },
  },
  company: {
    screen: 'company',
    labels: words.companyLabels,
    list: { to: '/company', title: titleText.company },
    open: () => linkOptions({ to: '/company' }),
  },
  contact: {
    icon: 'mail',
    screen: 'contact',
    labels: { ...words.contactLabels, type: words.typeLabel, ...correctedFieldWords },
    list: { to: '/contact', title: titleText.contactList, takesKeyword: true, exports: 'exports' },
    open: (id) => linkOptions({ to: '/contact/edit/$id', params: params(id) }),
  },
  privacy: {
    screen: 'privacy',
    labels: words.privacyLabels,
    list: { to: '/privacy', title: titleText.privacy },
    open: () => linkOptions({ to: '/privacy' }),
  },
  personRequest: {
    screen: 'privacy',
    labels: words.personRequestLabels,
    open: (id) => linkOptions({ to: '/privacy/requests/edit/$id', params: params(id) }),
  },
  incident: {
    screen: 'privacy',
    labels: words.incidentLabels,
    open: (id) => linkOptions({ to: '/privacy/incidents/$id', params: params(id) }),
  },
  adRules: {
    screen: 'web',
    labels: words.adRulesLabels,
    open: () => linkOptions({ to: '/web/ad-rules' }),
  },
  approvalRules: {
    screen: 'approvalRules',
    labels: words.approvalRulesLabels,
    open: () => linkOptions({ to: '/approval/rules' }),
  },
  contactEmail: {
    screen: 'contactEmail',
    labels: words.emailLabels,
    list: { to: '/contact-email', title: titleText.contactEmail },
    open: () => linkOptions({ to: '/contact-email' }),
  },
  media: {
    icon: 'image',
    screen: 'media',
    labels: words.mediaLabels,
    list: { to: '/media', title: titleText.mediaList },
    open: (id) => linkOptions({ to: '/media/edit/$id', params: params(id) }),
  },
  audit: {
    screen: 'audit',
    labels: {},
    list: { to: '/audit', title: titleText.auditList, exports: 'exports' },
  },
  webhook: {
    screen: 'connection',
    labels: words.webhookLabels,
    open: (id) => linkOptions({ to: '/connection/webhook/edit/$id', params: params(id) }),
  },
  apiToken: {
    screen: 'connection',
    labels: words.apiTokenLabels,
    list: { to: '/connection', title: titleText.connection },
  },
};

// Exactly the keys of the list.
export const allKinds = Object.keys(kinds) as KindName[];
