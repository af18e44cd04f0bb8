import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts, loginAttempts, tokens } from '../../../server/base/db/schema';
import { seed } from '../../../server/operation/seed/index';
import { readConfig } from '../../../server/base/config/config';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { openSession } from '../../../server/access/identity/sign-in';
import { randomNumbers, report, scaled } from '../support/campaign';
import { contractOperations } from '../support/contract-operations';
import { rowVersions } from '../support/stored';
import { createTestApp, nowhere, type TestApp } from '../support/test-app';

interface Principal {
  name: string;
  headers: (test: TestApp) => Promise<Record<string, string>>;
  /** Claims of the account; null when signed out. */
  claims: readonly string[] | null;
}

/** Signs in an account with every claim, then applies `change` to it. */
async function administrator(
  test: TestApp,
  change: (account: { id: number; token: string; refreshToken: string }) => Promise<unknown>,
) {
  const id = await test.addAccount(`changed-${Math.random()}`, '', realClaims);
  const pair = await openSession(test.db, id, nowhere);
  await change({ id, ...pair });
  return pair;
}

const random = randomNumbers();
let decided = 0;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const stranger = (name: string, headers: Principal['headers']): Principal => ({
  name,
  headers,
  claims: null,
});
const staff = (name: string, claims: readonly string[]): Principal => ({
  name,
  claims,
  headers: (test) => test.signInAs(claims),
});
const unitOf = (claim: string) => claim.replace(/\.\w+$/, '');
const units = [...new Set(realClaims.map(unitOf))];

const principals: Principal[] = [
  ...realClaims.map((claim) => staff(`only ${claim}`, [claim])),
  ...realClaims.map((claim) =>
    staff(
      `all but ${claim}`,
      realClaims.filter((other) => other !== claim),
    ),
  ),
  ...units.map((unit) =>
    staff(
      `every action on ${unit} alone`,
      realClaims.filter((claim) => unitOf(claim) === unit),
    ),
  ),
  ...['View', 'Create', 'Edit', 'Delete'].map((action) =>
    staff(
      `${action} on every unit`,
      realClaims.filter((claim) => claim.endsWith(`.${action}`)),
    ),
  ),
  staff('every claim', realClaims),
  staff('no claim', []),
  staff('claims that the contract does not know', [
    'Permissions.Cases',
    'Permissions.Cases.*',
    'Permissions.*.View',
    'permissions.cases.view',
  ]),
  // Random sets of claims, in campaigns only.
  ...Array.from(
    { length: scaled(1) - 1 },
    (_, place) => [place, realClaims.filter(() => random() < 0.5)] as const,
  ).map(([place, claims]) => staff(`some claims ${place}`, claims)),
  stranger('no token', async () => ({})),
  stranger('an empty token', async () => ({ authorization: 'Bearer ' })),
  stranger('a token that nobody was given', async () => bearer('a'.repeat(43))),
  stranger('another scheme', async (test) => ({
    authorization: `Basic ${(await administrator(test, async () => {})).token}`,
  })),
  stranger('a token with one more letter', async (test) =>
    bearer(`${(await administrator(test, async () => {})).token}A`),
  ),
  stranger('a refresh token', async (test) =>
    bearer((await administrator(test, async () => {})).refreshToken),
  ),
  stranger('an inactive account', async (test) =>
    bearer(
      (
        await administrator(test, ({ id }) =>
          test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id)),
        )
      ).token,
    ),
  ),
  stranger('an account without a role', async (test) =>
    bearer(
      (
        await administrator(test, ({ id }) =>
          test.db.update(accounts).set({ roleId: null }).where(eq(accounts.id, id)),
        )
      ).token,
    ),
  ),
  stranger('an account that is gone', async (test) =>
    bearer(
      (await administrator(test, ({ id }) => test.db.delete(accounts).where(eq(accounts.id, id)))).token,
    ),
  ),
  stranger('two tokens at once', async (test) => ({
    authorization: `Bearer ${(await administrator(test, async () => {})).token}, Bearer ${(await administrator(test, async () => {})).token}`,
  })),
  stranger('an expired token', async (test) =>
    bearer(
      (
        await administrator(test, ({ id }) =>
          test.db
            .update(tokens)
            .set({ accessExpiresOn: new Date(Date.now() - 1000) })
            .where(eq(tokens.accountId, id)),
        )
      ).token,
    ),
  ),
  stranger('a token that was signed out', async (test) =>
    bearer(
      (
        await administrator(test, ({ refreshToken }) =>
          test.inject({ method: 'DELETE', url: '/api/identity/token', payload: { refreshToken } }),
        )
      ).token,
    ),
  ),
];

// Ids of the demo content, so that a permitted call would change something. HEAD needs GET's permission, as
// its length reveals content.
const operations = contractOperations()
  .flatMap((operation) =>
    operation.method === 'GET' ? [operation, { ...operation, method: 'HEAD' as const }] : [operation],
  )
  .map((operation) => ({ ...operation, url: operation.url.replaceAll('999999', '1') }));

function decision(claims: Principal['claims'], claim: string): 401 | 403 | 'allowed' {
  if (claim === 'public') return 'allowed';
  if (claims === null) return 401;
  return !claim.startsWith('Permissions.') || claims.includes(claim) ? 'allowed' : 403;
}

const test = await createTestApp();
await seed(test.db, readConfig({ SEED: 'demo', ADMIN_PASSWORD: 'correct-horse' }), () => {});
afterAll(async () => {
  report('principals', {
    principals: principals.length,
    operations: operations.length,
    'decisions as the contract says': decided,
  });
  await test.close();
});

/**
 * Ordinary runs call every fourth operation, and all operations of units in which the principal has a claim. Each
 * principal starts at another operation.
 */
const share = scaled(1) > 1 ? 1 : 4;

/** Tables that the tests themselves or refusals change. */
const made = ['tokens', 'accounts', 'roles', 'audit_entries', 'login_attempts'];

describe('access is decided from the contract for every principal, and a denied call changes nothing', () => {
  it.each(principals.map((principal, place) => ({ ...principal, place })))('$name', async (principal) => {
    const { headers: makeHeaders, claims, place } = principal;
    const isWhole = claims?.length === 0 || principal.name === 'no token';
    const headers = await makeHeaders(test);
    const denied = operations.filter(({ claim }) => decision(claims, claim) !== 'allowed');
    const own = new Set(claims?.map(unitOf));
    const asked = denied.filter(
      ({ claim }, at) => isWhole || own.has(unitOf(claim)) || (at + place) % share === 0,
    );
    const before = await rowVersions(test.db, made);
    const answers = await Promise.all(
      asked.map(async ({ operationId, method, url }) => [
        operationId,
        (await test.inject({ method, url, headers })).statusCode,
      ]),
    );
    expect(answers).toEqual(asked.map(({ operationId, claim }) => [operationId, decision(claims, claim)]));
    expect(await rowVersions(test.db, made)).toBe(before);
    decided += asked.length;

    // Each signs in wrongly once; more attempts would delay the next.
    await test.db.delete(loginAttempts);
    const others = operations
      .filter((operation) => !denied.includes(operation) && operation.method !== 'HEAD')
      .filter((_, at) => (at + place) % share === 0)
      .map(({ method, url }) => ({ method, url: url.replace(/\/1(?=\/|$)/, '/999999') }));
    const statuses = await Promise.all(
      others.map(async ({ method, url }) => (await test.inject({ method, url, headers })).statusCode),
    );
    expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([]);
    decided += others.length;
  });
});
