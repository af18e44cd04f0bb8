import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const closed = new BlockList();
/** Networks of this host, private, reserved and multicast ones (IANA special-purpose registries). */
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
/** Global unicast; all other addresses are closed. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
/** Documentation, and networks that hold an IPv4 address or a tunnel. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** True for an address outside the public internet; an IPv4 address within an IPv6 one counts as closed. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return closed.check(address, 'ipv4');
  return family === 0 || !open.check(address, 'ipv6') || closed.check(address, 'ipv6');
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/**
 * Look-up used by the connection itself, so that a name cannot change its address after a check. Fails if any address
 * is private, unless `isAllowed`.
 */
export function publicLookup(isAllowed: boolean): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!isAllowed && found.some(({ address }) => isPrivate(address))) {
        return done(new PrivateAddressError(name), []);
      }
      const [first] = found;
      if (options.all || !first) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}
