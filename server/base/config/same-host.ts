import { withoutEnd } from '../contract/without-end';

/** True when a request's `Host` matches the origin, ignoring case, a final dot and a default port. */
export function isSameHost(origin: string, host: string): boolean {
  return hostOf(new URL(origin).host) === hostOf(host);
}

/** True for a request to the separate host of the public pages, the only one whose pages may run scripts. */
export const isPublicHost = (
  { publicOrigin }: { publicOrigin?: string | undefined },
  host: string,
): boolean => publicOrigin !== undefined && isSameHost(publicOrigin, host);

/** Longer than any host name with port. */
const maxHost = 260;

function hostOf(host: string): string {
  // URL drops port 80; 443 is dropped here. Invalid host names stay and never match.
  const address = `http://${host}`;
  const parsed = host.length <= maxHost && URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed) return host;
  const port = parsed.port === '443' ? '' : parsed.port;
  return `${withoutEnd(parsed.hostname, '.')}${port ? `:${port}` : ''}`;
}
