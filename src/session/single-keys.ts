import { useSyncExternalStore } from 'react';

const name = 'single-keys';
const listeners = new Set<() => void>();
// Without storage, the choice lasts until the page is closed.
let isOff: boolean | null = null;

function read(): boolean {
  if (isOff === null) {
    try {
      isOff = window.localStorage.getItem(name) === 'off';
    } catch {
      isOff = false;
    }
  }
  return !isOff;
}

/**
 * True if single keys without a modifier are active. They are switched off for this computer on the own account's page.
 */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    read,
    () => true,
  );
}

export function switchSingleKeys(isOn: boolean): void {
  isOff = !isOn;
  try {
    window.localStorage.setItem(name, isOn ? 'on' : 'off');
  } catch {
    // Kept in memory only.
  }
  for (const listen of listeners) listen();
}
