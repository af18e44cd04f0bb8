import * as calls from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { unwrap } from '../../calls/load';

export type VersionRow = components['schemas']['RecordVersionRow'];
export type RecordVersion = components['schemas']['RecordVersion'];

/** The calls of each kind of record whose versions are kept, and whose Edit brings one back. */
export const historyKinds = {
  case: {
    unit: 'Permissions.Cases',
    record: calls.getCaseInfo,
    list: calls.listCaseVersions,
    version: calls.getCaseVersion,
    restore: calls.restoreCaseVersion,
  },
  article: {
    unit: 'Permissions.Articles',
    record: calls.getArticle,
    list: calls.listArticleVersions,
    version: calls.getArticleVersion,
    restore: calls.restoreArticleVersion,
  },
  news: {
    unit: 'Permissions.News',
    record: calls.getNews,
    list: calls.listNewsVersions,
    version: calls.getNewsVersion,
    restore: calls.restoreNewsVersion,
  },
  role: {
    unit: 'Permissions.Roles',
    record: calls.getRole,
    list: calls.listRoleVersions,
    version: calls.getRoleVersion,
    restore: calls.restoreRoleVersion,
  },
  popup: {
    unit: 'Permissions.IndexPopup',
    record: () => calls.getIndexPopup(),
    list: calls.listPopupVersions,
    version: calls.getPopupVersion,
    restore: calls.restorePopupVersion,
  },
} as const;
type HistoryKind = keyof typeof historyKinds;

/** The versions of a record, the one that is looked at (the one before the newest at first) and the newest. Throws LoadError. */
export async function loadHistory(kind: HistoryKind, id: number, chosen: number | undefined) {
  const own = historyKinds[kind];
  const [record, page] = await Promise.all([
    unwrap<{ rowVersion?: number }>(own.record({ id })),
    unwrap(own.list({ id }, { pageSize: 100 })),
  ]);
  const rows = page.items;
  const row = rows.find(({ versionId }) => versionId === chosen) ?? rows[1] ?? rows[0];
  const load = (from: VersionRow | undefined) =>
    from ? unwrap<RecordVersion>(own.version({ id: from.versionId })) : null;
  const [version, newest] = await Promise.all([load(row), load(rows[0])]);
  return { kind, id, rowVersion: record.rowVersion ?? 1, rows, version, newest, title: newest?.title ?? '' };
}

export type History = Awaited<ReturnType<typeof loadHistory>>;
