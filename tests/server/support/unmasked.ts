import type { PooledDb } from '../../../server/db/client';
import { singletons } from '../../../server/db/schema';

/** Visitors in full, for tests of what else a list, mail or file says. */
export async function unmask(db: PooledDb): Promise<void> {
  await db.insert(singletons).values({ key: 'privacy', value: { maskLevel: 'off' } });
}
