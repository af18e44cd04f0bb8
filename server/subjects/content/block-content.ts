import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { offeredTypes, partsOnWire, storeContent } from '../../blocks/blocks';
import type { CheckedPart } from '../../blocks/part-storing';
import { recordOf } from '../../records/records';
import type { Saved } from '../../records/table';

type Content = components['schemas']['Content'];
type Row = Parameters<typeof recordOf>[0] & Saved & { title: string; parts: StoredPart[] };

interface Records {
  find(db: Db, id: number): Promise<Row>;
  lock(tx: Tx, saved: Saved): Promise<Row>;
  change(tx: Tx, id: number, values: { parts: StoredPart[] }, by: string): Promise<Saved>;
}

/** The blocks of a kind of record, apart from its other fields. */
export function blockContent(records: Records) {
  async function get(db: Db, id: number): Promise<Content> {
    const row = await records.find(db, id);
    const { updateRecord, rowVersion } = recordOf(row);
    return {
      id: row.id,
      title: row.title,
      cmsItemList: [...offeredTypes],
      webParts: await partsOnWire(db, row.parts),
      rowVersion,
      updateRecord,
    };
  }

  async function save(tx: Tx, saved: Saved, checked: readonly CheckedPart[], by: string): Promise<Content> {
    const row = await records.lock(tx, saved);
    await records.change(tx, saved.id, { parts: await storeContent(tx, checked, row.parts) }, by);
    return get(tx, saved.id);
  }

  return { get, save };
}
