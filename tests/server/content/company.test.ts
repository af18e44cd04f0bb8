import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { websiteBase } from '../../../server/base/config/website-base';
import { singletons } from '../../../server/base/db/schema';
import { createTestApp } from '../support/test-app';

const test = await createTestApp({ WEBSITE: 'on' });
afterAll(() => test.close());

const name = '和硯建設';

it("saves the company's data, keeps omitted fields, and shows them on the website at once", async () => {
  const headers = await test.signInAs(['Permissions.Website.View', 'Permissions.Website.Edit']);
  const read = async () => (await test.inject({ url: '/api/v1/company', headers })).json().data;
  const save = (body: object) =>
    test.inject({ method: 'PUT', url: '/api/v1/company', headers, payload: body });
  const { rowVersion } = await read();
  expect((await save({ rowVersion, name, tel: '0225718170' })).statusCode).toBe(200);
  expect((await test.inject({ url: '/site' })).payload).toContain(`<title>${name}</title>`);
  expect((await save({ rowVersion: rowVersion + 1, name, taxId: '12345678' })).statusCode).toBe(200);
  expect(await read()).toMatchObject({
    name,
    tel: '0225718170',
    taxId: '12345678',
    rowVersion: rowVersion + 2,
  });
  expect((await save({ rowVersion, name: '別名' })).statusCode).toBe(409);
  for (const wrong of [{ name: '' }, { name, taxId: '123' }, { name, tel: 'x' }, { name: 'x'.repeat(31) }]) {
    const { statusCode } = await save({ rowVersion: rowVersion + 2, ...wrong });
    expect([wrong, statusCode]).toEqual([wrong, 400]);
  }
  const me = await test.inject({ url: '/api/identity/account/me', headers });
  expect(me.json().data.website).toBe('/site');
});

it("gives the company's name to every signed-in account, for titles of pages", async () => {
  const headers = await test.signInAs(['Permissions.News.View']);
  const named = async () =>
    (await test.inject({ url: '/api/identity/account/me', headers })).json().data.websiteName;
  await test.db.delete(singletons).where(eq(singletons.key, 'company'));
  expect(await named()).toBe('官方網站');
  await test.db.insert(singletons).values({ key: 'company', value: { name: '和煦建設' } });
  expect(await named()).toBe('和煦建設');
});

it('needs claims of its own unit', async () => {
  const headers = await test.signInAs(['Permissions.IndexPopup.Edit']);
  expect((await test.inject({ url: '/api/v1/company', headers })).statusCode).toBe(403);
});

it.each([
  [{ publicOrigin: 'https://www.example.com', website: 'public-host' }, ''],
  [{ publicOrigin: 'https://www.example.com', website: 'on' }, ''],
  [{ publicOrigin: 'https://www.example.com', website: 'off' }, null],
  [{ publicOrigin: undefined, website: 'public-host' }, null],
  [{ publicOrigin: undefined, website: 'on' }, '/site'],
] as const)('the website of %j is at %j', (config, base) => {
  expect(websiteBase(config)).toBe(base);
});
