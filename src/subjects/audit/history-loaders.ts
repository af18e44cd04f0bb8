import type { components } from '../../../openapi/generated/types';
import { sentVersion } from '../../api/row-version';
import { idIn, unwrap } from '../../base/calls/load';
import { histories, type HistoryKind } from '../../records/kinds/histories';
import type { HistorySearch } from './history-search';

export type VersionRow = components['schemas']['RecordVersionRow'];
export type RecordVersion = components['schemas']['RecordVersion'];

/**
 * Loads a record's versions, the chosen one (default: the one before the newest), and the one to compare.
 * Throws LoadError.
 */
export async function loadHistory(kind: HistoryKind, param: string, search: HistorySearch) {
  const id = idIn(param);
  const own = histories[kind];
  const [record, page] = await Promise.all([
    unwrap<{ rowVersion?: number; title?: string; name?: string }>(own.record({ id })),
    unwrap(own.list({ id }, { pageSize: 100 })),
  ]);
  const rows = page.items;
  const chosen = rows.findIndex(({ versionId }) => versionId === search.version);
  const place = chosen < 0 ? Math.min(1, rows.length - 1) : chosen;
  const previous = rows[place + 1];
  const against = place === 0 || (search.against === 'previous' && previous) ? 'previous' : 'newest';
  const load = (from: VersionRow | undefined) =>
    from ? unwrap<RecordVersion>(own.version({ id: from.versionId })) : null;
  const [version, other] = await Promise.all([
    load(rows[place]),
    load(against === 'newest' ? rows[0] : previous),
  ]);
  return {
    kind,
    id,
    rowVersion: sentVersion(record.rowVersion),
    rows,
    version,
    other,
    against,
    isNewest: place === 0,
    hasPrevious: previous !== undefined,
    showsAll: search.all === true,
    // Records created before versions existed have no versioned title.
    title: version?.title || record.title || record.name || '',
  } as const;
}

export type History = Awaited<ReturnType<typeof loadHistory>>;
