import type { PooledDb } from '../../../server/base/db/client';
import { singletons } from '../../../server/base/db/schema';

/** Shows visitors unmasked, for tests of other content of lists, mails and files. */
export async function unmask(db: PooledDb): Promise<void> {
  await db.insert(singletons).values({ key: 'privacy', value: { maskLevel: 'off' } });
}
