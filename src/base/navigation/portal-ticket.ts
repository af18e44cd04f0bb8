/** Used parts of a window. */
interface Address {
  location: Pick<Location, 'pathname'>;
  history: Pick<History, 'replaceState'>;
}

/**
 * Removes the ticket of `/mng/login/{platformKey}` (specification 1) from address and history, and returns
 * it. Call it before anything reads the address.
 */
export function consumeTicket({ location, history }: Address): string | undefined {
  const ticket = /^\/mng\/login\/([^/]+)/.exec(location.pathname)?.[1];
  if (ticket === undefined) return undefined;
  history.replaceState(null, '', '/mng/login');
  try {
    return decodeURIComponent(ticket);
  } catch {
    // Undecodable, so no valid ticket; the server reports it.
    return ticket;
  }
}
