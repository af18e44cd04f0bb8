import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBody } from '../../../server/access/calls/operations';
import { readContract } from '../../../scripts/generate/described';
import { ServiceError } from '../../../server/base/contract/errors';
import { claims } from '../../../openapi/generated/claims';
import { asTyped, type TypedKind } from '../../../openapi/typed';
import { loggedError } from '../../../server/base/process/logged-error';
import { loggedPath, logging, logLine } from '../../../server/base/logging/logging';
import { matchesEtag } from '../../../server/base/files/etag';
import { binaryLimit, fieldAt } from '../../../server/access/plugins/flat-keys';
import { isWithin } from '../../../server/access/calls/json-bodies';
import { isSameHost } from '../../../server/base/config/same-host';
import { bodyAjv, fieldErrors, hasBrokenText } from '../../../server/access/calls/validation';
import { networkOf } from '../../../server/base/logging/client-network';
import { csvLine } from '../../../server/records/csv';
import { isEasilyGuessed } from '../../../server/base/secrets/guessed-passwords';
import { similarCodes } from '../../../server/subjects/sites/similar-codes';
import { findAll } from '../../../server/subjects/advertising/matching';
import { indexed, levelled } from '../../../server/subjects/advertising/phrases';
import { couldBeToken } from '../../../server/subjects/kinds/preview-links';
import { keywordForms } from '../../../server/records/records';
import { cleanBlock, cleanHtml } from '../../../server/blocks/rich-text';
import { guessMapping } from '../../../server/subjects/imports/mapping';
import { readRow } from '../../../server/subjects/imports/plan';
import { cellMasks, shortCell } from '../../../server/subjects/imports/shown-cells';
import { maxCellLength } from '../../../server/subjects/imports/table-limits';
import { readTableFile } from '../../../server/subjects/imports/table-file';
import { addressOf, namedIn } from '../../../server/subjects/imports/pictures';
import { asHtml } from '../../../server/subjects/imports/content-parts';
import { importKinds } from '../../../server/subjects/imports/kinds';
import { identifiersIn, patternOf } from '../../../server/subjects/privacy/identifiers';
import { campaignOf, mobileOf, plain, referrerHost } from '../../../server/website/pages/enquiry-reading';
import { telephoneText } from '../../../server/subjects/enquiries/telephone-text';
import { parsePhone } from '../../../src/drawing/phone';
import { createTestApp, type TestApp } from '../support/test-app';

/** Just below the size that Node allows for all headers of a request. */
const size = 15_700;

/**
 * Texts to repeat: an expression that restarts at each position is slow on repetitions of the text that it starts with.
 */
// prettier-ignore
const units = [
  'a', 'A', '0', '_', '-', '.', ',', ';', ':', '=', '"', "'", '\\', '/', '%', '@', '#', '?', '&', '~',
  ' ', '\t', '<', '>', '[', ']', '(', '{', '}', 'a.', 'a,', 'a;', 'a=', 'a@', 'a@a.', ' a', '//', '\\"',
  '%25', '%2', '%41', '%2e', '%252e', 'a="b";', 'a="', '; a', '"a",', 'W/', 'W/"a",', 'gzip,',
  'gzip;q=1,', '0-0,', '1.', '1.1.1.1,', '::', '::,', '[::1]', '[0]', '[]', 'a[0].', '__proto__',
  'Bearer ', 'bot', 'login', '/login/', '/p/', 'eyJ', 'eyJa.', 'eyJaaaaaaa.', 'http://', 'mailto:',
  '1~', '+886', '<a', '<p>', '</', '<img ', 'src="a"', 'alt="', '<td>', '<br>', '<!--', '&amp;', '&lt',
  '{"a":', '\r\n', '\n', 'a\n', '%\n', '\u3000', '，', '房', '１', '🏠', '<iframe src="a" ',
];
const ofHeaders = units.filter((unit) => /^[\t\x20-\x7e]+$/.test(unit));

/** Characters after the repetitions, where a matching expression may fail, or where only a second one may match. */
const endsOf = (unit: string) => ['', '!', `!${unit}`];

