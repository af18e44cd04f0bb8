import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractOperations } from './support/contract-operations';
import { createTestApp, type TestApp } from './support/test-app';

/** Shrinks with each unit that gets its screens. */
const awaited = [
  'listDownloads',
];
const awaitedBodies: Record<string, object> = {
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('operations whose screens come later answer 501 in the envelope, and only those', async () => {
  const operations = contractOperations();
  const authorization = await test.signInAs([...new Set(operations.map(({ claim }) => claim))]);
  const found: string[] = [];
  for (const { operationId, method, url } of operations) {
    const payload = awaitedBodies[operationId];
    const query: Record<string, string> = operationId === 'getContact' ? { id: '1' } : {};
    const answer = await test.inject({ method, url, headers: authorization, query, ...(payload ? { payload } : {}) });
    if (answer.statusCode !== 501) continue;
    found.push(operationId);
    expect(answer.json()).toEqual({ succeeded: false, messages: ['此功能尚未開放'], data: null });
  }
  expect(found.toSorted()).toEqual(awaited.toSorted());
});
