import type { RecordBase, UpdateRecord } from '../../machines/record';

/** Common fields of editable records; servers that implement only the specification omit the version. */
export interface Stored {
  rowVersion?: number;
  updateRecord: UpdateRecord;
}

/** Converts a loaded record to the format of its form. */
export function loadedBase<TRecord extends Stored, TDraft>(
  record: TRecord,
  draft: (record: TRecord) => TDraft,
): RecordBase<TDraft> {
  return { draft: draft(record), version: record.rowVersion, updateRecord: record.updateRecord };
}
