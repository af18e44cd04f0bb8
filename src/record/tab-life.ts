import { randomId } from '../api/random-id';

const prefix = 'tab ';

/** This page as it was loaded: another one after each reload. */
export const tabId: string = randomId();

let isHeld = false;
let release = () => {};

/** Lets the other tabs know that this one lives, until it is closed, reloaded or crashes. */
export function holdTab(): void {
  // Web Locks need https; without them every other tab counts as gone.
  if (isHeld || !('locks' in navigator)) return;
  isHeld = true;
  const living = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  navigator.locks.request(prefix + tabId, living).catch(() => {});
  // Before the next page asks who lives; one that comes back from the browser's memory lives again.
  window.addEventListener('pagehide', () => release(), { once: true });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      isHeld = false;
      holdTab();
    },
    { once: true },
  );
}

/** The other tabs that live. */
export async function otherTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const tabs = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(tabs.filter((tab) => tab !== tabId));
}
