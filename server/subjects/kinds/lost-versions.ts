import { and, eq, notExists, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../base/db/client';
import { recordVersions } from '../../base/db/schema';
import { kinds, kindsWith } from './kinds';

/** Deletes the versions of purged records; resolves to their number. */
export async function removeLostVersions(db: Db): Promise<number> {
  const isLost = kindsWith('versions').map((kind) => {
    const { table } = kinds[kind].versions;
    if (!table) return undefined;
    const plain: PgTable = table;
    const own = db.select({ id: table.id }).from(plain).where(eq(table.id, recordVersions.recordId));
    return and(eq(recordVersions.kind, kind), notExists(own));
  });
  const { rowCount } = await db.delete(recordVersions).where(or(...isLost));
  return rowCount ?? 0;
}
