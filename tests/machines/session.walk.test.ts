import { expect, test } from 'vitest';
import { sessionMachine } from '../../src/machines/session';
import type { RenewalOutcome } from '../../src/machines/session-renewal';
import type { StoredTokens } from '../../src/machines/token-storage';
import { coverageText } from './coverage';
import { network, refused, status } from './fake-call';
import { after, done, rejected, statesTagged, walk } from './model';
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
const events = [
  { type: 'password.submit', account: 'staff1', password: 'secret' },
  { type: 'platformKey.submit', platformKey: 'ticket' },
  { type: 'link.submit', passwordLink: 'link', newPassword: 'new secret' },
  {
    type: 'otherWay.submit',
    answer: { companyKey: 'key', companyAnswer: { code: 'code', state: 'state' } },
  },
  { type: 'passcode.submit', passcode: '123456' },
  { type: 'secondStep.cancel' },
  { type: 'signOut.request' },
  { type: 'account.retry' },
  { type: 'account.refresh' },
  { type: 'unauthorized.received' },
  { type: 'unauthorized.received', token: 'replaced-token' },
  { type: 'forbidden.received' },
  { type: 'storage.changed', tokens: null },
  { type: 'storage.changed', tokens: tokens('other') },
  { type: 'clock.woke' },
  { type: 'tokens.adopted' },
  done('signIn', pair),
  done('signIn', { challenge: 'challenge' }),
  done('checkCode', pair),
  rejected('checkCode', refused),
  rejected('checkCode', status(401)),
  rejected('signIn', refused),
  done('storeTokens', undefined),
  rejected('storeTokens'),
  ...['loadAccount', 'refreshAccount', 'confirmAccount'].flatMap((id) => [
    done(id, account(1)),
    done(id, { ...account(1), tokenExpiresOn: new Date(900_000).toISOString() }),
    rejected(id, status(401)),
    rejected(id),
  ]),
  ...['renewFirst', 'renew'].flatMap((id) => [...outcomes.map((one) => done(id, one)), rejected(id)]),
  done('revoke', null),
  rejected('revoke'),
  done('discard', null),
  rejected('discard'),
  after('renewal', 'session.active.signedIn.tokens.idle'),
  after('renewalPatience', 'session.active.signedIn.tokens.renewing'),
  after('backoff', 'session.active.signedIn.tokens.waiting'),
  after('backoff', 'session.active.signedIn.account.unconfirmed'),
  after('revokePatience', 'session.signingOut'),
];

function walkFrom(stored: StoredTokens | null, time: number) {
  return walk(sessionMachine, {
    input: { storage: { read: () => stored, write: () => {}, clear: () => {} }, now: () => time },
    distinguish: (context) => [context.tokens?.refreshToken ?? null, context.times === null],
    events,
  });
}

// Expired tokens, tokens of unknown age, and none: each passes other guards.
const walks = [
  walkFrom({ ...tokens('first'), tokenExpiresOn: new Date(900_000).toISOString() }, 901_000),
  walkFrom(tokens('first'), 901_000),
  walkFrom(null, 0),
];

test('every state and every transition of the session is walked', async () => {
  const inAll = (key: 'unreached' | 'untaken') =>
    walks[0]?.[key].filter((id) => walks.every((one) => one[key].includes(id)));
  expect({ unreached: inAll('unreached'), untaken: inAll('untaken') }).toEqual({
    unreached: [],
    untaken: [],
  });
  const steps = [...new Set(walks.flatMap((one) => one.steps))];
  await expect(steps.join('\n')).toMatchFileSnapshot('steps/session.txt');
  await expect(coverageText(walks.map(({ coverage }) => coverage))).toMatchFileSnapshot(
    'coverage/session.json',
  );
});

const secondStep = ['secondStep.asking', 'secondStep.checking', 'secondStep.refused'];
const renewing = [
  'active.signedIn.account.fresh & active.signedIn.tokens.renewing',
  'active.signedIn.account.refreshing & active.signedIn.tokens.renewing',
  'active.signedIn.account.unconfirmed & active.signedIn.tokens.renewing',
  'active.signedIn.tokens.renewing & active.signedIn.account.confirming',
];
const confirming = [
  'active.signedIn.tokens.idle & active.signedIn.account.confirming',
  'active.signedIn.tokens.renewing & active.signedIn.account.confirming',
  'active.signedIn.tokens.waiting & active.signedIn.account.confirming',
];

test.each([
  [
    'a call that the screen waits for is under way',
    'busy',
    [
      'active.loadingAccount',
      'active.renewingFirst',
      'secondStep.checking',
      'signingIn',
      'signingOut',
      'storing',
    ],
  ],
  [
    'something has failed that the screen names',
    'failed',
    ['active.accountFailed', 'secondStep.refused', 'signedOut.signInFailed', 'signedOut.storageFailed'],
  ],
  [
    'nobody is signed in',
    'signedOut',
    [
      ...secondStep,
      'signedOut.expired',
      'signedOut.idle',
      'signedOut.signInFailed',
      'signedOut.storageFailed',
      'signingIn',
      'signingOut',
      'storing',
    ],
  ],
  ['the second step is asked for', 'secondStep', secondStep],
  ['calls wait for a new token', 'renewing', ['active.renewingFirst', ...renewing]],
  ['calls wait until it is known whose a token is', 'confirming', confirming],
])('%s in exactly these states', (_, tag, states) => {
  expect(statesTagged(walks, tag)).toEqual(states);
});
