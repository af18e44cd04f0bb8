/** The parts of a window that this needs. */
interface Address {
  location: Pick<Location, 'pathname'>;
  history: Pick<History, 'replaceState'>;
}

/**
 * The ticket of `/mng/login/{platformKey}` (specification 1), taken out of the address and of its entry in the
 * history: it cannot be found there later, and Back leads to the plain sign-in. Call it before anything reads the address.
 */
export function takeTicket({ location, history }: Address): string | undefined {
  const ticket = /^\/mng\/login\/([^/]+)/.exec(location.pathname)?.[1];
  if (ticket === undefined) return undefined;
  history.replaceState(null, '', '/mng/login');
  try {
    return decodeURIComponent(ticket);
  } catch {
    // No ticket has such a text: the server says so.
    return ticket;
  }
}
