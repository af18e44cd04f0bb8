import { type Db, type PooledDb, sendWithNext } from '../../base/db/client';

/** Statement for the stamp, to be sent together with others. */
export const stampQuery = 'select stamp from identity_stamp';

const next = new WeakMap<Db, Promise<string | undefined>>();

/**
 * Stamp of committed accounts, roles and sessions: equal stamps mean equal permissions. Calls in one event-loop turn
 * share one later query, which travels with the first statement of one of them.
 */
export function stampNow(db: PooledDb): Promise<string | undefined> {
  let asked = next.get(db);
  if (!asked) {
    asked = new Promise((resolve, reject) => {
      sendWithNext(db.$client, (client) => {
        next.delete(db);
        client
          .query<{ stamp: string }>({ name: 'identity_stamp', text: stampQuery })
          .then(({ rows }) => resolve(rows[0]?.stamp), reject);
      }).catch((error: unknown) => {
        next.delete(db);
        reject(error as Error);
      });
    });
    next.set(db, asked);
  }
  return asked;
}
