import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { SafetyCopy } from '../../machines/safety-copy.types';

/** Days after which a copy that nobody came back for is dropped. */
const keptDays = 30;

// Opened at the first use: a browser that forbids storage must not stop the page.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('website-back-office', 'safety-copies'));
const keyOf = (accountId: number, path: string): [number, string] => [accountId, path];

/** The copy of an account's form; undefined when there is none. Rejects when the browser has no storage. */
export function readCopy(accountId: number, path: string): Promise<SafetyCopy<unknown> | undefined> {
  return get(keyOf(accountId, path), store());
}

/** Writes or replaces a copy; files and blobs are kept as they are. Rejects when storage is full or forbidden. */
export function writeCopy(copy: SafetyCopy<unknown>): Promise<void> {
  return set(keyOf(copy.accountId, copy.path), copy, store());
}

/** Removes a copy; there need be none. */
export function removeCopy(accountId: number, path: string): Promise<void> {
  return del(keyOf(accountId, path), store());
}

/** The account's copies, newest first; drops what is too old, whoever it belongs to. */
export async function listCopies(accountId: number, now = Date.now()): Promise<SafetyCopy<unknown>[]> {
  const all = await entries<[number, string], SafetyCopy<unknown>>(store());
  const old = all.filter(([, copy]) => now - copy.savedAt > keptDays * 86_400_000);
  if (old.length > 0) await delMany(old.map(([key]) => key), store());
  return all
    .filter((entry) => !old.includes(entry) && entry[1].accountId === accountId)
    .map(([, copy]) => copy)
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
