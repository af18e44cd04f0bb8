import './styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { connectClient } from './api/client';
import { session, toasts, watchBrowser } from './machines/actors';
import { usableToken } from './machines/session.select';
import { portalTicket, router } from './router';
import { rememberPlace } from './shared/return-path';
import { errorText } from './shared/text';
import { showToast } from './shared/session';

connectClient({
  readToken: () => usableToken(session),
  onStatus: (status, token) => {
    if (status === 401) session.send({ type: 'unauthorized.received', ...(token ? { token } : {}) });
    if (status === 403) session.send({ type: 'forbidden.received' });
    if (status === 500) showToast({ kind: 'error', text: errorText.system });
    if (status === 503) showToast({ kind: 'error', text: errorText.maintenance });
  },
});
session.on('toast', ({ key }) => showToast({ kind: 'error', text: errorText[key] }));
session.on('session.ending', ({ accountId, reason }) => {
  // Whoever signs out himself starts at home again.
  if (accountId !== null && reason !== 'signedOut') rememberPlace(accountId, router.state.location.href);
});
session.on('navigate', ({ to }) => {
  // A sign-in that could not be stored happens on the sign-in screen: it stays, with what was typed there.
  const isSigningIn = router.state.location.pathname.startsWith('/login');
  if (to !== '/logout' || !isSigningIn) void router.navigate({ to, ignoreBlocker: true });
});
toasts.on('action.done', () => void router.invalidate());
session.on('session.started', () => void router.invalidate());

toasts.start();
session.start();
watchBrowser();
if (portalTicket !== undefined) void signInByTicket(portalTicket);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

/** A session that goes on needs no ticket. */
async function signInByTicket(platformKey: string): Promise<void> {
  const known = await waitFor(session, (now) => now.hasTag('signedIn') || now.hasTag('signedOut'));
  if (known.hasTag('signedOut')) session.send({ type: 'platformKey.submit', platformKey });
}
