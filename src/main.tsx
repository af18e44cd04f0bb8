import './styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { connectClient } from './api/client';
import { connectFeatures } from './api/features';
import type { ApiError } from './api/result';
import { session, toasts, watchBrowser } from './machines/actors';
import type { ToastAction } from './machines/toast';
import { hasFeature, tokenOf } from './machines/session';
import { usableToken } from './machines/session-calls';
import { commonText } from './base/navigation/text';
import { watchMissingChunks } from './base/navigation/missing-chunk';
import { portalTicket, router } from './router';
import { failureToasts } from './base/calls/failure-words';
import { connectionFound, connectionLost } from './base/session/network';
import { rememberPlace } from './base/session/return-path';
import { errorText } from './base/calls/text';
import { showToast } from './base/messages/messages';
import { connectLoading, retryLoading } from './ui/until-loaded';

connectClient({
  readToken: () => usableToken(session),
  onMessages: (messages) => messages.forEach((text) => showToast({ kind: 'success', text })),
  onFailure: (error, token, withoutAppText) => {
    const status = error.kind === 'status' ? error.status : null;
    // A late answer to a replaced token does not concern this session.
    if (status === 401 && token !== null && token !== tokenOf(session.getSnapshot())) return;
    if (status === 401) session.send({ type: 'unauthorized.received', ...(token ? { token } : {}) });
    if (status === 403) session.send({ type: 'forbidden.received' });
    if (error.kind === 'network' && withoutAppText) connectionLost();
    showFailure(error, withoutAppText);
  },
  onAnswer: connectionFound,
});
connectFeatures((feature) => hasFeature(session.getSnapshot(), feature));
session.on('call.failed', ({ error }) => showFailure(error));
session.on('toast', ({ key }) => showToast({ kind: 'error', text: errorText[key] }));
session.on('session.ending', ({ accountId, reason }) => {
  toasts.send({ type: 'action.void' });
  // After a deliberate sign-out, the next sign-in starts at home.
  if (accountId !== null && reason !== 'signedOut') rememberPlace(accountId, router.state.location.href);
});
session.on('navigate', ({ to }) => {
  // A sign-in that could not be stored stays on its screen, with the input.
  if (to !== '/logout' || !isSigningIn()) void router.navigate({ to, ignoreBlocker: true });
});
toasts.on('action.done', () => void router.invalidate());
session.on('session.started', () => {
  // The sign-in continues to the screen that was asked for (`useLeaveSignIn`); the guard of its own screen leads home.
  if (isSigningIn()) router.clearCache();
  else void router.invalidate();
});

watchMissingChunks(window);
const loadingAgain: ToastAction = {
  label: commonText.retry,
  subjects: [],
  call: async () => {
    retryLoading();
    return { ok: true, data: null, messages: [] };
  },
  running: commonText.loading,
};
connectLoading(() => showToast({ kind: 'error', text: commonText.partMissing, action: loadingAgain }));
window.addEventListener('online', retryLoading);
toasts.start();
session.start();
watchBrowser();
loadAhead();
if (portalTicket !== undefined) void signInByTicket(portalTicket);

function isSigningIn(): boolean {
  return router.state.location.pathname.startsWith('/login');
}

/** The screen's code loads while the server is still asked for the account; without tokens the sign-in comes instead. */
function loadAhead(): void {
  if (tokenOf(session.getSnapshot()) === null && !isSigningIn()) return;
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of routes) void router.loadRouteChunk(route);
}

/** Deferred, so that a form can note which fields it shows. */
function showFailure(error: ApiError, withoutAppText = false): void {
  setTimeout(() => {
    for (const text of failureToasts(error, withoutAppText)) showToast({ kind: 'error', text });
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

/** A running session needs no ticket. */
async function signInByTicket(platformKey: string): Promise<void> {
  const known = await waitFor(session, (now) => now.hasTag('signedIn') || now.hasTag('signedOut'));
  if (known.hasTag('signedOut')) session.send({ type: 'platformKey.submit', platformKey });
}
