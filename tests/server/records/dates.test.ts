import { afterAll, describe, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { contractOperations } from '../support/contract-operations';
import { multipart } from '../support/multipart';
import { createTestApp } from '../support/test-app';
import { unmask } from '../support/unmasked';

const app = await createTestApp();
// Exports of masked lists require a purpose.
await unmask(app.db);
const headers = await app.signInAs(claims);
afterAll(() => app.close());

const send = async (method: 'POST' | 'PUT', url: string, body: object) => {
  const sent = await multipart(body);
  const { statusCode, body: answer } = await app.inject({
    method,
    url,
    headers: { ...headers, ...sent.headers },
    payload: sent.payload,
  });
  return { statusCode, errors: (JSON.parse(answer) as { errors?: object }).errors };
};

const badDays = [
  '0000-01-01',
  '0000-12-31',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '10000-01-01',
  '-001-01-01',
  '+002026-01-01',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
  'infinity',
  'today',
  '１９９９-01-01',
];
const goodDays = ['0001-01-01', '0099-12-31', '2024-02-29', '9999-12-31'];

describe('a day', () => {
  // Omits lists of one record, which answer 404 without it.
  const lists = contractOperations().flatMap(({ url, query }) =>
    query.includes('startDate') && !query.includes('id') && !/\/\d+(?:\/|$)/.test(url) ? [url] : [],
  );

  it.each(lists.flatMap((url) => ['startDate', 'endDate'].map((name) => [url, name] as const)))(
    '%s: %s must exist in the calendar and be in the years 1 to 9999',
    async (url, name) => {
      const status = async (day: string) =>
        (await app.inject({ url: `${url}?${name}=${encodeURIComponent(day)}`, headers })).statusCode;
      for (const day of badDays) expect([day, await status(day)]).toEqual([day, 400]);
      for (const day of goodDays) expect([day, await status(day)]).toEqual([day, 200]);
    },
  );

  it.each([
    ['/api/v1/Articles', { type: 2, title: '觀察', status: 0 }],
    ['/api/v1/News', { title: '公告', status: 0, content: '<p>內文</p>' }],
  ] as const)('%s: publishDate too', async (url, body) => {
    for (const publishDate of badDays) {
      expect(await send('POST', url, { ...body, publishDate })).toEqual({
        statusCode: 400,
        errors: { publishDate: ['格式不正確'] },
      });
    }
    for (const publishDate of goodDays) {
      expect(await send('POST', url, { ...body, publishDate })).toEqual({
        statusCode: 200,
        errors: undefined,
      });
    }
  });
});

describe('a moment', () => {
  const save = (time: string, rowVersion: number) =>
    send('POST', '/api/v1/index-popup', { title: '彈窗', status: 0, rowVersion, startOn: time });

  it.each([
    '2026-11-01T23:59:60Z',
    '2026-11-01T24:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+08:00',
    '9999-12-31T23:59:59-08:00',
    '2026-02-30T00:00:00Z',
    '2026-11-01 10:00:00Z',
    '2026-11-01T10:00:00',
    '2026-11-01T10:00:00+24:00',
    '2026-11-01t10:00:00z',
    '2026-11-01T10:60:00Z',
    '2026-11-01T10:00Z',
  ])('%s is refused', async (time) => {
    expect(await save(time, 1)).toEqual({ statusCode: 400, errors: { startOn: ['格式不正確'] } });
  });

  it('is stored unchanged, from the first to the last one', async () => {
    const times = [
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
      '2026-11-01T08:00:00.5+08:00',
      '2024-02-29T23:59:59-14:00',
    ];
    const kept: (string | null)[] = [];
    for (const [place, time] of times.entries()) {
      expect(await save(time, place + 1)).toEqual({ statusCode: 200, errors: undefined });
      kept.push(
        (await app.inject({ url: '/api/v1/index-popup', headers })).json<{
          data: { startOn: string | null };
        }>().data.startOn,
      );
    }
    expect(kept).toEqual([
      '0001-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
      '2026-11-01T00:00:00.500Z',
      '2024-03-01T13:59:59.000Z',
    ]);
  });
});
