import type { Db } from '../db/client';
import { accounts } from '../db/schema';
import { serverText } from '../contract/text';

/** Display names of accounts by id. */
interface Directory extends Source {
  names: ReadonlyMap<number, string>;
  /** Sequence number of the query that loaded the names. */
  load: number;
}

interface Source {
  /** Databases copied from one template share their first stamp. */
  db: Db | undefined;
  /** Valid while the database answers this stamp (identity-stamp.ts). */
  stamp: string | undefined;
}

let directory: Directory = { db: undefined, stamp: undefined, names: new Map(), load: 0 };
let loading: (Source & { done: Promise<void> }) | undefined;
let loads = 0;

const isSame = (known: Source, { db, stamp }: Source) => known.db === db && known.stamp === stamp;

/** True if the names as of this stamp are loaded. */
export const hasNames = (db: Db, stamp: string): boolean => isSame(directory, { db, stamp });

/** Loads the names as of this stamp or later; call it before an answer contains names. */
export async function loadNames(db: Db, stamp: string | undefined): Promise<void> {
  const source = { db, stamp };
  if (stamp !== undefined && hasNames(db, stamp)) return;
  if (!loading || !isSame(loading, source)) {
    const done = load(db, stamp).finally(() => {
      if (loading?.done === done) loading = undefined;
    });
    loading = { ...source, done };
  }
  await loading.done;
}

async function load(db: Db, stamp: string | undefined): Promise<void> {
  const own = ++loads;
  const rows = await db
    .select({ id: accounts.id, account: accounts.account, name: accounts.name })
    .from(accounts);
  const bearers = new Map<string, number>();
  for (const { name } of rows) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const shown = rows.map(({ id, account, name }): [number, string] => [
    id,
    name !== '' && bearers.get(name) === 1 ? name : serverText.namesake(name, account),
  ]);
  // A query that started earlier may end later, with older names.
  if (own > directory.load) directory = { db, stamp, names: new Map(shown), load: own };
}

/** Current display name, with the account name if several share it. `stored` for an unknown account. */
export function currentName(id: number | null, stored: string): string {
  return (id === null ? undefined : directory.names.get(id)) ?? stored;
}

/** Ids of the accounts with this `currentName`. */
export function idsCalled(name: string): number[] {
  return [...directory.names].filter(([, shown]) => shown === name).map(([id]) => id);
}
