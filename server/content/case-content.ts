import { caseRecords as records } from './case-records';
import type { Db } from '../db/client';
import type { cases } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { components } from '../../openapi/generated/types';
import { offeredTypes, partsOnWire, storeContent } from '../pages/blocks';
import type { CheckedPart } from '../pages/part-storing';
import { type Saved } from '../records/table';
import { recordOf } from '../records/records';

type CaseRow = typeof cases.$inferSelect;

export async function getCaseContent(db: Db, id: number): Promise<components['schemas']['Content']> {
  return contentOf(db, await records.find(db, id));
}

export async function saveCaseContent(
  tx: Tx,
  saved: Saved,
  checked: readonly CheckedPart[],
  by: string,
): Promise<components['schemas']['Content']> {
  const row = await records.lock(tx, saved);
  await records.change(tx, saved.id, { parts: await storeContent(tx, checked, row.parts) }, by);
  return contentOf(tx, await records.find(tx, saved.id));
}

async function contentOf(db: Db, row: CaseRow): Promise<components['schemas']['Content']> {
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
