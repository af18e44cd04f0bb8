import { isIPv4, isIPv6 } from 'node:net';

/** Longer than IPv6 with zone and port; a proxy may pass on any text. */
const maxAddress = 64;

/** Client address of a call as written; empty once its connection is closed. */
export function addressOf({ ip = '' }: { ip?: string | undefined }): string {
  return ip.slice(0, maxAddress);
}

/**
 * Network for rate limits: an IPv4 address, or the first 64 bits of IPv6, which one household shares. Other
 * text is unchanged.
 */
export function networkOf(client: string): string {
  const address = addressOf({ ip: client });
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [host = ''] = bare.split('%', 1);
  if (isIPv4(host) || !isIPv6(host)) return host;
  const groups = groupsOf(host);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(host: string): number[] {
  // Canonical form: no IPv4 at the end, at most one gap.
  const canonical = new URL(`http://[${host}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const read = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
