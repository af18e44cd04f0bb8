import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from './api';

/** Stores a session like the sign-in, which has tests of its own. Runs in the page. */
export function storeSession({ token, refreshToken, tokenExpiresOn }: Session): void {
  localStorage.setItem('_t', token);
  localStorage.setItem('_te', tokenExpiresOn);
  localStorage.setItem('_rt', refreshToken);
}

/** Every screen opened there starts with this session. */
export async function beginSignedIn(where: Page | BrowserContext, session: Session): Promise<void> {
  await where.addInitScript(storeSession, session);
}
