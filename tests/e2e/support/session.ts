import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from './api';

/** Stores a session as the sign-in does. Runs in the page. */
export function storeSession({ token, refreshToken, tokenExpiresOn }: Session): void {
  localStorage.setItem('_t', token);
  localStorage.setItem('_te', tokenExpiresOn);
  localStorage.setItem('_rt', refreshToken);
}

/** Starts every screen of this page or context with this session. */
export async function beginSignedIn(where: Page | BrowserContext, session: Session): Promise<void> {
  await where.addInitScript(storeSession, session);
}
