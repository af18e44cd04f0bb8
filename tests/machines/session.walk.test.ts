import { expect, test } from 'vitest';
import { sessionMachine } from '../../src/machines/session';
import type { RenewalOutcome, StoredTokens } from '../../src/machines/session.types';
import { failed, network, ok, refused, status } from './fake-call';
import { after, done, rejected, walk } from './model';
import { account, tokens } from './session.world';

const pair = { ...tokens('new'), tokenExpiresOn: new Date(900_000).toISOString() };
const outcomes: RenewalOutcome[] = [
  { kind: 'renewed', tokens: pair },
  { kind: 'adopted', tokens: tokens('other') },
  { kind: 'signedOut' },
  { kind: 'refused' },
  { kind: 'failed', error: network },
  { kind: 'storageFailed', tokens: null },
];
const accounts = [ok(account(1)), failed(status(401)), failed(network)];
const events = [
  { type: 'password.submit', account: 'staff1', password: 'secret' },
  { type: 'platformKey.submit', platformKey: 'ticket' },
  { type: 'signOut.request' },
  { type: 'account.retry' },
  { type: 'account.refresh' },
  { type: 'unauthorized.received' },
  { type: 'forbidden.received' },
  { type: 'storage.changed', tokens: null },
  { type: 'storage.changed', tokens: tokens('other') },
  { type: 'clock.woke' },
  { type: 'tokens.adopted' },
  { type: 'expiry.learned' },
  done('signIn', ok(pair)),
  done('signIn', failed(refused)),
  rejected('signIn'),
  done('storeTokens', undefined),
  rejected('storeTokens'),
  ...['restoreAccount', 'loadAccount', 'refreshAccount'].flatMap((id) => [...accounts.map((one) => done(id, one)), rejected(id)]),
  ...['revive', 'renew'].flatMap((id) => [...outcomes.map((one) => done(id, one)), rejected(id)]),
  done('revoke', ok(null)),
  rejected('revoke'),
  done('discard', ok(null)),
  rejected('discard'),
  after('renewal', 'session.active.signedIn.tokens.idle'),
  after('renewalPatience', 'session.active.signedIn.tokens.renewing'),
  after('backoff', 'session.active.signedIn.tokens.waiting'),
  after('revokePatience', 'session.signingOut'),
];

function walkFrom(stored: StoredTokens | null, time: number) {
  return walk(sessionMachine, {
    input: { storage: { read: () => stored, write: () => {}, clear: () => {} }, now: () => time },
    distinguish: (context) => [context.tokens?.refreshToken ?? null, context.times === null],
    events,
  });
}

test('every state and every transition of the session is walked', async () => {
  // With tokens past their time, and with none at all: the two starts see different guards.
  const [late, fresh] = [walkFrom(tokens('first'), 901_000), walkFrom(null, 0)];
  const inBoth = (key: 'unreached' | 'untaken') => late[key].filter((id) => fresh[key].includes(id));
  expect({ unreached: inBoth('unreached'), untaken: inBoth('untaken') }).toEqual({ unreached: [], untaken: [] });
  const steps = [...new Set([...late.steps, ...fresh.steps])];
  await expect(steps.join('\n')).toMatchFileSnapshot('steps/session.txt');
});
