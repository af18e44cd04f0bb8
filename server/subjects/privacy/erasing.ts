import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';

/** Allows `work` to remove visitors' data from audit entries, which are append-only otherwise. */
export async function whileErasing(db: Db, work: () => Promise<unknown>): Promise<void> {
  await db.execute(sql`select set_config('back_office.erasing', 'on', true)`);
  await work();
  await db.execute(sql`select set_config('back_office.erasing', '', true)`);
}
