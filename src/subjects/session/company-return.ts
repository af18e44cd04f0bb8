import type { OtherWayAnswer } from '../../machines/session';

/** Used parts of a window. */
interface Page {
  location: Pick<Location, 'search' | 'pathname'>;
  history: Pick<History, 'replaceState' | 'state'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const storageKey = 'company-sign-in';

/** Keeps the key of a sign-in in this tab until the company sends it back; false where nothing can be kept. */
export function keepCompanyKey({ sessionStorage }: Page, key: string): boolean {
  try {
    sessionStorage.setItem(storageKey, key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes what the company sent back out of the address and the history; undefined if nobody came back. A return that this
 * tab did not begin has failed: somebody else's sign-in would be completed here.
 */
export function takeCompanyReturn(page: Page): OtherWayAnswer | 'failed' | undefined {
  const sent = new URLSearchParams(page.location.search);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => sent.get(name));
  if (!code && !sent.has('error')) return undefined;
  page.history.replaceState(page.history.state, '', page.location.pathname);
  const companyKey = takeKey(page);
  if (!code || !state || companyKey === null) return 'failed';
  return { companyKey, companyAnswer: { code, state, ...(iss ? { iss } : {}) } };
}

function takeKey({ sessionStorage }: Page): string | null {
  try {
    const key = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return key;
  } catch {
    return null;
  }
}
