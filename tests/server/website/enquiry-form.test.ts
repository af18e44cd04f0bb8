import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  consentTexts,
  contactEmails,
  contacts,
  loginAttempts,
  outbox,
  siteThemes,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import { PartType } from '../../../openapi/generated/enums';
import { addFormPage, consentWords, hiddenIn, post, typed } from '../support/enquiry-form';
import { addPublicPage, scriptElement } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const test = await createTestApp({ ADMIN_ORIGIN: 'https://office.example' });
await addFormPage(test.db);
await test.db.insert(contactEmails).values({ type: 5, emails: 'sales@example.com' }).onConflictDoNothing();
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(contacts);
  await test.db.delete(outbox);
  await test.db.delete(loginAttempts);
});
afterEach(() => void vi.useRealTimers());

async function forgetConsent(version: number) {
  await test.db.execute(sql`alter table consent_texts disable trigger consent_texts_keep`);
  await test.db.delete(consentTexts).where(eq(consentTexts.version, version));
  await test.db.execute(sql`alter table consent_texts enable trigger consent_texts_keep`);
}
const stored = () => test.db.select().from(contacts).orderBy(desc(contacts.id));
/** The page 請確認 for a filled form. */
const confirm = async (fields: object = {}, options: Parameters<typeof post>[2] = {}) => {
  const answer = await post(test, { ...typed, ...fields }, options);
  expect(answer.statusCode).toBe(200);
  return hiddenIn(answer.body);
};
/** Sends the second step after the time in which a person reads the page. */
const send = (hidden: [string, string][], options: Parameters<typeof post>[2] = {}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  return post(test, [...hidden, ['step', 'send']], options);
};

