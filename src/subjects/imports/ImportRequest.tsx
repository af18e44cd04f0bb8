import { listImportRows } from '../../api/generated/operations';
import { type BatchKind, BulkRequest } from '../../publishing/approval/BulkRequest';
import { findAll } from '../../records/list/load-list';
import type { Import, ImportRow } from './import-loaders';
import { importedTexts } from './import-words';

/** Sends what an import wrote for approval; absent for kinds without a rule. */
export function ImportRequest({ record, kind }: { record: Import; kind: BatchKind }) {
  const find = async () => {
    const result = await findAll<ImportRow>((range) => listImportRows({ id: record.id, ...range }));
    if (!result.ok) return result;
    const rows = result.data.flatMap((row) =>
      row.recordId ? [{ id: row.recordId, title: importedTexts(row, record)[0] ?? '' }] : [],
    );
    return { ...result, data: rows };
  };
  return <BulkRequest kind={kind} rows={find} />;
}
