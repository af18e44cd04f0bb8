import { Readable } from 'node:stream';
import type { HTTPMethods } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/generate/described';
import { claims } from '../../../openapi/generated/claims';
import {
  boundsOf,
  isWithin,
  maxPublicBytes,
  type BoundedSchema,
} from '../../../server/access/calls/json-bodies';
import { multipart } from '../support/multipart';
import { createTestApp } from '../support/test-app';

const operations = Object.entries(readContract().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, requestBody, ...rest }]) => ({
    operationId,
    method: method.toUpperCase() as HTTPMethods,
    url: path.replaceAll(/\{\w+\}/g, '1'),
    isPublic: rest['x-claim'] === 'public',
    json: requestBody?.content['application/json']?.schema as BoundedSchema | undefined,
    isMultipart:
      (rest['x-fastify-config'] as { contract: { multipart?: object } }).contract.multipart !== undefined,
  })),
);
const jsonCalls = operations.filter(({ json }) => json !== undefined);
const multipartCalls = operations.filter(({ isMultipart }) => isMultipart);

const app = await createTestApp();
const headers = await app.signInAs(claims);
afterAll(() => app.close());

const send = async (method: HTTPMethods, url: string, payload: string) => {
  const { statusCode, body } = await app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
  return { statusCode, messages: (JSON.parse(body) as { messages: string[] }).messages, bytes: body.length };
};
const unknownKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, place) => `"k${place}":1`).join(',')}}`;

describe.each(jsonCalls.map((call) => [call.operationId, call] as const))(
  '%s',
  (_, { method, url, json }) => {
    it('refuses 110,000 unknown keys before they become objects', async () => {
      const sent = unknownKeys(110_000);
      // If the schema has long lists, this size is accepted, and the number of marks is refused instead.
      const isTooLarge = sent.length > boundsOf(json as BoundedSchema).bytes;
      expect(await send(method, url, sent)).toMatchObject(
        isTooLarge
          ? { statusCode: 413, messages: ['上傳的資料過大'] }
          : { statusCode: 400, messages: ['資料格式不正確'] },
      );
      const { statusCode, bytes } = await send(method, url, unknownKeys(1_500));
      expect([statusCode, bytes < 10_000]).toEqual([400, true]);
    });

    it.each([
      ['lists', '[', ']'],
      ['records', '{"a":', '}'],
    ])('refuses %s nested 20,000 deep, and as deep as fits, with a message', async (__, open, close) => {
      expect([400, 413]).toContain(
        (await send(method, url, `${open.repeat(20_000)}1${close.repeat(20_000)}`)).statusCode,
      );
      expect(await send(method, url, `${open.repeat(2_000)}1${close.repeat(2_000)}`)).toMatchObject({
        statusCode: 400,
        messages: ['資料格式不正確'],
      });
      expect(await send(method, url, open.repeat(2_000))).toMatchObject({
        statusCode: 400,
        messages: ['資料格式不正確'],
      });
    });

    it('names a few unknown fields', async () => {
      const answer = await app.inject({
        method,
        url,
        headers,
        payload: { nothing: 1, nowhere: { deep: [] } },
      });
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        400,
        expect.arrayContaining(['nothing', 'nowhere']),
      ]);
    });
  },
);

it.each(
  jsonCalls.flatMap(({ operationId, isPublic, json }) =>
    isPublic && json ? [[operationId, json] as const] : [],
  ),
)('%s is public, so what fits its schema fits into 16 KB', (_, json) => {
  // Bodies of the app are a third of the size that `boundsOf` computes, with all characters escaped.
  expect(boundsOf(json).bytes / 3).toBeLessThanOrEqual(maxPublicBytes);
});

it('JSON is counted as written: marks inside texts do not count', () => {
  expect([
    isWithin('{"a":"{[,:\\"{[,:","b":[1,2]}', { marks: 6 }),
    isWithin('{"a":"x","b":[1,2]}', { marks: 5 }),
    isWithin('"\\\\"', { marks: 0 }),
  ]).toEqual([true, false, true]);
});

it('a schema without a limit does not start', () => {
  expect(() => boundsOf({ type: 'object', properties: { name: { type: 'string' } } })).toThrow('no limit');
  expect(() => boundsOf({ type: 'array', items: { type: 'integer' } })).toThrow('no limit');
  expect(() => boundsOf({})).toThrow('no limit');
});

it('the longest body that fits a schema is accepted: every text at its limit, escaped', async () => {
  const name = '\\ud83c\\udfe0'.repeat(200);
  const content = '\\ud83c\\udfe0'.repeat(500);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/contact',
    headers: { 'content-type': 'application/json' },
    payload: `{ "type": 1, "name": "${name.slice(0, 12 * 50)}", "gender": 1, "tel": "0225718170", "caseTitle": "", "content": "${content}" }`,
  });
  expect(statusCode).toBe(200);
});

const rawParts = async (
  method: HTTPMethods,
  url: string,
  parts: number,
  part: (place: number) => string,
  value = '1',
  head = '',
) => {
  const text = Buffer.from(
    `${Array.from({ length: parts }, (__, place) => `--b\r\ncontent-disposition: form-data; name="${part(place)}"\r\n${head}\r\n${value}\r\n`).join('')}--b--\r\n`,
  );
  // Sends pieces, as from a socket.
  const payload = Readable.from(
    Array.from({ length: Math.ceil(text.length / 65_536) }, (__, place) =>
      text.subarray(place * 65_536, (place + 1) * 65_536),
    ),
  );
  const { statusCode, body } = await app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload,
  });
  return [statusCode, body.length < 300];
};

describe.each(multipartCalls.map((call) => [call.operationId, call] as const))('%s', (_, { method, url }) => {
  const post = async (body: object) => {
    const sent = await multipart(body);
    const { statusCode, body: answer } = await app.inject({
      method,
      url,
      headers: { ...headers, ...sent.headers },
      payload: sent.payload,
    });
    return { statusCode, bytes: answer.length };
  };
  const raw = (parts: number, part: (place: number) => string, value?: string, head?: string) =>
    rawParts(method, url, parts, part, value, head);

  it('refuses unknown fields, far and deep keys and JSON in a field with one short answer', async () => {
    expect(await raw(100, (place) => `unknown${place}`)).toEqual([400, true]);
    expect(await raw(100, (place) => `webParts[${place * 80}].items[${place}].textContent`)).toEqual([
      400,
      true,
    ]);
    expect(await raw(100, () => '__proto__')).toEqual([400, true]);
    expect(await raw(100, (place) => `a${'.b'.repeat(40)}${place}`)).toEqual([400, true]);
    expect(await raw(100, (place) => `a${'[0]'.repeat(60)}${place}`)).toEqual([400, true]);
    expect(
      await raw(
        1,
        () => 'title',
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        'content-type: application/json\r\n',
      ),
    ).toEqual([400, true]);
  });

  it.each([
    ['a text', ''],
    ['a file', '; filename="a.png"'],
  ])('refuses a body that ends within %s', async (__, fileName) => {
    const { statusCode, body } = await app.inject({
      method,
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\ncontent-disposition: form-data; name="title"${fileName}\r\n\r\n1`,
    });
    expect({ statusCode, body: JSON.parse(body) }).toEqual({
      statusCode: 400,
      body: { succeeded: false, messages: ['資料格式不正確'], data: null },
    });
  });

  it('refuses a text longer than all its fields, and JSON in its place', async () => {
    expect((await post({ title: 'x'.repeat(1024 * 1024 + 1) })).statusCode).toBe(413);
    expect((await app.inject({ method, url, headers, payload: { title: 'x' } })).statusCode).toBe(415);
  });
});

it('8,000 unknown fields and 100,000 parts are refused likewise', async () => {
  expect(await rawParts('POST', '/api/v1/Articles/content', 8_000, (place) => `unknown${place}`)).toEqual([
    400,
    true,
  ]);
  expect(await rawParts('POST', '/api/v1/Articles/content', 100_000, (place) => `unknown${place}`)).toEqual([
    413,
    true,
  ]);
}, 60_000);
