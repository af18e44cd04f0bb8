import { getTableColumns } from 'drizzle-orm';
import { restoring } from '../../base/audit/audit';
import { notFound } from '../../base/contract/errors';
import type { Changes, VersionKind } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { type BodyCheck, validVersion } from '../version-fit';
import type { RecordContext, Saved } from './context';
import type { Locks } from './lock';

export interface StoredVersion {
  kind: VersionKind;
  recordId: number;
  at: Date;
  data: Changes;
}

/** Restoring a stored version of a record. */
export function versioning<Row extends Saved, Values extends object>(
  { plain }: RecordContext<Row>,
  { lock }: Locks<Row>,
  change: (tx: Tx, id: number, values: object, by: string) => Promise<Saved>,
) {
  /**
   * Saves a stored version as the newest; `correct` replaces values that are invalid now. Throws 404, 409 and
   * 400.
   */
  async function bringBack(
    tx: Tx,
    saved: Saved,
    version: StoredVersion,
    by: string,
    checkBody: BodyCheck,
    correct: (values: Values, row: Row) => object | Promise<object>,
  ): Promise<Saved> {
    if (version.recordId !== saved.id) throw notFound();
    const row = await lock(tx, saved);
    restoring(tx, version.at);
    // Columns added later keep their values; removed ones are ignored.
    const known = Object.entries(version.data).filter(([column]) => column in getTableColumns(plain));
    // Versions are written from rows of this table only.
    const values = (await validVersion(
      tx,
      checkBody,
      version.kind,
      row,
      Object.fromEntries(known),
    )) as Values;
    return change(tx, saved.id, { ...values, ...(await correct(values, row)) }, by);
  }

  return { bringBack };
}
