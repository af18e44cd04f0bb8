import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import { identityStamp } from '../db/schema';

/** Query of `stampNow` as text, to be sent together with other statements. */
export const stampQuery = 'select stamp from identity_stamp';

const byStatement = (db: Db, name: string) =>
  db.select({ stamp: identityStamp.stamp }).from(identityStamp).prepare(name);

const next = new WeakMap<Db, Promise<string | undefined>>();

/**
 * Stamp of committed accounts, roles and sessions: equal stamps mean equal permissions. Calls in one
 * event-loop turn share one later query.
 */
export function stampNow(db: Db): Promise<string | undefined> {
  let asked = next.get(db);
  if (!asked) {
    asked = endOfTurn().then(async () => {
      next.delete(db);
      const [row] = await prepared(db, 'identity_stamp', byStatement).execute();
      return row?.stamp;
    });
    next.set(db, asked);
  }
  return asked;
}
