import { useSyncExternalStore } from 'react';

const name = 'single-keys';
const listeners = new Set<() => void>();
// Where the storage refuses, the choice lasts until the page is closed.
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

/** True where single keys without a modifier work; switched off on this computer in one's own account. */
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
    // Kept in memory.
  }
  for (const listen of listeners) listen();
}
