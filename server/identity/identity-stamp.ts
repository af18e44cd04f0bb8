import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import { identityStamp } from '../db/schema';

/** The question of `stampNow` as a statement of its own, for a message that asks more. */
export const stampQuery = 'select stamp from identity_stamp';

const byStatement = (db: Db, name: string) =>
  db.select({ stamp: identityStamp.stamp }).from(identityStamp).prepare(name);

const next = new WeakMap<Db, Promise<string | undefined>>();

/**
 * What stands for everything that was committed, by any server process, about whom tokens stand for and what they may
 * do: while it is the same, so is that. PostgreSQL is always asked after the call of this function, once for all calls
 * of the same turn of the event loop.
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
