import { createStore, get, set, type UseStore } from 'idb-keyval';
import { keepOpenGroups } from '../api/generated/operations';
import { session } from '../machines/actors';
import { accountOf } from '../machines/session';
import { sharedState } from '../ui/shared-state';

// Signing out clears the local storage, so that what an account opened is kept beside the safety copies.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('website-back-office-menu', 'open-groups'));
const own = () => accountOf(session.getSnapshot());

const groups = sharedState<ReadonlySet<string>>(new Set());
/** Account whose groups are shown. */
let owner: number | undefined;
/** The last change that is on its way to the server. */
let sending: Promise<unknown> = Promise.resolve();

/** Shows the groups that the account left open: by the server, else on this computer; none without either. */
export async function loadOpenGroups(): Promise<void> {
  const account = own();
  const id = account?.id;
  // Runs with every navigation.
  if (id === owner) return;
  owner = id;
  const kept =
    account?.openGroups ??
    (id === undefined ? undefined : await get<string[]>(id, store()).catch(() => undefined));
  groups.set(new Set(kept));
}

/** Titles of the groups of the menu that are open. */
export const useOpenGroups = groups.use;

/** Opens or folds a group, and remembers it for the account, here and at the server. */
export function switchGroup(title: string, isOpen: boolean): void {
  const next = new Set(groups.get());
  if (isOpen) next.add(title);
  else next.delete(title);
  groups.set(next);
  const id = own()?.id;
  const openGroups = [...next];
  // Without storage the choice lasts until the page is closed.
  if (id !== undefined) void set(id, openGroups, store()).catch(() => undefined);
  // One after the other, so that the last choice stays.
  sending = sending.then(() => keepOpenGroups({ openGroups }, { isQuiet: true }));
}