describe('A form without script', () => {
  it('is on the public page with everything that the law requires, equal for all visitors, and may be sent to its own host', async () => {
    const page = await test.inject({ url: '/case/songtao?utm_source=fb' });
    expect(page.body).toContain(consentWords.summary);
    expect(page.body).toContain('href="/case/songtao/privacy"');
    expect(page.body).not.toContain('checked=""');
    expect(page.body).not.toContain('utm_source');
    expect(page.body).not.toMatch(scriptElement);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("form-action 'self'");
    expect(policy).toMatch(/sandbox(?=.*allow-forms)(?!.*allow-scripts)(?!.*allow-same-origin)/);
    const privacy = await test.inject({ url: '/case/songtao/privacy' });
    for (const words of [consentWords.controller, consentWords.rights, consentWords.refusal]) {
      expect(privacy.body).toContain(words);
    }
  });

  it('has the action bar and the footer of its page on each further page', async () => {
    const [theme] = await test.db.select().from(siteThemes);
    const bars = {
      id: 99,
      partType: PartType.bars,
      actions: ['call' as const, 'line' as const, 'book' as const],
      tel: '0225718170',
      lineId: '@heyan',
    };
    const parts = theme?.publishedParts ?? [];
    await test.db.update(siteThemes).set({ publishedParts: [...parts, bars], publishedOn: new Date() });
    for (const { body } of [await post(test, typed), await test.inject({ url: '/case/songtao/privacy' })]) {
      expect(body).toContain('href="tel:+886225718170"');
      expect(body).toContain('href="https://line.me/R/oaMessage/%40heyan/');
      expect(body).not.toContain('href="#booking"');
      expect(body).toContain('最後更新：');
    }
    await test.db.update(siteThemes).set({ publishedParts: parts });
  });

  it('is confirmed first and stored by the second step, with a page about what happens next', async () => {
    const hidden = await confirm();
    expect(await stored()).toEqual([]);
    const sent = await send(hidden);
    expect(sent.statusCode).toBe(303);
    const location = String(sent.headers.location);
    expect(location).toMatch(/^\/case\/songtao\/thanks\?n=.+#answer$/);
    const [row] = await stored();
    expect(row).toMatchObject({
      type: 5,
      name: '林雅婷',
      tel: '0912345678',
      email: 'yating@example.com',
      caseTitle: '松濤硯',
      content: '想看的房型：兩房\n方便聯絡的時段：平日晚間\n備註：想看書牆',
      consentVersion: 1,
      wantsNews: false,
      spamOn: null,
    });
    const thanks = await test.inject({ url: location.split('#')[0] ?? '' });
    expect(thanks.statusCode).toBe(200);
    expect(thanks.body).not.toContain('林雅婷');
    expect(String(thanks.headers['content-security-policy'])).toContain('allow-downloads');
    expect(thanks.body).toContain('想看 兩房，方便的時段是平日晚間。');
    expect(thanks.body).not.toContain('class="steps"');
    const calendar = /href="([^"]+callback\.ics[^"]+)"/.exec(thanks.body)?.[1] ?? '';
    const file = await test.inject({ url: calendar });
    expect([file.headers['content-type'], file.body]).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringContaining('BEGIN:VEVENT'),
    ]);
  });

  it('sends staff a mail that names no visitor and links to the enquiry', async () => {
    await send(await confirm());
    const [row] = await stored();
    const mails = await test.db.select().from(outbox);
    expect(mails.map(({ recipients }) => recipients)).toEqual(['sales@example.com']);
    expect(mails[0]?.body).toContain(`https://office.example/mng/contact/edit/${row?.id}`);
    expect(JSON.stringify(mails)).not.toMatch(/林雅婷|0912/);
  });

  it('adds one enquiry, however often the same confirmation is sent', async () => {
    const hidden = await confirm();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => post(test, [...hidden, ['step', 'send']])),
    );
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(await stored()).toHaveLength(1);
    expect(await test.db.select().from(outbox)).toHaveLength(1);
  });

  it('keeps all input after an error, and lists the errors first', async () => {
    const answer = await post(test, {
      ...typed,
      mobile: '0912-345-67',
      email: 'a@b',
      rooms: [],
      consent: '',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<title>錯誤：');
    expect(answer.body).toMatch(/id="answer" role="alert" tabindex="-1" autofocus/i);
    for (const [target, words] of [
      ['mobile', '手機要 10 碼，您填了 9 碼'],
      ['email', 'E-mail 的格式不對'],
      ['rooms-0', '請至少選一種房型'],
      ['consent', '要同意個資告知事項'],
    ]) {
      expect(answer.body).toContain(`<a href="#${target}">${words}`);
      expect(answer.body).toContain(`id="${target}"`);
    }
    for (const kept of ['0912-345-67', '想看書牆', 'value="林雅婷"']) expect(answer.body).toContain(kept);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['as it came', {}],
    ['by a robot', { website: 'x', note: 'https://x.example https://y.example https://z.example' }],
    ['at the second step', { step: 'send', token: 'x' }],
  ])('is never thanked without its required fields: sent %s', async (_, fields) => {
    const answer = await post(test, { name: '', mobile: '', email: '', note: '', ...fields });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<title>錯誤：還沒有送出｜松濤硯</title>');
    expect(answer.body).toContain(
      'note' in fields ? '您填的內容都還在' : '表單是空的，所以沒有送出，也沒有留下任何資料。',
    );
    for (const field of ['name', 'mobile', 'rooms-0', 'consent']) {
      expect(answer.body).toContain(`<a href="#${field}">`);
    }
    expect(await stored()).toEqual([]);
  });

  it('folds what may be left out, and opens it where something is filled in or wrong', async () => {
    const more = /<details class="f f-more"( open="")?>/;
    const needed = { ...typed, email: '', time: [], note: '', name: '' };
    const folded = (await post(test, needed)).body;
    expect(more.exec(folded)?.[1]).toBeUndefined();
    expect(folded).toContain('選填：E-mail、方便聯絡的時段、備註');
    for (const own of [{ email: 'a@b' }, { note: '想看書牆' }]) {
      expect(more.exec((await post(test, { ...needed, ...own })).body)?.[1]).toBe(' open=""');
    }
  });

  it('opens its consent text in another window, as no Back returns to a refused form', async () => {
    const { body } = await post(test, { ...typed, name: '' });
    const links = [...body.matchAll(/<a href="\/case\/songtao\/privacy"[^>]*>/g)].map(([link]) => link);
    expect(links).toEqual(['<a href="/case/songtao/privacy" target="_blank" rel="noopener">']);
  });

  it('returns to the form with all input', async () => {
    const hidden = await confirm({ note: '兩行\r\n<b>第二行</b>' });
    const form = await post(test, [...hidden, ['step', 'edit']]);
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('兩行\n&lt;b&gt;第二行&lt;/b&gt;');
    expect(form.body).not.toContain('錯誤：');
  });

  it('requires consent again if the consent text changed meanwhile', async () => {
    const hidden = await confirm();
    await test.db.insert(consentTexts).values({ version: 2, text: consentWords });
    try {
      const answer = await send(hidden);
      expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('告知事項已經更新')]);
      const page = await test.inject({ url: '/case/songtao' });
      expect(page.body).toMatch(/name="consent"[^>]* value="2"|value="2"[^>]*name="consent"/);
    } finally {
      await forgetConsent(2);
    }
  });
});

