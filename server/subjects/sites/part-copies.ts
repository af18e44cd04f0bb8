import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { partCopies } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';

type Ids = readonly Pick<StoredPart, 'id'>[];

/** Original block of each block, through all copies of drafts. */
export async function rootsOf(db: Db, parts: Ids): Promise<Map<number, number>> {
  if (parts.length === 0) return new Map();
  const ids = parts.map(({ id }) => id);
  const copies = await db.select().from(partCopies).where(inArray(partCopies.partId, ids));
  const known = new Map(copies.map(({ partId, rootId }) => [partId, rootId]));
  return new Map(ids.map((id) => [id, known.get(id) ?? id]));
}

/** Stores the origins of the blocks of a copied draft, so that data tied to them follows. */
export async function storeCopies(tx: Tx, caseId: number, sources: Ids, copies: Ids): Promise<void> {
  const roots = await rootsOf(tx, sources);
  const rows = sources.flatMap(({ id }, place) => {
    const partId = copies[place]?.id;
    return partId === undefined ? [] : [{ partId, rootId: roots.get(id) ?? id, caseId }];
  });
  if (rows.length > 0) await tx.insert(partCopies).values(rows);
}
