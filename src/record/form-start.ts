import type { ApiResult } from '../api/result';

export interface UpdateRecord {
  lastModifiedBy: string;
  /** ISO 8601 with offset. */
  lastModifiedOn: string;
}

/** What a form starts from: the values of a record, its row version (0 before it is stored), and who saved it last. */
export interface FormStart<TValues> {
  values: TValues;
  version: number;
  updateRecord?: UpdateRecord | undefined;
}

type Versioned = { rowVersion: number } & (UpdateRecord | { updateRecord: UpdateRecord });

/** The start of an edit form. */
export function startOf<TValues>(record: Versioned, values: TValues): FormStart<TValues> {
  return { values, version: record.rowVersion, updateRecord: 'updateRecord' in record ? record.updateRecord : record };
}

/** The start of an add form. */
export function newStart<TValues>(values: TValues): FormStart<TValues> {
  return { values, version: 0 };
}

/** A call's record as the start of its form. */
export async function asStart<TRecord, TValues>(call: Promise<ApiResult<TRecord>>, start: (record: TRecord) => FormStart<TValues>): Promise<ApiResult<FormStart<TValues>>> {
  const result = await call;
  return result.ok ? { ...result, data: start(result.data) } : result;
}
