import { createActor, SimulatedClock } from 'xstate';
import {
  type Credentials,
  type SessionAccount,
  type SessionEmitted,
  sessionMachine,
  type SignInAnswer,
} from '../../src/machines/session';
import type { RenewalOutcome } from '../../src/machines/session-renewal';
import { createTokenStorage, type StoredTokens, type TokenStorage } from '../../src/machines/token-storage';
import { fakeCall } from './fake-call';

const MINUTE = 60_000;

/** Web storage in memory, with foreign keys and keys that exceed its quota. */
export function browserStorage(full: string[] = [], stored: object = {}) {
  const items = new Map<string, string>([['theme', 'dark'], ...Object.entries(stored)]);
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (full.includes(key)) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  return { items, tokens: createTokenStorage(() => storage) };
}

/** Tokens, or other keys with their values. */
type Stored = StoredTokens | Record<`_${string}`, string> | null;

/** The app's token storage; `broken` methods throw. */
export function fakeStorage(stored: Stored, broken: (keyof TokenStorage)[] = []) {
  const isPair = stored !== null && 'token' in stored;
  const { items, tokens: real } = browserStorage([], isPair ? {} : (stored ?? {}));
  if (isPair) real.write(stored);
  const storage = {
    items,
    broken,
    get tokens() {
      return real.read();
    },
    set tokens(next: StoredTokens | null) {
      if (next === null) for (const key of ['_t', '_te', '_rt']) items.delete(key);
      else real.write(next);
    },
    read: () => {
      failIf('read');
      return real.read();
    },
    write: (next: StoredTokens) => {
      failIf('write');
      real.write(next);
    },
    clear: () => {
      failIf('clear');
      real.clear();
    },
  };
  return storage;
  function failIf(method: keyof TokenStorage) {
    if (storage.broken.includes(method)) throw new Error('QuotaExceededError');
  }
}

/** The session with clock, storage and server controlled by the test. */
export function sessionWorld(stored: Stored = null, broken: (keyof TokenStorage)[] = []) {
  const clock = new SimulatedClock();
  let slept = 0;
  const now = () => clock.now() + slept;
  const storage = fakeStorage(stored, broken);
  const signIn = fakeCall<SignInAnswer, Credentials>();
  const loadAccount = fakeCall<SessionAccount, { token: string }>();
  const revoke = fakeCall<unknown, StoredTokens>();
  const renew = fakeCall<RenewalOutcome, { refreshToken: string }>();
  const actors = {
    signIn: signIn.logic,
    loadAccount: loadAccount.logic,
    revoke: revoke.logic,
    renew: renew.logic,
  };
  const actor = createActor(sessionMachine.provide({ actors }), { clock, input: { storage, now } });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(spoken(event)));
  const world = {
    actor,
    clock,
    storage,
    signIn,
    loadAccount,
    revoke,
    renew,
    emitted,
    state: () => JSON.stringify(actor.getSnapshot().value).replace(/["{}]/g, '').replaceAll(':', '.'),
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    pair: (name: string, minutes = 15): StoredTokens => ({
      ...tokens(name),
      tokenExpiresOn: iso(now() + minutes * MINUTE),
    }),
    me: (id = 1, minutes = 15): SessionAccount => ({
      ...account(id),
      tokenExpiresOn: iso(now() + minutes * MINUTE),
    }),
    start: () => {
      actor.start();
      return world;
    },
    /** Lets time pass without running timers, as in a computer that sleeps. */
    sleep: (count: number) => {
      slept += count * MINUTE;
    },
    minutes: (count: number) => clock.increment(count * MINUTE),
  };
  return world;
}

/** A session world with account 1 signed in. */
export async function signedInWorld() {
  const world = sessionWorld(tokens('first')).start();
  await world.loadAccount.answer(world.me());
  world.emitted.length = 0;
  return world;
}

export function tokens(name: string): StoredTokens {
  return { token: `${name}-token`, refreshToken: `${name}-refresh` };
}

export function account(id: number): SessionAccount {
  return {
    id,
    account: `staff${id}`,
    name: '林雅婷',
    roleName: '系統管理員',
    department: '企劃部',
    avatarUrl: null,
    roleClaims: [{ value: 'Permissions.Cases.View', selected: true }],
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function spoken(event: SessionEmitted): string {
  switch (event.type) {
    case 'session.ending':
      return `ending ${event.reason} ${event.accountId}`;
    case 'navigate':
      return `go ${event.to}`;
    case 'toast':
      return `toast ${event.key}`;
    case 'call.failed':
      return `failed ${event.error.kind}`;
    default:
      return `${event.type} ${event.accountId}`;
  }
}
