import { createStore, get, set, type UseStore } from 'idb-keyval';
import { session } from '../machines/actors';
import { accountOf } from '../machines/session';
import { sharedState } from '../ui/shared-state';

// Signing out clears the local storage, so that what an account opened is kept beside the safety copies.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('website-back-office-menu', 'open-groups'));
const ownId = () => accountOf(session.getSnapshot())?.id;

const groups = sharedState<ReadonlySet<string>>(new Set());
/** Account whose groups are shown. */
let owner: ReturnType<typeof ownId>;

/** Shows the groups that the account left open on this computer; none without storage. */
export async function loadOpenGroups(): Promise<void> {
  const id = ownId();
  // Runs with every navigation.
  if (id === owner) return;
  owner = id;
  const kept = id === undefined ? undefined : await get<string[]>(id, store()).catch(() => undefined);
  groups.set(new Set(kept));
}

/** Titles of the groups of the menu that are open. */
export const useOpenGroups = groups.use;

/** Opens or folds a group, and remembers it for the account. */
export function switchGroup(title: string, isOpen: boolean): void {
  const next = new Set(groups.get());
  if (isOpen) next.add(title);
  else next.delete(title);
  groups.set(next);
  const id = ownId();
  // Without storage the choice lasts until the page is closed.
  if (id !== undefined) void set(id, [...next], store()).catch(() => undefined);
}
