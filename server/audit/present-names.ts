import type { Db } from '../db/client';
import { accounts } from '../db/schema';
import { serverText } from '../contract/text';

/** Display names of accounts by id. */
interface Directory {
  /** Valid while the database answers this stamp (identity-stamp.ts). */
  stamp: string | undefined;
  names: ReadonlyMap<number, string>;
}

let directory: Directory = { stamp: undefined, names: new Map() };
let loading: { stamp: string | undefined; done: Promise<void> } | undefined;

/** Loads the names of this stamp or later; call it before an answer shows names. */
export async function knowNames(db: Db, stamp: string | undefined): Promise<void> {
  if (stamp !== undefined && directory.stamp === stamp) return;
  if (!loading || loading.stamp !== stamp) {
    const done = load(db, stamp).finally(() => {
      if (loading?.done === done) loading = undefined;
    });
    loading = { stamp, done };
  }
  await loading.done;
}

async function load(db: Db, stamp: string | undefined): Promise<void> {
  const rows = await db
    .select({ id: accounts.id, account: accounts.account, name: accounts.name })
    .from(accounts);
  const bearers = new Map<string, number>();
  for (const { name } of rows) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const shown = rows.map(({ id, account, name }): [number, string] => [
    id,
    name !== '' && bearers.get(name) === 1 ? name : serverText.namesake(name, account),
  ]);
  directory = { stamp, names: new Map(shown) };
}

/**
 * Present display name of an account, with its account name where several share a name, because everyone chooses their
 * own. `stored` is the fallback where no account is known.
 */
export function presentName(id: number | null, stored: string): string {
  return (id === null ? undefined : directory.names.get(id)) ?? stored;
}

/** Ids of the accounts with this `presentName`. */
export function idsCalled(name: string): number[] {
  return [...directory.names].filter(([, shown]) => shown === name).map(([id]) => id);
}
