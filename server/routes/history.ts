import { Done, type Handlers } from '../contract';
import { restoreArticleVersion } from '../services/articles';
import { restoreCaseVersion } from '../services/cases';
import { restorePopupVersion } from '../services/index-popup';
import { restoreNewsVersion } from '../services/news';
import { getRecordVersion, listRecordVersions } from '../services/record-versions';
import { restoreRoleVersion } from '../services/roles';
import { serverText } from '../text';

/** Versions of records (decisions 14). */
export const historyHandlers = {
  listCaseVersions: ({ db, params, query }) => listRecordVersions(db, 'case', params.id, query),
  getCaseVersion: ({ db, params }) => getRecordVersion(db, 'case', params.id),
  restoreCaseVersion: async ({ body, write }) =>
    new Done(await write((tx, { name }) => restoreCaseVersion(tx, body, name)), serverText.versionRestored),
  listArticleVersions: ({ db, params, query }) => listRecordVersions(db, 'article', params.id, query),
  getArticleVersion: ({ db, params }) => getRecordVersion(db, 'article', params.id),
  restoreArticleVersion: async ({ body, write }) =>
    new Done(
      await write((tx, { name }) => restoreArticleVersion(tx, body, name)),
      serverText.versionRestored,
    ),
  listNewsVersions: ({ db, params, query }) => listRecordVersions(db, 'news', params.id, query),
  getNewsVersion: ({ db, params }) => getRecordVersion(db, 'news', params.id),
  restoreNewsVersion: async ({ body, write }) =>
    new Done(await write((tx, { name }) => restoreNewsVersion(tx, body, name)), serverText.versionRestored),
  listRoleVersions: ({ db, params, query }) => listRecordVersions(db, 'role', params.id, query),
  getRoleVersion: ({ db, params }) => getRecordVersion(db, 'role', params.id),
  restoreRoleVersion: async ({ body, write }) =>
    new Done(await write((tx, caller) => restoreRoleVersion(tx, body, caller)), serverText.versionRestored),
  listPopupVersions: ({ db, params, query }) => listRecordVersions(db, 'popup', params.id, query),
  getPopupVersion: ({ db, params }) => getRecordVersion(db, 'popup', params.id),
  restorePopupVersion: async ({ body, write }) =>
    new Done(await write((tx, { name }) => restorePopupVersion(tx, body, name)), serverText.versionRestored),
} satisfies Partial<Handlers>;
