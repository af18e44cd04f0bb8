import { contentKeys } from '../../../openapi/place-keys';
import { linkOptions, type LinkOptions } from '@tanstack/react-router';
import { titleText } from '../../base/navigation/text';
import type { components } from '../../../openapi/generated/types';
import type { KindName, Kinds } from './kind';
import { titleWords } from './text';

const params = (id: number) => ({ id: String(id) });
const caseParams = (id: number) => ({ caseId: String(id) });

/** Icon and ways of every kind of record; its labels and calls are in files of their own, which few screens load. The contract has names and units of claims (openapi/generated/kinds.ts). */
export const kinds: Kinds = {
  case: {
    icon: 'building',
    screen: 'case',
    list: { to: '/case', title: titleText.caseList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/case/edit/$id', params: params(id) }),
    content: (id) => linkOptions({ to: '/case/content/$id', params: params(id) }),
    add: { to: '/case/add', by: titleWords.name },
  },
  article: {
    icon: 'article',
    screen: 'article',
    list: { to: '/article', title: titleText.articleList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/article/edit/$id', params: params(id) }),
    content: (id) => linkOptions({ to: '/article/content/$id', params: params(id) }),
    add: { to: '/article/add', by: titleWords.title },
  },
  news: {
    icon: 'news',
    screen: 'news',
    list: { to: '/news', title: titleText.newsList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/news/edit/$id', params: params(id) }),
    add: { to: '/news/add', by: titleWords.title },
  },
  account: {
    icon: 'user',
    screen: 'account',
    list: { to: '/account', title: titleText.accountList, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/account/edit/$id', params: params(id) }),
  },
  role: {
    icon: 'settings',
    screen: 'role',
    list: { to: '/role', title: titleText.roleList, exports: 'listExports' },
    add: { to: '/role/add' },
    open: (id) => linkOptions({ to: '/role/edit/$id', params: params(id) }),
  },
  site: {
    icon: 'layout',
    screen: 'web',
    list: { to: '/web', title: titleText.web, takesKeyword: true, exports: 'listExports' },
    open: (id) => linkOptions({ to: '/web/home/$caseId', params: caseParams(id) }),
  },
  siteSettings: {
    icon: 'search',
    screen: 'web',
    open: (id) => linkOptions({ to: '/web/track/$caseId', params: caseParams(id) }),
  },
  theme: {
    icon: 'layout',
  },
  template: {},
  popup: {
    icon: 'popup',
    screen: 'homePopup',
    list: { to: '/home-popup', title: titleText.homePopup },
    open: () => linkOptions({ to: '/home-popup' }),
  },
  otherPopup: {
    icon: 'popup',
    screen: 'homePopup',
    open: (id) => linkOptions({ to: '/other-popup/edit/$id', params: params(id) }),
  },
  company: {
    icon: 'building',
    screen: 'company',
    list: { to: '/company', title: titleText.company },
    open: () => linkOptions({ to: '/company' }),
  },
  contact: {
    icon: 'mail',
    screen: 'contact',
    list: { to: '/contact', title: titleText.contactList, takesKeyword: true, exports: 'exports' },
    open: (id) => linkOptions({ to: '/contact/edit/$id', params: params(id) }),
  },
  privacy: {
    screen: 'privacy',
    list: { to: '/privacy', title: titleText.privacy },
    open: () => linkOptions({ to: '/privacy' }),
  },
  privacyTerms: {
    icon: 'shield',
    screen: 'privacy',
    open: () => linkOptions({ to: '/privacy/terms' }),
  },
  personRequest: {
    screen: 'privacy',
    open: (id) => linkOptions({ to: '/privacy/requests/edit/$id', params: params(id) }),
  },
  incident: {
    screen: 'privacy',
    open: (id) => linkOptions({ to: '/privacy/incidents/$id', params: params(id) }),
  },
  adRules: {
    screen: 'web',
    open: () => linkOptions({ to: '/web/ad-rules' }),
  },
  approvalRules: {
    screen: 'approvalRules',
    open: () => linkOptions({ to: '/approval/rules' }),
  },
  contactEmail: {
    icon: 'mail',
    screen: 'contactEmail',
    list: { to: '/contact-email', title: titleText.contactEmail },
    open: () => linkOptions({ to: '/contact-email' }),
  },
  media: {
    icon: 'image',
    screen: 'media',
    list: { to: '/media', title: titleText.mediaList },
    open: (id) => linkOptions({ to: '/media/edit/$id', params: params(id) }),
  },
  audit: {
    screen: 'audit',
    list: { to: '/audit', title: titleText.auditList, exports: 'exports' },
  },
  webhook: {
    screen: 'connection',
    open: (id) => linkOptions({ to: '/connection/webhook/edit/$id', params: params(id) }),
  },
  deadLink: {
    screen: 'deadLinks',
    open: () => linkOptions({ to: '/dead-links' }),
  },
  redirect: {
    screen: 'redirect',
    open: () => linkOptions({ to: '/redirects' }),
  },
  salesCode: {
    icon: 'list-numbered',
    screen: 'salesCode',
    list: { to: '/sales-codes', title: titleText.salesCode },
    open: () => linkOptions({ to: '/sales-codes' }),
  },
  release: {
    icon: 'copy',
    screen: 'release',
    list: { to: '/release', title: titleText.release },
    open: (id) => linkOptions({ to: '/release/$id', params: params(id) }),
  },
  replacement: {
    icon: 'swap',
    screen: 'replace',
    list: { to: '/replace', title: titleText.replace },
    open: (id) => linkOptions({ to: '/replace/$id', params: params(id) }),
  },
  sharedBlock: {
    icon: 'rows',
    screen: 'shared',
    list: { to: '/shared', title: titleText.shared, takesKeyword: true },
    add: { to: '/shared/add' },
    open: (id) => linkOptions({ to: '/shared/edit/$id', params: params(id) }),
  },
  apiToken: {
    screen: 'connection',
    list: { to: '/connection', title: titleText.connection },
  },
};

// Exactly the keys of the list.
export const allKinds = Object.keys(kinds) as KindName[];

interface Asked extends Pick<components['schemas']['ApprovalRow'], 'kind' | 'recordId' | 'caseId'> {
  asked: Pick<components['schemas']['ApprovalAsked'], 'block'> | null;
}

/** Way to what a reviewer wants changed: the first attached block of a site in its editor, or field in a record's form. */
export function mendLink({ kind, recordId, caseId, asked }: Asked): LinkOptions | undefined {
  const hash = asked?.block ? { hash: asked.block } : {};
  if (kind === 'site' && caseId !== null) {
    return linkOptions({
      to: '/siteset/theme/edit/$caseId/$themeId',
      params: { caseId: String(caseId), themeId: String(recordId) },
      ...hash,
    });
  }
  const { open, content } = kinds[kind];
  if (content && contentKeys.includes(asked?.block ?? '')) return content(recordId);
  const form = open?.(recordId);
  return form && { ...form, ...hash };
}
