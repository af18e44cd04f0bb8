import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { fieldError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import { isPrivate } from './addresses';

const maxLookupMs = 3_000;

/**
 * Throws 400 for an address that no webhook may have. Accepts a name that can't be resolved now, as each connection is
 * checked again.
 */
export async function checkReceiver(address: string, allowedHosts: readonly string[]): Promise<void> {
  const url = URL.parse(address);
  if (!url) throw fieldError('url', serverText.badFormat);
  if (url.username || url.password) throw fieldError('url', serverText.urlWithPassword);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (allowedHosts.includes(name)) return;
  if (url.protocol !== 'https:') throw fieldError('url', serverText.notHttps);
  const addresses = isIP(name) === 0 ? await addressesOf(name) : [name];
  if (addresses.some(isPrivate)) throw fieldError('url', serverText.privateUrl);
}

async function addressesOf(name: string): Promise<string[]> {
  const tooLate = new Promise<never[]>((resolve) => {
    setTimeout(() => resolve([]), maxLookupMs).unref();
  });
  const found = lookup(name, { all: true }).catch(() => []);
  return (await Promise.race([found, tooLate])).map(({ address }) => address);
}
