import { checkBody, Done, type Handlers } from '../../access/calls/operations';
import type { Db } from '../../base/db/client';
import type { VersionKind } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import type { Saved } from '../../records/table';
import { kinds } from './kinds';
import { getRecordVersion, listRecordVersions } from '../../records/versions';
import type { CurrentAccount } from '../../access/identity/authentication';
import { refusedByVersion } from '../../records/version-fit';
import { serverText } from '../../base/contract/text';

/** Arguments of a handler for any kind. */
interface VersionCall {
  db: Db;
  params: { id: number };
  query: { pageNumber?: number; pageSize?: number };
  body: components['schemas']['RecordVersionRestore'];
  write: (change: (tx: Tx, caller: CurrentAccount) => Promise<Saved>) => Promise<Saved>;
}

const list =
  (kind: VersionKind) =>
  ({ db, params, query }: Pick<VersionCall, 'db' | 'params' | 'query'>) =>
    listRecordVersions(db, kind, params.id, query);
const get =
  (kind: VersionKind) =>
  ({ db, params }: Pick<VersionCall, 'db' | 'params'>) =>
    getRecordVersion(db, kind, params.id);
const restore =
  (kind: VersionKind) =>
  async ({ body, write }: Pick<VersionCall, 'body' | 'write'>) =>
    new Done(
      await refusedByVersion(() =>
        write((tx, caller) => kinds[kind].versions.restore(tx, body, caller, checkBody)),
      ),
      serverText.versionRestored,
    );

/** Versions of records (decisions/014-record-versions): the same three calls for each kind, with the kind's claim. */
export const historyHandlers = {
  listCaseVersions: list('case'),
  getCaseVersion: get('case'),
  restoreCaseVersion: restore('case'),
  listArticleVersions: list('article'),
  getArticleVersion: get('article'),
  restoreArticleVersion: restore('article'),
  listNewsVersions: list('news'),
  getNewsVersion: get('news'),
  restoreNewsVersion: restore('news'),
  listRoleVersions: list('role'),
  getRoleVersion: get('role'),
  restoreRoleVersion: restore('role'),
  listPopupVersions: list('popup'),
  getPopupVersion: get('popup'),
  restorePopupVersion: restore('popup'),
  listSharedBlockVersions: list('sharedBlock'),
  getSharedBlockVersion: get('sharedBlock'),
  restoreSharedBlockVersion: restore('sharedBlock'),
} satisfies Pick<
  Handlers,
  `list${Capitalize<VersionKind>}Versions` | `${'get' | 'restore'}${Capitalize<VersionKind>}Version`
>;
