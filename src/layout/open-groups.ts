import { createStore, get, set, type UseStore } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { session } from '../machines/actors';
import { accountOf } from '../machines/session';

// Signing out clears the local storage, so that what an account opened is kept beside the safety copies.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('website-back-office-menu', 'open-groups'));
const ownId = () => accountOf(session.getSnapshot())?.id;

const listeners = new Set<() => void>();
let groups: ReadonlySet<string> = new Set();
/** Account whose groups are shown. */
let owner: ReturnType<typeof ownId>;

function show(next: ReadonlySet<string>) {
  groups = next;
  for (const listen of listeners) listen();
}

/** Shows the groups that the account left open on this computer; none without storage. */
export async function loadOpenGroups(): Promise<void> {
  const id = ownId();
  // Runs with every navigation.
  if (id === owner) return;
  owner = id;
  const kept = id === undefined ? undefined : await get<string[]>(id, store()).catch(() => undefined);
  show(new Set(kept));
}

/** Titles of the groups of the menu that are open. */
export function useOpenGroups(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => groups,
  );
}

/** Opens or folds a group, and remembers it for the account. */
export function switchGroup(title: string, isOpen: boolean): void {
  const next = new Set(groups);
  if (isOpen) next.add(title);
  else next.delete(title);
  show(next);
  const id = ownId();
  // Without storage the choice lasts until the page is closed.
  if (id !== undefined) void set(id, [...next], store()).catch(() => undefined);
}
