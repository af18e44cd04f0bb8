import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from './support/multipart';
import { createTestApp, type TestApp } from './support/test-app';

const units = ['Roles', 'Users', 'Articles', 'News', 'Cases', 'Cases.OnePage', 'Contacts'];
let test: TestApp;
let headers: { authorization: string };
const from = Date.now() - 1000;
beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signInAs(
    units.flatMap((unit) => ['View', 'Create', 'Edit'].map((action) => `Permissions.${unit}.${action}`)),
  );
  const add = async (url: string, body: object) => {
    const { payload, headers: type } = await multipart(body);
    expect(
      (await test.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })).json(),
    ).toMatchObject({ succeeded: true });
  };
  await add('/api/v1/Articles', { type: 2, title: '觀察', publishDate: '2026-11-01', status: 0 });
  await add('/api/v1/News', { title: '公告', publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' });
  await add('/api/v1/CaseInfos', {
    title: '松濤硯',
    code: 'LR001',
    tab: 1,
    county: '臺北市',
    district: '大安區',
    tel: '0227001234',
    status: 0,
    isHighlight: false,
  });
  await test.inject({
    method: 'POST',
    url: '/api/v1/contact',
    payload: { type: 3, name: '王柏翰', gender: 1, tel: '0912345678', content: '想賞屋' },
  });
});
afterAll(() => test.close());

it.each([
  '/api/identity/role',
  '/api/identity/user',
  '/api/v1/CaseInfos/list',
  '/api/v1/SiteSets/list',
  '/api/v1/Articles/list',
  '/api/v1/News/list',
  '/api/v1/contact/get-list-paged',
])('List records carry createdOn, lastModifiedOn, lastModifiedBy and updateRecord: %s', async (url) => {
  const { data } = (await test.inject({ url, headers })).json();
  const [row] = Array.isArray(data) ? data : data.items;
  const { lastModifiedBy, lastModifiedOn, createdOn, updateRecord } = row;
  expect(updateRecord).toEqual({ lastModifiedBy, lastModifiedOn });
  for (const time of [createdOn, lastModifiedOn]) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(Date.parse(time)).toBeGreaterThan(from);
  }
});

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
