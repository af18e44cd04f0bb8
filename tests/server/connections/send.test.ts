import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isPrivate,
  PrivateAddressError,
  publicLookup,
} from '../../../server/subjects/connections/webhooks/addresses';
import { post } from '../../../server/subjects/connections/webhooks/send';
import { newSecret, signedHeaders } from '../../../server/subjects/connections/webhooks/signature';

const closers: (() => void)[] = [];
type Found = (error: null, addresses: dns.LookupAddress[]) => void;

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  closers.splice(0).forEach((close) => close());
});

async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const sent = { headers: {}, body: '{}', allowedHosts: ['127.0.0.1'] };

describe('a try of a webhook', () => {
  it('is signed so that the reference library verifies it, by the new and the old secret', () => {
    const [secret, old] = [newSecret(), newSecret()];
    const signed = {
      id: 'evt_1',
      timestamp: Math.floor(Date.now() / 1000),
      body: '{"type":"content.online"}',
    };
    const headers = signedHeaders(signed, [secret, old]);
    for (const each of [secret, old]) {
      expect(new Webhook(each).verify(signed.body, headers)).toEqual({ type: 'content.online' });
    }
    expect(() => new Webhook(newSecret()).verify(signed.body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(secret).verify('{}', headers)).toThrow('No matching signature');
  });

  it.each([
    ['10.1.2.3', true],
    ['127.0.0.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['::1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:10.0.0.1', true],
    ['64:ff9b::a00:1', true],
    ['2002:a00:1::', true],
    ['not an address', true],
    ['8.8.8.8', false],
    ['2606:4700:4700::1111', false],
  ])('the address %s is private: %s', (address, expected) => {
    expect(isPrivate(address)).toBe(expected);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://localhost/',
    'http://example.com/',
  ])('reaches nothing inside at %s', async (address) => {
    await expect(post(address, { ...sent, allowedHosts: [] })).rejects.toThrow(PrivateAddressError);
  });

  it('is refused at the connected address, if a name changes it after the check', async () => {
    const answers = ['8.8.8.8', '10.0.0.1'];
    vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, done: Found) => {
      done(null, [{ address: answers.shift() ?? '', family: 4 }]);
    }) as typeof dns.lookup);
    syncBuiltinESMExports();
    const found = () =>
      new Promise((resolve) => {
        publicLookup(false)('rebinding.example', { all: true }, (error, addresses) =>
          resolve(error ?? addresses),
        );
      });
    expect(await found()).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await found()).toBeInstanceOf(PrivateAddressError);
  });

  it('treats a redirect as an answer, and reads only the stored part of an answer', async () => {
    let calls = 0;
    const moved = await receiver((_request, response) => {
      calls += 1;
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    });
    expect(await post(moved, sent)).toMatchObject({
      status: 302,
      headers: { location: 'http://127.0.0.1:1/' },
    });
    expect(calls).toBe(1);
    const endless = await receiver((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1024))) continue;
      };
      response.on('drain', more);
      more();
    });
    expect((await post(endless, sent)).body).toHaveLength(4096);
  });

  it('aborts if the receiver does not answer', async () => {
    const silent = await receiver(() => {});
    await expect(post(silent, { ...sent, maxMs: 50 })).rejects.toThrow(/aborted/);
  });
});