describe('The origin of an enquiry', () => {
  it.each([
    [
      'the address of the page, to which the form is sent',
      { query: '?utm_source=facebook&utm_medium=cpc&utm_campaign=winter&fbclid=secret' },
      { source: 'facebook', medium: 'cpc', campaign: 'winter', clickId: 'fbclid' },
      'facebook',
    ],
    [
      'the Referer where the address says nothing',
      { headers: { referer: 'http://localhost/case/songtao?gclid=x&utm_campaign=a' } },
      { campaign: 'a', clickId: 'gclid' },
      'google',
    ],
    ['nothing', {}, {}, 'casePage'],
  ])('is %s', async (_, options, origin, source) => {
    await send(await confirm({ section: '預約賞屋' }, options), options);
    const [row] = await stored();
    expect(row?.origin).toEqual({ ...origin, section: '預約賞屋', publication: 0, siteName: 'songtao' });
    expect(row?.source).toBe(source);
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  it('is the publication whose page was sent, and the present one for a number of no publication of the site', async () => {
    const [theme] = await test.db.select({ themeId: siteThemes.id }).from(siteThemes);
    const versions = await test.db
      .insert(siteThemeVersions)
      .values(
        [1, 2].map((day) => ({
          themeId: theme?.themeId ?? 0,
          parts: [],
          publishedOn: new Date(2026, 10, day),
        })),
      )
      .returning({ id: siteThemeVersions.id });
    const sent = async (v: string) => {
      await test.db.delete(contacts);
      await send(await confirm({ section: '預約賞屋', v }));
      return (await stored())[0]?.origin?.publication;
    };
    const [first, second] = versions.map(({ id }) => id);
    expect(await sent(String(first))).toBe(1);
    expect(await sent(String(second))).toBe(2);
    expect(await sent('999999999999')).toBe(2);
    expect(await sent('seven')).toBe(2);
    await test.db.delete(siteThemeVersions);
  });

  it('is limited in length', async () => {
    await send(await confirm(), { query: `?utm_campaign=${'夏'.repeat(500)}` });
    expect((await stored())[0]?.origin?.campaign).toHaveLength(60);
  });
});

describe('Spam', () => {
  it.each([
    ['trap', { website: 'x' }],
    ['links', { name: 'buy http://x.example' }],
  ])('is kept apart and answered with thanks: %s', async (reason, fields) => {
    const answer = await post(test, { ...typed, ...fields });
    expect(answer.statusCode).toBe(303);
    expect((await stored())[0]).toMatchObject({ spamReason: reason, spamOn: expect.any(Date) });
    expect(await test.db.select().from(outbox)).toEqual([]);
  });

  it('is a confirmation whose content differs from the shown one', async () => {
    const hidden = await confirm();
    const answer = await send(hidden.map(([name, value]) => [name, name === 'note' ? '別的' : value]));
    expect(answer.statusCode).toBe(303);
    expect((await stored())[0]?.spamReason).toBe('forged');
  });

  it('is never a form of a name and a number that comes fast: staff get it, and its network fewer forms', async () => {
    for (let at = 0; at < 6; at += 1) {
      const hidden = await confirm({ mobile: `091200000${at}` });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      expect((await post(test, [...hidden, ['step', 'send']])).statusCode).toBe(303);
      vi.useRealTimers();
    }
    expect((await stored()).map(({ spamReason }) => spamReason)).toEqual(['many', ...Array(5).fill(null)]);
    expect(await test.db.select().from(outbox)).toHaveLength(5);
  });

  it('is no confirmation that a process with an earlier clock receives', async () => {
    const hidden = await confirm();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    await post(test, [...hidden, ['step', 'send']]);
    expect(await stored()).toMatchObject([{ spamReason: null, spamOn: null }]);
  });

  it('is a form that comes too often from one network or with one number', async () => {
    for (let count = 0; count < 5; count += 1) {
      vi.useRealTimers();
      await send(await confirm({ note: String(count) }));
    }
    expect((await stored()).map(({ spamReason }) => spamReason)).toEqual([
      'repeated',
      'repeated',
      null,
      null,
      null,
    ]);
    for (let count = 0; count < 7; count += 1) {
      vi.useRealTimers();
      await send(await confirm({ mobile: `091200000${count}` }));
    }
    expect((await stored())[0]?.spamReason).toBe('many');
  });

  it.each([
    ['network', 10, 'many', (at: number) => ({ mobile: `09120001${String(at).padStart(2, '0')}` })],
    ['telephone number', 3, 'repeated', (at: number) => ({ note: String(at) })],
  ])('of one %s is counted exactly, although 50 come at once', async (_, limit, reason, fieldsOf) => {
    const forms: [string, string][][] = [];
    for (let at = 0; at < 50; at += 1) forms.push(await confirm(fieldsOf(at)));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    const sent = await Promise.all(
      forms.map((hidden, at) =>
        post(
          test,
          [...hidden, ['step', 'send']],
          // Uses several networks, because the limit of one would come first.
          reason === 'repeated' ? { remoteAddress: `10.0.0.${at}` } : {},
        ),
      ),
    );
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    const reasons = (await stored()).map(({ spamReason }) => spamReason);
    expect(reasons).toHaveLength(50);
    expect(reasons.filter((each) => each === null)).toHaveLength(limit);
    expect(reasons.filter((each) => each === reason)).toHaveLength(50 - limit);
    expect(await test.db.select().from(outbox)).toHaveLength(limit);
  });

  it('is listed with its reason and its end, and after restoring it is assigned and mailed once', async () => {
    await post(test, { ...typed, website: 'x' });
    const id = (await stored())[0]?.id ?? 0;
    const headers = await test.signInAs(['Permissions.Contacts.View', 'Permissions.Contacts.Edit']);
    const list = await test.inject({ url: '/api/v1/contact/get-list-paged?isSpam=true', headers });
    const [row] = list.json<{ data: { items: { spamReason: string; spamUntil: string }[] } }>().data.items;
    expect(row?.spamReason).toBe('trap');
    const days = (Date.parse(row?.spamUntil ?? '') - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBe(30);
    const mark = (isSpam: boolean) =>
      test.inject({
        method: 'PUT',
        url: '/api/v1/contact/edit-spam',
        headers,
        payload: { id, isSpam },
      });
    for (const isSpam of [false, true, false]) expect((await mark(isSpam)).statusCode).toBe(200);
    expect((await stored())[0]).toMatchObject({ spamOn: null, spamReason: null });
    const mails = await test.db.select().from(outbox);
    expect(mails.map(({ recipients }) => recipients)).toEqual(['sales@example.com']);
    expect(mails[0]?.body).toContain(`/mng/contact/edit/${id}`);
  });

  it('does not count forms that were refused or could not be stored', async () => {
    const hidden = await confirm();
    await test.db.insert(consentTexts).values({ version: 2, text: consentWords });
    for (let count = 0; count < 12; count += 1) {
      vi.useRealTimers();
      expect((await send(hidden)).statusCode).toBe(422);
    }
    await forgetConsent(2);
    await test.db.execute(
      sql`alter table contacts add constraint refused check (name <> '林雅婷') not valid`,
    );
    for (let count = 0; count < 12; count += 1) {
      vi.useRealTimers();
      expect((await send(hidden)).statusCode).toBe(500);
    }
    await test.db.execute(sql`alter table contacts drop constraint refused`);
    vi.useRealTimers();
    await send(hidden);
    expect((await stored()).map(({ spamReason }) => spamReason)).toEqual([null]);
  });

  it('is never a first form, one left open overnight, or one with a number with blanks and a country code', async () => {
    const hidden = await confirm({ mobile: '+886 912 345 678' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
    const again = await post(test, [...hidden, ['step', 'send']]);
    expect([again.statusCode, again.body]).toEqual([200, expect.stringContaining('確認送出')]);
    expect(await stored()).toEqual([]);
    vi.setSystemTime(Date.now() + 5000);
    await post(test, [...hiddenIn(again.body), ['step', 'send']]);
    expect((await stored())[0]).toMatchObject({ tel: '0912345678', spamReason: null });
  });
});

describe('The address of the thanks', () => {
  const thanksOf = (token: string, siteName = 'songtao') =>
    test.inject({ url: `/case/${siteName}/thanks?n=${encodeURIComponent(token)}` });
  const tokenOf = (sent: Awaited<ReturnType<typeof send>>) =>
    new URL(String(sent.headers.location), 'http://x.invalid').searchParams.get('n') ?? '';

  it('is valid for its own page, unchanged, and for seven days', async () => {
    const [theme] = await test.db.select().from(siteThemes);
    await addPublicPage(test.db, {
      house: { code: 'A2' },
      site: { siteName: 'other' },
      parts: theme?.publishedParts ?? [],
    });
    const sentOn = Date.now() + 5000;
    const token = tokenOf(await send(await confirm()));
    const [payload = '', mac = ''] = token.split('.');
    const changed = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('兩房', '請匯款'));
    const statusOf = async (...given: Parameters<typeof thanksOf>) => (await thanksOf(...given)).statusCode;
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(token, 'other')).toBe(404);
    expect(await statusOf(`${changed.toString('base64url')}.${mac}`)).toBe(404);
    expect(await statusOf(payload)).toBe(404);
    const week = 7 * 24 * 3_600_000;
    vi.setSystemTime(sentOn + week - 60_000);
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(sentOn + week + 60_000);
    expect(await statusOf(token)).toBe(404);
  });

  it('says no words that only its sender chose', async () => {
    const token = tokenOf(await send(await confirm({ rooms: ['兩房', '請匯款'] })));
    expect((await thanksOf(token)).body).toContain('想看 兩房，');
    expect((await stored())[0]?.content).toContain('請匯款');
  });
});

it('a page without a consent text, or without the block, accepts no form', async () => {
  const empty = await createTestApp();
  await addFormPage(empty.db);
  await empty.db.execute(sql`alter table consent_texts disable trigger consent_texts_keep`);
  await empty.db.delete(consentTexts);
  const page = await empty.inject({ url: '/case/songtao' });
  expect(page.body).not.toContain('<form');
  expect(String(page.headers['content-security-policy'])).toContain("form-action 'none'");
  expect((await post(empty, typed)).statusCode).toBe(404);
  await empty.close();
});

it('a separate public host answers the form and its pages', async () => {
  const own = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
  await addFormPage(own.db);
  const headers = { host: 'www.example.com' };
  expect((await post(own, typed, { headers })).statusCode).toBe(200);
  expect((await own.inject({ url: '/case/songtao/privacy', headers })).statusCode).toBe(200);
  await own.close();
});
