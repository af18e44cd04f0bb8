import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from './api';

/** Leaves a session in the browser, as the sign-in does, whose screen has tests of its own. Runs in the page. */
export function storeSession({ token, refreshToken, tokenExpiresOn }: Session): void {
  localStorage.setItem('_t', token);
  localStorage.setItem('_te', tokenExpiresOn);
  localStorage.setItem('_rt', refreshToken);
}

/** Each screen that is opened there begins with this session, whatever became of it on the one before. */
export async function beginSignedIn(where: Page | BrowserContext, session: Session): Promise<void> {
  await where.addInitScript(storeSession, session);
}
