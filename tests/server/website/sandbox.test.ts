import { afterAll, expect, it } from 'vitest';
import { cases, consentTexts } from '../../../server/base/db/schema';
import { consentWords } from '../support/enquiry-form';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

const hosts = { own: 'www.example.com', shared: 'office.example.com' };

const own = await createTestApp({
  PUBLIC_ORIGIN: `https://${hosts.own}`,
  ADMIN_ORIGIN: `https://${hosts.shared}`,
});
const shared = await createTestApp({ ADMIN_ORIGIN: `https://${hosts.shared}`, WEBSITE: 'on' });
for (const { db } of [own, shared]) {
  await db.insert(consentTexts).values({ version: 1, text: consentWords });
  await addPublicPage(db, {
    house: { status: 1, parts: [{ id: 9, partType: 1, textContent: '題' }] },
    parts: [
      { id: 1, partType: 1, textContent: '題' },
      { id: 2, partType: 108, fields: [] },
    ],
  });
}
afterAll(() => Promise.all([own.close(), shared.close()]));

const policyOf = async (app: TestApp, host: string, url: string) => {
  const { statusCode, headers } = await app.inject({ url, headers: { host } });
  expect([url, statusCode]).toEqual([url, url.includes('nothing') ? 404 : 200]);
  return String(headers['content-security-policy']);
};

it('a page of the website is in no sandbox on a host of its own, where its policy still allows no script', async () => {
  const { db } = own;
  const [house] = await db.select({ id: cases.id, title: cases.title }).from(cases);
  const pages = [
    '/',
    '/cases',
    `/cases/${house?.id}-${encodeURIComponent(house?.title ?? '')}`,
    '/news',
    '/contact',
    '/contact/privacy',
    '/nothing',
  ];
  for (const url of [...pages, '/case/songtao/privacy']) {
    const policy = await policyOf(own, hosts.own, url);
    expect([url, policy.includes('sandbox')]).toEqual([url, false]);
    expect(policy).toMatch(/^default-src 'none';(?!.*script-src)/);
    expect(policy).toContain("img-src 'self'");
  }
});

it('beside the back office the same pages are in a sandbox without scripts and origin', async () => {
  for (const url of [
    '/site',
    '/site/cases',
    '/site/news',
    '/site/contact',
    '/site/contact/privacy',
    '/site/nothing',
    '/case/songtao',
    '/case/songtao/privacy',
  ]) {
    const policy = await policyOf(shared, hosts.shared, url);
    expect([url, policy.match(/sandbox[^;]*/)?.[0]]).toEqual([
      url,
      expect.not.stringMatching(/allow-scripts|allow-same-origin/),
    ]);
  }
  // The page of a site is on both hosts.
  expect(await policyOf(own, hosts.shared, '/case/songtao')).toContain('sandbox');
  expect(await policyOf(own, hosts.shared, '/case/songtao/privacy')).toContain('sandbox');
});
