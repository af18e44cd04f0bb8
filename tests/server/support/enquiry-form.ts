import { eq } from 'drizzle-orm';
import { consentTexts } from '../../../server/base/db/schema';
import type { Db } from '../../../server/base/db/client';
import { addPublicPage } from './public-page';
import type { TestApp } from './test-app';

export const consentWords = {
  summary: '和硯建設為安排賞屋蒐集上列資料。',
  controller: '和硯建設股份有限公司',
  purpose: '安排賞屋',
  categories: '姓名、手機',
  period: '銷售結束後一年',
  region: '臺灣',
  recipients: '本案專員',
  rights: '查詢、更正、刪除',
  refusal: '無法回電',
  news: '我願意收到其他建案的消息',
};

/** A public page at /case/songtao with a form and the first consent text. */
export async function addFormPage(db: Db, form: object = {}) {
  const [known] = await db.select().from(consentTexts).where(eq(consentTexts.version, 1));
  if (!known) await db.insert(consentTexts).values({ version: 1, text: consentWords });
  return addPublicPage(db, {
    parts: [
      { id: 1, partType: 1, textContent: '松濤硯' },
      { id: 2, partType: 10, textContent: '預約專線', tel: '0225718170' },
      { id: 3, partType: 1, textContent: '預約賞屋' },
      {
        id: 4,
        partType: 108,
        fields: [
          { name: 'email', isRequired: false },
          { name: 'rooms', isRequired: true },
          { name: 'time', isRequired: false },
          { name: 'note', isRequired: false },
        ],
        asksNews: true,
        ...form,
      },
    ],
  });
}

export const typed = {
  name: '林雅婷',
  mobile: '0912-345-678',
  email: 'yating@example.com',
  rooms: '兩房',
  time: '平日晚間',
  note: '想看書牆',
  consent: '1',
} as const;

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Hidden fields of a page's form. */
export function hiddenIn(html: string): [string, string][] {
  return [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, unescaped(value)],
  );
}

/** Text of an attribute, as React escapes it. */
export const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

export type Pairs = Fields | readonly (readonly [string, string])[];

/** Sends a site's form as a browser does. */
export function post(
  app: TestApp,
  fields: Pairs,
  {
    query = '',
    headers = {},
    siteName = 'songtao',
    remoteAddress,
  }: {
    query?: string;
    headers?: Record<string, string>;
    siteName?: string;
    remoteAddress?: string;
  } = {},
) {
  return postTo(app, `/case/${siteName}${query}`, fields, headers, remoteAddress);
}

/** Sends a form to an address as a browser does. */
export function postTo(
  app: TestApp,
  url: string,
  fields: Pairs,
  headers: Record<string, string> = {},
  remoteAddress?: string,
) {
  const pairs = Array.isArray(fields)
    ? fields
    : Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [name, each]),
      );
  return app.inject({
    method: 'POST',
    url,
    ...(remoteAddress ? { remoteAddress } : {}),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString(),
  });
}
