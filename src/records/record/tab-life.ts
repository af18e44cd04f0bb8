import { randomId } from '../../api/random-id';

const prefix = 'tab ';

/** Id of this page load. */
export const tabId: string = randomId();

let isLocked = false;
let release = () => {};

/** Marks this tab as open until it closes, reloads or crashes. */
export function lockTab(): void {
  // Web Locks need https; without them, other tabs count as closed.
  if (isLocked || !('locks' in navigator)) return;
  isLocked = true;
  const living = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  navigator.locks.request(prefix + tabId, living).catch(() => {});
  // Released before the next page checks; a page from the back/forward cache acquires it again.
  window.addEventListener('pagehide', () => release(), { once: true });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      isLocked = false;
      lockTab();
    },
    { once: true },
  );
}

/** Ids of other open tabs. */
export async function otherTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const tabs = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(tabs.filter((tab) => tab !== tabId));
}
