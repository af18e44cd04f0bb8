import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { fetchPicture, privateHosts } from '../../../server/subjects/imports/fetch-picture';

const allowedHosts = ['nas.internal', '127.0.0.1'];
const reasonOf = (address: string, allowed = allowedHosts) =>
  fetchPicture(address, { allowedHosts: allowed, maxMs: 5_000 }).then(
    () => 'fetched',
    (error: Error) => error.message,
  );

it.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://localhost/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/',
  'https://100.64.0.1/',
  'http://10.0.0.1/',
])('%s is not asked for a picture', async (address) => {
  expect(await reasonOf(address, [])).toBe('網址不是公開的 https 網址');
});

it('a host of the loopback redirects to no other private address', async () => {
  const targets = [
    'http://[::1]/',
    'https://169.254.169.254/',
    'https://localhost/',
    '//2130706434/',
    'ftp://127.0.0.1/',
  ];
  const host = createServer(({ url = '' }, response) =>
    response.writeHead(302, { location: targets[Number(url.slice(1))] }).end(),
  );
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  try {
    for (const place of targets.keys()) {
      expect(await reasonOf(`http://127.0.0.1:${port}/${place}`)).not.toBe('fetched');
    }
  } finally {
    host.close();
  }
});

it('a public host redirects to no private host, although that is allowed by name', () => {
  expect(privateHosts(new URL('https://www.example.com/a.png'), allowedHosts)).toEqual([]);
  expect(privateHosts(new URL('http://nas.internal/a.png'), allowedHosts)).toEqual(allowedHosts);
});

it('private receivers of webhooks are no private hosts of pictures', () => {
  const { webhookHosts, importHosts } = readConfig({
    WEBHOOK_HOSTS: 'crm.internal',
    IMPORT_HOSTS: 'nas.internal',
  });
  expect([webhookHosts, importHosts]).toEqual([['crm.internal'], ['nas.internal']]);
});
