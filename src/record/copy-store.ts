import { createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { SafetyCopy } from '../machines/record';
import { holdTab, otherTabs, tabId } from './tab-life';

/** Days after which a copy that was never restored is dropped. */
const keptDays = 30;

// Opened at the first use: a browser that forbids storage must not stop the page.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('website-back-office', 'safety-copies'));
/** Whose form, where, and in which tab: two that add at once keep a copy each. */
type Key = [accountId: number, path: string, tab: string];
const ownKey = (accountId: number, path: string): Key => [accountId, path, tabId];

/**
 * The newest copy of an account's form that no other living tab is typing; it is this tab's from then on. Undefined
 * when there is none. Rejects when the browser has no storage.
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

/** Writes or replaces this tab's copy; files and blobs are kept as they are. Rejects when storage is full or forbidden. */
export function writeCopy(copy: SafetyCopy<unknown>): Promise<void> {
  // Not waited for: the page may be closing.
  holdTab();
  return set(ownKey(copy.accountId, copy.path), copy, store());
}

/** Removes this tab's copy; there need be none. */
export function removeCopy(accountId: number, path: string): Promise<void> {
  return del(ownKey(accountId, path), store());
}

/** The copies that an account may be offered, one a form, newest first; drops what is too old, of other accounts too. */
export async function listCopies(accountId: number, now = Date.now()): Promise<SafetyCopy<unknown>[]> {
  const stored = await all();
  const old = stored.filter(([, copy]) => now - copy.savedAt > keptDays * 86_400_000);
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

/**
 * Removes the copies that were listed, with older ones of the same forms: none that a living tab types, and none that
 * was written since.
 */
export async function removeListed(listed: readonly SafetyCopy<unknown>[]): Promise<void> {
  const gone = (await free(await all())).filter(([, { accountId, path, savedAt }]) =>
    listed.some((copy) => copy.accountId === accountId && copy.path === path && savedAt <= copy.savedAt),
  );
  await delMany(
    gone.map(([key]) => key),
    store(),
  );
}

/** Everything that is stored, newest first. */
async function all(): Promise<[Key, SafetyCopy<unknown>][]> {
  return (await entries<Key, SafetyCopy<unknown>>(store())).toSorted(([, a], [, b]) => b.savedAt - a.savedAt);
}

/** What no other living tab is typing. */
async function free(copies: [Key, SafetyCopy<unknown>][]): Promise<[Key, SafetyCopy<unknown>][]> {
  const living = await otherTabs();
  return copies.filter(([[, , tab]]) => !living.has(tab));
}
