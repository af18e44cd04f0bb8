import { afterAll, describe, expect, it } from 'vitest';
import { contractOperations } from '../support/contract-operations';
import { createTestApp } from '../support/test-app';

const operations = contractOperations();
const allClaims = [...new Set(operations.map(({ claim }) => claim))].filter((claim) =>
  claim.startsWith('Permissions.'),
);
const guarded = operations.filter(({ claim }) => claim !== 'public');
const headers = new Map<string, { authorization: string }>();

const test = await createTestApp();
headers.set('none', await test.signInAs([]));
for (const claim of allClaims) {
  headers.set(`only ${claim}`, await test.signInAs([claim]));
  headers.set(`all but ${claim}`, await test.signInAs(allClaims.filter((other) => other !== claim)));
}
afterAll(() => test.close());

/** Status of a call without a body, which is decided before reading it. */
async function statusOf(operation: (typeof operations)[number], as: string | null): Promise<number> {
  const { statusCode } = await test.inject({
    method: operation.method,
    url: operation.url,
    headers: (as && headers.get(as)) || {},
  });
  return statusCode;
}

describe('the server enforces a claim on every call, before the body is read', () => {
  it.each(guarded)('$operationId answers 401 to a call without a token', async (operation) => {
    expect(await statusOf(operation, null)).toBe(401);
  });

  it.each(guarded.filter(({ claim }) => claim.startsWith('Permissions.')))(
    '$operationId is for $claim alone',
    async (operation) => {
      expect(await statusOf(operation, 'none')).toBe(403);
      expect(await statusOf(operation, `all but ${operation.claim}`)).toBe(403);
      expect([401, 403]).not.toContain(await statusOf(operation, `only ${operation.claim}`));
    },
  );

  it.each(operations.filter(({ claim }) => claim === 'signed-in' || claim === 'own-account'))(
    '$operationId is for everybody who is signed in',
    async (operation) => {
      expect([401, 403]).not.toContain(await statusOf(operation, 'none'));
    },
  );

  it.each(operations.filter(({ claim }) => claim === 'public'))(
    '$operationId needs no token',
    async (operation) => {
      expect([401, 403]).not.toContain(await statusOf(operation, null));
    },
  );
});
