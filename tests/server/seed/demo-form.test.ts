import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { siteThemes } from '../../../server/base/db/schema';
import { samplesOf } from '../../../server/blocks/part-marks';
import { seed } from '../../../server/operation/seed';
import { demoConsent } from '../../../server/operation/seed/company-data';
import { enquiryText } from '../../../src/drawing/enquiry-text';
import { post } from '../support/enquiry-form';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
await seed(test.db, readConfig({ SEED: 'demo', ADMIN_PASSWORD: 'correct-horse' }), () => {});
afterAll(() => test.close());

/** A mark of a text that staff should replace before visitors read it. */
const forStaff = /範例|請換成|待補/;

it('the demo has a public page with a working form, and a notice that says all the law asks for', async () => {
  const page = await test.inject({ url: '/case/site-202503' });
  expect(page.body).toMatch(/<form[\s\S]+和硯建設為安排賞屋與回覆您的詢問/);
  const privacy = await test.inject({ url: '/case/site-202503/privacy' });
  for (const part of Object.values(enquiryText.privacyParts)) expect(privacy.body).toContain(part);
  expect(Object.values(demoConsent).filter((text) => text.length < 3 || forStaff.test(text))).toEqual([]);
  expect([page.body, privacy.body].filter((body) => forStaff.test(body))).toEqual([]);
  const sent = await post(
    test,
    { name: '林雅婷', mobile: '0912345678', rooms: '還不確定', time: '週末', consent: '1' },
    { siteName: 'site-202503' },
  );
  expect([sent.statusCode, sent.body]).toEqual([200, expect.stringContaining('確認送出')]);
});

it('no block of a published demo page counts as a sample, which would prevent its next publication', async () => {
  const themes = await test.db.select().from(siteThemes).orderBy(siteThemes.id);
  const form = themes.find(({ parts }) => parts.some(({ partType }) => partType === 108));
  expect(form?.publishedParts).toEqual(form?.parts);
  expect(samplesOf(form?.parts ?? [], [])).toEqual([]);
});
