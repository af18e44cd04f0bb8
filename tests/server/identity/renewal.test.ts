import { afterAll, describe, expect, it } from 'vitest';
import type { ApiResult } from '../../../src/api/result';
import { renewForAllTabs, type RenewalTools } from '../../../src/machines/session-renewal';
import type { StoredTokens } from '../../../src/machines/token-storage';
import { createTestApp } from '../support/test-app';

const tabs = 5;
const rounds = 100;

const test = await createTestApp();
afterAll(() => test.close());

/** State shared by a browser's tabs: local storage, and the lock if supported. */
function browser(
  first: StoredTokens,
  lock: RenewalTools['lock'],
): { tools: RenewalTools; stored: () => StoredTokens | null } {
  let stored: StoredTokens | null = first;
  return {
    stored: () => stored,
    tools: {
      lock,
      storage: {
        read: () => stored,
        write: (tokens) => {
          stored = tokens;
        },
        clear: () => {
          stored = null;
        },
      },
      renew: async (refreshToken) => {
        const answer = await test.inject({
          method: 'POST',
          url: '/api/identity/token',
          payload: { refreshToken },
        });
        const { data, messages } = answer.json<{ data: StoredTokens; messages: string[] }>();
        return (
          answer.statusCode === 200
            ? { ok: true, data, messages }
            : { ok: false, error: { kind: 'status', status: answer.statusCode, messages } }
        ) as ApiResult<StoredTokens>;
      },
    },
  };
}

/** One task at a time, like Web Locks. */
function oneByOne(): RenewalTools['lock'] {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => {});
    return run;
  };
}

const together: RenewalTools['lock'] = (task) => task();

describe('access renewed by five tabs a hundred times', () => {
  it.each([
    ['one call for all of them', oneByOne, 1],
    ['the same successor for all, in a browser without Web Locks', () => together, tabs],
  ])(
    '%s, and no tab is signed out',
    async (_name, makeLock, maxCalls) => {
      const account = `tabs-${maxCalls}`;
      await test.addAccount(account, 'correct-horse');
      const { data } = (
        await test.inject({
          method: 'POST',
          url: '/api/identity/token',
          payload: { account, password: 'correct-horse' },
        })
      ).json<{ data: StoredTokens }>();
      const { tools, stored } = browser(data, makeLock());
      for (let round = 0; round < rounds; round += 1) {
        const { refreshToken } = stored() ?? { refreshToken: '' };
        const outcomes = await Promise.all(
          Array.from({ length: tabs }, () => renewForAllTabs(tools, refreshToken)),
        );
        expect(outcomes.filter(({ kind }) => kind !== 'renewed' && kind !== 'adopted')).toEqual([]);
        expect(outcomes.filter(({ kind }) => kind === 'renewed').length).toBeLessThanOrEqual(maxCalls);
        const tokens = outcomes.map((outcome) =>
          'tokens' in outcome ? outcome.tokens?.refreshToken : undefined,
        );
        expect(new Set(tokens)).toEqual(new Set([stored()?.refreshToken]));
        expect(stored()?.refreshToken).not.toBe(refreshToken);
      }
      const me = await test.inject({
        url: '/api/identity/account/me',
        headers: { authorization: `Bearer ${stored()?.token}` },
      });
      expect(me.statusCode).toBe(200);
    },
    60_000,
  );
});
