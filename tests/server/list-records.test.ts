import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../server/contract';
import { claims } from '../../server/generated/claims';
import { createTestApp, type TestApp } from './support/test-app';
import { addRecords } from './support/writing-calls';

const lists = Object.entries(readContract().paths).flatMap(([url, { get }]) =>
  get && rowOf(get)?.properties?.['updateRecord'] ? [url] : [],
);

interface Schema {
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** What a call answers a list or a page of. */
function rowOf(operation: object): Schema | undefined {
  const { responses } = operation as {
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
  const data = responses['200']?.content?.['application/json']?.schema.properties?.['data']?.anyOf?.[0];
  return data?.items ?? data?.properties?.['items']?.items;
}

let test: TestApp;
let headers: { authorization: string };
const from = Date.now() - 1000;
beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signInAs(claims);
  await addRecords(test.db);
});
afterAll(() => test.close());

it('every list of records is looked at', () => {
  expect(lists).toEqual(expect.arrayContaining(['/api/identity/role', '/api/v1/CaseInfos/list']));
});

it.each(lists)(
  'List records carry createdOn, lastModifiedOn, lastModifiedBy and updateRecord: %s',
  async (url) => {
    const { data } = (await test.inject({ url, headers })).json();
    const [row] = Array.isArray(data) ? data : data.items;
    const { lastModifiedBy, lastModifiedOn, createdOn, updateRecord } = row;
    expect(updateRecord).toEqual({ lastModifiedBy, lastModifiedOn });
    for (const time of [createdOn, lastModifiedOn]) {
      expect(new Date(time).toISOString()).toBe(time);
      expect(Date.parse(time)).toBeGreaterThan(from);
    }
  },
);

it('the lastLoginTime of an account is null before its first sign-in and its moment after', async () => {
  const id = await test.addAccount('first-time', 'right-password', []);
  const loginOf = async () => {
    const { data } = (await test.inject({ url: '/api/identity/user?keyword=first-time', headers })).json();
    return [data.items[0].id, data.items[0].lastLoginTime];
  };
  expect(await loginOf()).toEqual([id, null]);
  const before = Date.now();
  await test.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { account: 'first-time', password: 'right-password' },
  });
  const [, time] = await loginOf();
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before - 1000);
});
