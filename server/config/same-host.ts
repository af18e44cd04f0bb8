/** True when a request's `Host` is the origin's: case, a final dot and a default port make no difference. */
export function isSameHost(origin: string, host: string): boolean {
  return hostOf(new URL(origin).host) === hostOf(host);
}

/** More than a host name and its port have. */
const maxHost = 260;

function hostOf(host: string): string {
  // http: drops the port 80, and 443 is dropped here; a text that is no host name stays as it is, and is no host of ours.
  const address = `http://${host}`;
  const parsed = host.length <= maxHost && URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed) return host;
  const port = parsed.port === '443' ? '' : parsed.port;
  return `${parsed.hostname.replace(/\.+$/, '')}${port ? `:${port}` : ''}`;
}
