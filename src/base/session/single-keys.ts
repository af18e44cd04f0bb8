import { sharedState } from '../../ui/shared-state';

const name = 'single-keys';
// Without storage, the choice lasts until the page is closed.
const isOn = sharedState(read());

function read(): boolean {
  try {
    return window.localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/**
 * True if single keys without a modifier are active. They are switched off for this computer on the own account's page.
 */
export const useSingleKeys = isOn.use;

export function switchSingleKeys(next: boolean): void {
  isOn.set(next);
  try {
    window.localStorage.setItem(name, next ? 'on' : 'off');
  } catch {
    // Kept in memory only.
  }
}
