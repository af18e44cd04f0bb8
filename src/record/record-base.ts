import type { RecordBase, UpdateRecord } from '../machines/record';

/** What every record that can be edited has beside its own fields; a server that knows only the specification tells no version. */
export interface Stored {
  rowVersion?: number;
  updateRecord: UpdateRecord;
}

/** A record as its form has it. */
export function loadedBase<TRecord extends Stored, TDraft>(
  record: TRecord,
  draft: (record: TRecord) => TDraft,
): RecordBase<TDraft> {
  return { draft: draft(record), version: record.rowVersion, updateRecord: record.updateRecord };
}
