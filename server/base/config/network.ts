import { isIP } from 'node:net';

/** Accepts an address, or a range such as 203.0.113.0/24. */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const family = isIP(address);
  if (!family || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
