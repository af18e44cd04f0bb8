import { createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { SafetyCopy } from '../../machines/record';
import { lockTab, otherTabs, tabId } from './tab-life';
import { dayMs } from '../../base/time/days-left';

/** Days until an unused copy is deleted. */
const retentionDays = 30;

// Opened on first use: a browser without storage must not fail at load.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('website-back-office', 'safety-copies'));
/** Per tab, so that two tabs adding records keep separate copies. */
type Key = [accountId: number, path: string, tab: string];
const ownKey = (accountId: number, path: string): Key => [accountId, path, tabId];

/**
 * Newest copy of an account's form outside other open tabs; it becomes this tab's. Undefined without one. Rejects
 * without storage.
 */
export async function readCopy(accountId: number, path: string): Promise<SafetyCopy<unknown> | undefined> {
  const [newest] = (await free(await all())).filter(
    ([[owner, place]]) => owner === accountId && place === path,
  );
  if (!newest) return undefined;
  const [key, copy] = newest;
  if (key[2] !== tabId) {
    await writeCopy(copy);
    await del(key, store());
  }
  return copy;
}

/** Writes this tab's copy, including files and blobs. Rejects when storage is full or forbidden. */
export function writeCopy(copy: SafetyCopy<unknown>): Promise<void> {
  // Not awaited, as the page may be closing.
  lockTab();
  return set(ownKey(copy.accountId, copy.path), copy, store());
}

/** Removes this tab's copy, if any. */
export function removeCopy(accountId: number, path: string): Promise<void> {
  return del(ownKey(accountId, path), store());
}

/** Copies to offer to an account, newest first, one per form; deletes outdated copies of all accounts. */
export async function listCopies(accountId: number, now = Date.now()): Promise<SafetyCopy<unknown>[]> {
  const stored = await all();
  const old = stored.filter(([, copy]) => now - copy.savedAt > retentionDays * dayMs);
  if (old.length > 0) {
    await delMany(
      old.map(([key]) => key),
      store(),
    );
  }
  const copies = (await free(stored.filter((entry) => !old.includes(entry))))
    .map(([, copy]) => copy)
    .filter((copy) => copy.accountId === accountId);
  return copies.filter((copy, index) => copies.findIndex(({ path }) => path === copy.path) === index);
}

/** Removes listed copies and older ones of the same forms, except copies of open tabs or written since. */
export async function removeListed(listed: readonly SafetyCopy<unknown>[]): Promise<void> {
  const expired = (await free(await all())).filter(([, { accountId, path, savedAt }]) =>
    listed.some((copy) => copy.accountId === accountId && copy.path === path && savedAt <= copy.savedAt),
  );
  await delMany(
    expired.map(([key]) => key),
    store(),
  );
}

/** All copies, newest first. */
async function all(): Promise<[Key, SafetyCopy<unknown>][]> {
  return (await entries<Key, SafetyCopy<unknown>>(store())).toSorted(([, a], [, b]) => b.savedAt - a.savedAt);
}

/** Copies outside other open tabs. */
async function free(copies: [Key, SafetyCopy<unknown>][]): Promise<[Key, SafetyCopy<unknown>][]> {
  const living = await otherTabs();
  return copies.filter(([[, , tab]]) => !living.has(tab));
}
