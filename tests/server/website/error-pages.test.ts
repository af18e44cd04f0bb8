import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../../server/base/contract/errors';
import { pageText } from '../../../server/website/pages/text';
import { serverText } from '../../../server/base/contract/text';
import { failQueries } from '../support/failing-queries';
import { createTestApp } from '../support/test-app';

/** Error of each query. */
let failure: Error;
/** Early refusal of each call, as by the overload guard. */
let refusal: ServiceError | undefined;

const test = await createTestApp();
failQueries(test.db.$client, () => ({ isMeant: () => true, errorOf: () => failure }));
test.app.addHook('onRequest', async () => {
  if (refusal) throw refusal;
});
beforeEach(() => {
  refusal = undefined;
  failure = Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
});
afterAll(() => test.close());

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const open = (url: string, accept = '*/*') => test.app.inject({ url, headers: { accept } });
const pages = [
  ['a public page', '/case/songtao', '*/*'],
  ['a preview link', `/p/${'x'.repeat(24)}`, '*/*'],
  ['a picture in a tab of its own', `/files/${'a'.repeat(64)}.webp`, html],
] as const;

describe('visitors get an error page in Chinese', () => {
  it.each(pages)('%s, while the database is down', async (_, url, accept) => {
    const answer = await open(url, accept);
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['retry-after'],
      answer.headers['cache-control'],
    ]).toEqual([503, 'text/html; charset=utf-8', '5', 'no-store']);
    expect(answer.body).toContain(`<h1>${pageText.failed[503].title}</h1>`);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it.each(pages)('%s, after a failure', async (_, url, accept) => {
    failure = new Error('nothing of this is shown');
    const answer = await open(url, accept);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<h1>${pageText.failed[500].title}</h1>`);
    expect(answer.body).not.toContain('nothing of this');
  });

  it.each([...pages, ['the address of the host alone', '/', html]] as const)(
    '%s, after too many calls',
    async (_, url, accept) => {
      refusal = new ServiceError(429, serverText.tooMany(7), { retryAfter: 7 });
      const answer = await open(url, accept);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
      expect(answer.body).toContain(`<h1>${pageText.failed[429].title}</h1>`);
    },
  );
});

it.each([
  ['a call of the API, whatever it accepts', '/api/v1/SiteThemes/content/1', html],
  ['a picture of a page', `/files/${'a'.repeat(64)}.webp`, 'image/avif,image/webp,*/*'],
])('%s is answered in the envelope', async (_, url, accept) => {
  refusal = new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
  expect((await open(url, accept)).json()).toEqual({
    succeeded: false,
    messages: [serverText.maintenance],
    data: null,
  });
});
