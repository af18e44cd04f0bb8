import { linkOptions, type LinkOptions } from '@tanstack/react-router';
import type { versionSaves } from '../../../openapi/generated/kinds';
import {
  getArticle,
  getArticleVersion,
  getCaseInfo,
  getCaseVersion,
  getIndexPopup,
  getNews,
  getNewsVersion,
  getPopupVersion,
  getRole,
  getRoleVersion,
  getSharedBlock,
  getSharedBlockVersion,
  listArticleVersions,
  listCaseVersions,
  listNewsVersions,
  listPopupVersions,
  listRoleVersions,
  listSharedBlockVersions,
  restoreArticleVersion,
  restoreCaseVersion,
  restoreNewsVersion,
  restorePopupVersion,
  restoreRoleVersion,
  restoreSharedBlockVersion,
} from '../../api/generated/operations';
import type { Call, PartOf } from './kind';

/** Calls and screen of the versions (decisions/014-record-versions). */
interface HistoryPart {
  record: Call<{ id: number }, { rowVersion?: number }>;
  list: typeof listNewsVersions;
  version: typeof getNewsVersion;
  restore: typeof restoreNewsVersion;
  open: (id: number, search: { version: number; against: 'previous' }) => LinkOptions;
}

export type HistoryKind = keyof typeof versionSaves;

const params = (id: number) => ({ id: String(id) });

/** The versions of each kind that keeps them. */
export const histories: PartOf<HistoryKind, HistoryPart> = {
  case: {
    record: getCaseInfo,
    list: listCaseVersions,
    version: getCaseVersion,
    restore: restoreCaseVersion,
    open: (id, search) => linkOptions({ to: '/case/history/$id', params: params(id), search }),
  },
  article: {
    record: getArticle,
    list: listArticleVersions,
    version: getArticleVersion,
    restore: restoreArticleVersion,
    open: (id, search) => linkOptions({ to: '/article/history/$id', params: params(id), search }),
  },
  news: {
    record: getNews,
    list: listNewsVersions,
    version: getNewsVersion,
    restore: restoreNewsVersion,
    open: (id, search) => linkOptions({ to: '/news/history/$id', params: params(id), search }),
  },
  role: {
    record: getRole,
    list: listRoleVersions,
    version: getRoleVersion,
    restore: restoreRoleVersion,
    open: (id, search) => linkOptions({ to: '/role/history/$id', params: params(id), search }),
  },
  sharedBlock: {
    record: getSharedBlock,
    list: listSharedBlockVersions,
    version: getSharedBlockVersion,
    restore: restoreSharedBlockVersion,
    open: (id, search) => linkOptions({ to: '/shared/history/$id', params: params(id), search }),
  },
  popup: {
    record: () => getIndexPopup(),
    list: listPopupVersions,
    version: getPopupVersion,
    restore: restorePopupVersion,
    open: (_id, search) => linkOptions({ to: '/home-popup-history', search }),
  },
};