const run = (unit: string, end: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;

/** Best processor time of some tries in milliseconds, independent of other processes. */
async function timeOf(work: () => unknown, enough: number): Promise<number> {
  let best = Infinity;
  for (let tries = 0; tries < 5 && best > enough; tries++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/**
 * First unit whose time grows much faster than its length. With quadratic growth, an eighth of the text takes a 64th of
 * the time.
 */
async function firstSlow(
  all: readonly string[],
  work: (text: string) => unknown,
  { length, noticed } = { length: size, noticed: 50 },
): Promise<string | null> {
  const timeAt = (unit: string, end: string, of: number) =>
    timeOf(() => work(run(unit, end, of)), noticed / 2);
  for (const unit of all) {
    for (const end of [...endsOf(unit), ...(all === units ? ['\n'] : [])]) {
      const long = await timeAt(unit, end, length);
      if (long > noticed && long > 24 * (await timeAt(unit, end, length / 8))) return unit;
    }
  }
  return null;
}

const orRefused =
  (read: (text: string) => unknown) =>
  async (text: string): Promise<void> => {
    try {
      await read(text);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    }
  };

/** Every pattern of the contract. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}
const patterns = [...new Set(patternsIn(readContract()))].map(
  (pattern) => [pattern, bodyAjv.compile({ type: 'string', pattern })] as const,
);

const kinds: TypedKind[] = [
  'code',
  'phone',
  'url',
  'videoUrl',
  'email',
  'emailList',
  'keywords',
  'number',
  'range',
];
const phrases = indexed(['#…#…坪', '房…a', 'a…b', 'aa＆bb、房房']);
const person = new RegExp(patternOf({ tels: ['0912345678'], emails: [] }) ?? '', 'gi');
const anySchema = { properties: { a: { items: {}, maxItems: 9 } } };
const readers: [string, (text: string) => unknown][] = [
  ['the path in the log', loggedPath],
  ['the path in the log, from its root', (text) => loggedPath(`/${text}`)],
  ['a line of the log', logging({ logLevel: 'info' }).hooks.streamWrite],
  ['the last line of the log', (text) => logLine(new Error(text), '')],
  ['an error in the log', (text) => loggedError(Object.assign(new Error(text), { code: '22007' }))],
  ['Host', (text) => isSameHost('https://www.example.com', text)],
  ['If-None-Match', (text) => matchesEtag(text, '"a"')],
  ['the network of an address', networkOf],
  ['the network of an IPv6 address', (text) => networkOf(`[${text}`)],
  ["a preview link's token", couldBeToken],
  ['JSON before it is parsed', (text) => isWithin(text, { marks: size })],
  ['a text that may be broken', hasBrokenText],
  ['a key of a multipart body', (text) => fieldAt(anySchema, text)],
  ["a file's key in a multipart body", (text) => binaryLimit(anySchema, text)],
  [
    'an unknown field in an answer',
    (text) => {
      const isValid = bodyAjv.compile({ type: 'object', additionalProperties: false });
      isValid({ [text]: 1 });
      return fieldErrors(isValid.errors);
    },
  ],
  ['a keyword', keywordForms],
  ['a password', (text) => isEasilyGuessed(text, [text])],
  ['a telephone number in an export', telephoneText],
  ['a telephone number on a page', parsePhone],
  ['a cell of an export', (text) => csvLine([text])],
  ['a code that is almost another', (text) => similarCodes(text, [{ code: 'HY202503' }], 3)],
  ['a page before its advertising check', (text) => findAll(levelled(text).text, phrases)],
  ['a field of an enquiry', (text) => plain(text, 500)],
  ['combining marks in a field of an enquiry', ({ length }) => plain('\u0301\u0323'.repeat(length), 500)],
  ['a mobile number of an enquiry', mobileOf],
  ['the campaign of an address', (text) => campaignOf(new URLSearchParams({ utm_source: text }))],
  ['Referer', (text) => referrerHost(text, 'www.example.com')],
  ['numbers and addresses in a text', identifiersIn],
  ['a number behind the code of the country', (text) => identifiersIn(`886${text}`)],
  ['mentions of a number behind the code of the country', (text) => `886${text}`.replaceAll(person, '')],
  ['a header of an imported file', (text) => guessMapping(importKinds.case, [text])],
  ['a text of an imported file', asHtml],
  ['pictures in a text of an imported file', namedIn],
  ['rich text', (text) => cleanHtml(text, 'content')],
  ["a block's rich text", (text) => cleanBlock({ textContent: text, html: text }, 'webParts[0]')],
  ...kinds.map((kind): [string, (text: string) => unknown] => [
    `a text typed as ${kind}`,
    (text) => asTyped(kind, text),
  ]),
  ...kinds.map((kind): [string, (text: string) => unknown] => [
    `a text typed as ${kind}, at the limit of its length`,
    (text) => asTyped(kind, text.slice(0, 4_000)),
  ]),
  ...patterns.map(([pattern, isValid]): [string, (text: string) => unknown] => [
    `the pattern ${pattern}`,
    (text) => isValid(text),
  ]),
];

describe('any text of 16 kB is read in linear time', () => {
  it.each(readers)('%s', async (_, read) => {
    expect(await firstSlow(units, orRefused(read))).toBeNull();
  });
});

/** Longest cell of an imported file, and a time in which a formatted text of that length is read. */
const cell = { length: maxCellLength, noticed: 800 };
const ofCells = [
  ...units,
  '\u0301\u0323',
  ',1',
  '1,x',
  '<h2>a</h2>',
  '<img src="//a">',
  "<img src='",
  '<b',
  '<p',
  '<table>',
];

describe('a cell of an imported file at the limit of its length is read in linear time:', () => {
  it.each(Object.entries(importKinds))('in every field of a %s', async (_, kind) => {
    const mapping = kind.fields.map(({ name }) => ({ field: name, column: 0 }));
    const read = (text: string) => {
      readRow(kind, { mapping, checkBody, masks: undefined }, [text]);
      for (const mask of cellMasks(kind, { columns: [''], mapping }) ?? []) mask(shortCell(text));
    };
    expect(await firstSlow(ofCells, orRefused(read), cell)).toBeNull();
  });

  it.each([
    ['as a header', (text: string) => guessMapping(importKinds.case, [text])],
    ['as the address of a picture', addressOf],
    [
      'in a file of CSV',
      (text: string) => readTableFile({ fileName: 'a', bytes: Buffer.from(`a\n${text}`) }),
    ],
    [
      'in a WordPress export',
      (text: string) => readTableFile({ fileName: 'a', bytes: Buffer.from(`<rss><item>${text}`) }),
    ],
    [
      'as the text of a WordPress post',
      (text: string) =>
        readTableFile({
          fileName: 'a',
          bytes: Buffer.from(`<rss><item><title><![CDATA[${text}]]></title></item></rss>`),
        }),
    ],
  ])('%s', async (_, read) => {
    expect(await firstSlow(ofCells, orRefused(read), cell)).toBeNull();
  });
}, 300_000);

const shared = {
  LOG_LEVEL: 'trace',
  PLATFORM_SECRET: 'x'.repeat(32),
  ADMIN_ORIGIN: 'https://office.example.com',
  TRUST_PROXY: '127.0.0.1',
};
const env = { ...shared, PUBLIC_ORIGIN: 'https://www.example.com' };
const openApp = (settings: Record<string, string>) => createTestApp(settings, undefined, { write: () => {} });

describe.each([
  ['the public host, with the website', env, 'www.example.com'],
  ['the public host, without one', { ...env, WEBSITE: 'off' }, 'www.example.com'],
  ['the office beside a public host', env, 'office.example.com'],
  ['a host of both', { ...shared, WEBSITE: 'on' }, 'office.example.com'],
  ['an unknown host', env, 'other.example.com'],
])('16 kB in an address of %s are answered in linear time:', (_, settings, host) => {
  let test: TestApp;
  let headers: { authorization: string; host: string };
  beforeAll(async () => {
    test = await openApp(settings);
    headers = { ...(await test.signInAs(claims)), host };
  });
  afterAll(() => test.close());

  const pathOf = (text: string) => text.replaceAll(/[^!-~]/g, '%').replaceAll(/[?#]/g, '!');

  it.each([
    ['in the path', (text: string) => `/a${pathOf(text)}`],
    ['in the path of a page', (text: string) => `/case/${pathOf(text)}`],
    ['in the path of the website', (text: string) => `/site/news/1-${pathOf(text)}`],
    ['in the path of the app', (text: string) => `/mng/${pathOf(text)}`],
    ['in the path of a call', (text: string) => `/api/v1/CaseInfos/${pathOf(text)}`],
    ['in the query', (text: string) => `/api/v1/Articles/list?${pathOf(text)}&keyword=${pathOf(text)}`],
  ])('%s', async (__, urlOf) => {
    const ask = (text: string) => test.app.inject({ url: urlOf(text), headers });
    expect(await firstSlow(ofHeaders, ask)).toBeNull();
  });
});

describe('a request with 16 kB of anything is answered in linear time:', () => {
  let test: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    test = await openApp(env);
    headers = await test.signInAs(claims);
  });
  afterAll(() => test.close());

  const host = 'www.example.com';
  const fileUrl = `/files/${'a'.repeat(64)}.png`;

  // prettier-ignore
  const readAnywhere = [
    'accept', 'accept-charset', 'accept-encoding', 'accept-language', 'access-control-request-headers',
    'cache-control', 'connection', 'cookie', 'forwarded', 'from', 'idempotency-key', 'if-match',
    'if-modified-since', 'if-none-match', 'if-range', 'origin', 'purpose', 'range', 'referer',
    'sec-purpose', 'te', 'traceparent', 'tracestate', 'upgrade', 'user-agent', 'via', 'x-forwarded-for',
    'x-forwarded-host', 'x-forwarded-proto', 'x-request-id',
  ];
  const allOf = (names: readonly string[], text: string) =>
    Object.fromEntries(names.map((name) => [name, text]));

  it.each([
    ['a page', '/case/none'],
    ['a draft', `/p/${'a'.repeat(24)}`],
    ['a file', fileUrl],
    ['the app', '/mng'],
    ['a call', '/api/identity/account/me'],
  ])('in every header of a request for %s', async (_, url) => {
    const ask = (text: string) => test.inject({ url, headers: { host, ...allOf(readAnywhere, text) } });
    expect(await firstSlow(ofHeaders, orRefused(ask))).toBeNull();
  });

  it.each([
    ['Host', (text: string) => test.inject({ url: '/case/none', headers: { host: text } })],
    [
      'Authorization',
      (text: string) =>
        test.inject({ url: '/api/identity/account/me', headers: { authorization: `Bearer ${text}` } }),
    ],
    ...['', 'application/json;', 'multipart/form-data; boundary='].map(
      (type): [string, (text: string) => Promise<unknown>] => [
        `Content-Type behind "${type}"`,
        (text) =>
          test.inject({
            method: 'POST',
            url: type.startsWith('m') ? '/api/v1/News' : '/api/v1/contact',
            headers: { ...headers, 'content-type': type + text },
            payload: text.repeat(20),
          }),
      ],
    ),
    [
      'Content-Disposition of a part',
      (text: string) =>
        test.inject({
          method: 'POST',
          url: '/api/v1/News',
          headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
          payload: `--b\r\ncontent-disposition: form-data; name="cover"; filename=${text}\r\ncontent-type: ${text}\r\n\r\n1\r\n--b--\r\n`,
        }),
    ],
    [
      'a public call',
      (text: string) =>
        test.inject({
          method: 'POST',
          url: '/api/v1/contact',
          payload: { type: 1, name: text, gender: 1, tel: text, email: text, caseTitle: text, content: text },
        }),
    ],
    [
      'a sign-in by a ticket',
      (text: string) =>
        test.inject({ method: 'POST', url: '/api/identity/token', payload: { platformKey: text } }),
    ],
  ])('in %s', async (_, ask) => {
    expect(await firstSlow(ofHeaders, orRefused(ask))).toBeNull();
  });
});
