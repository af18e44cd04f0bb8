import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HTTPMethods } from 'fastify';
import { readConfig } from '../../../server/base/config/config';
import { readContract } from '../../../scripts/generate/described';
import { claims } from '../../../openapi/generated/claims';
import { seed } from '../../../server/operation/seed/index';
import { campaignSeed, report, scaled, scaledTimeout } from '../support/campaign';
import { multipart } from '../support/multipart';
import { createTestApp, type TestApp } from '../support/test-app';

interface Schema {
  type?: string | string[];
  format?: string;
  enum?: (string | number)[];
  const?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

/** Calls per operation. */
const runs = scaled(20);
let calls = 0;
let failed = 0;

const nastyText = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '%_\\',
  "'; DROP TABLE cases; --",
  '<script>alert(1)</script>',
  '__proto__',
  '🏠'.repeat(40),
  '字'.repeat(300),
  '0',
  '-1',
  '1e9',
  'NaN',
  '\r\nBcc: x@y.tw',
  '2026-02-30',
  '9999-12-31',
  '\u202e反轉',
  'a'.repeat(5000),
  'İ'.repeat(200),
  '0000-01-01',
  '10000-01-01',
  '2026-11-01T23:59:60Z',
  '2026-11-01T24:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '0000-01-01T00:00:00Z',
  '<ul><li>'.repeat(300),
  '</p>'.repeat(9000),
);
const nastyNumber = fc.constantFrom(0, -1, 1, 2, 3, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1.5, -0, 1e21);
const nasty = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { __proto__: null, a: 1 }),
);

/** Mostly values by the schema, sometimes any. */
function valueOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, depth) }, { weight: 1, arbitrary: nasty });
}

function fitting(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => valueOf(each, depth)));
  const type = [schema.type ?? 'string'].flat()[0];
  switch (type) {
    case 'object':
      return objectOf(schema, depth);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: depth > 1 ? 1 : 3 });
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({
          min: schema.minimum ?? 0,
          max: Math.min(schema.maximum ?? 9, (schema.minimum ?? 0) + 9),
        }),
        nastyNumber,
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return schema.format === 'binary'
        ? fc.constantFrom(picture, longName, broken, empty)
        : fc.oneof(
            fc.string({ maxLength: Math.min(schema.maxLength ?? 20, 20), unit: 'grapheme' }),
            nastyText,
            fc.constantFrom(
              '2026-11-01',
              'https://example.com',
              '0225718170',
              '臺北市',
              '大安區',
              'HY202503',
            ),
          );
  }
}

function objectOf({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, own]) => [name, valueOf(own, depth + 1)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const picture = new File(
  [
    new Uint8Array(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ),
  ],
  'a.png',
  { type: 'image/png' },
);
/** A name whose cut at 255 UTF-16 units would split an emoji. */
const longName = new File([picture], `${'🏠'.repeat(300)}.png`, { type: 'image/png' });
const empty = new File([], '.png', { type: 'image/png' });
const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])], 'b.jpg', { type: 'image/jpeg' });

/** A raw body. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Bodies that the app never sends: deeply nested, truncated, or of another type. */
const brokenJson = fc
  .constantFrom(
    '',
    'null',
    '1',
    '""',
    '[]',
    '{',
    '{}}',
    '{"a":',
    '\ufeff{}',
    '[['.repeat(10_000),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"id":1,"id":2}',
    '--b\r\n',
    '--b--\r\n',
    '--b\r\ncontent-disposition: form-data\r\n\r\n1\r\n--b--\r\n',
    '--b\r\ncontent-disposition: form-data; name="id"; filename="\r\n\r\n1\r\n--b--\r\n',
  )
  .map((text) => new Raw(text));

let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  app = await createTestApp();
  await seed(
    app.db,
    readConfig({ SEED: 'demo', ADMIN_PASSWORD: 'fuzz-password', DATABASE_URL: 'postgres://unused' }),
    () => {},
  );
  headers = await app.signInAs(claims);
});
afterAll(async () => {
  report('fuzz', { calls, operations: operations.length, 'answered 5xx or outside the contract': failed });
  await app.close();
});

const operations = Object.entries(readContract().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const { parameters = [], requestBody } = operation as unknown as {
      parameters?: Parameter[];
      requestBody?: { content: Record<string, { schema: Schema }> };
    };
    const [media, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    return {
      operationId: operation.operationId,
      method: method.toUpperCase() as HTTPMethods,
      path,
      parameters,
      isMultipart: media === 'multipart/form-data',
      body: content?.schema,
    };
  }),
);

it.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s answers any request within the contract, and never 5xx',
  async (_, { method, path, parameters, isMultipart, body }) => {
    const places = (where: Parameter['in']) =>
      fc.record(
        Object.fromEntries(
          parameters.filter((each) => each.in === where).map((each) => [each.name, valueOf(each.schema)]),
        ),
        { requiredKeys: [] },
      );
    const input = fc.record({
      path: places('path'),
      query: places('query'),
      headers: places('header'),
      body: body
        ? fc.oneof({ weight: 19, arbitrary: valueOf(body) }, { weight: 1, arbitrary: brokenJson })
        : fc.constant(undefined),
    });
    for (const call of fc.sample(input, { numRuns: runs, seed: campaignSeed })) {
      const url = path.replaceAll(
        /\{(\w+)\}/g,
        (__, name: string) => encodeURIComponent(safe(call.path[name] ?? '1')) || '0',
      );
      const query = Object.entries(call.query)
        .map(([name, value]) => `${name}=${encodeURIComponent(safe(value))}`)
        .join('&');
      const sent = await bodyOf(call.body, isMultipart);
      const given = Object.fromEntries(
        Object.entries(call.headers).map(([name, value]) => [
          name,
          safe(value).replaceAll(/[^\x20-\x7e]/g, '?'),
        ]),
      );
      calls += 1;
      const answer = await app
        .inject({
          method,
          url: query ? `${url}?${query}` : url,
          headers: { ...headers, ...given, ...sent.headers },
          ...(sent.payload === undefined ? {} : { payload: sent.payload }),
        })
        .catch((error: unknown) => {
          failed += 1;
          throw error;
        });
      if (answer.statusCode >= 500) failed += 1;
      expect({
        status: answer.statusCode < 500,
        call: answer.statusCode < 500 ? null : JSON.stringify({ url, query, body: call.body }),
      }).toEqual({ status: true, call: null });
      // Signs in again, because the call may have removed the account's permissions.
      if (answer.statusCode === 401 || answer.statusCode === 403) headers = await app.signInAs(claims);
    }
  },
  scaledTimeout(60_000),
);

function safe(value: unknown): string {
  return String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed();
}

async function bodyOf(
  body: unknown,
  isMultipart: boolean,
): Promise<{ payload?: Buffer | string; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} };
  if (body instanceof Raw) {
    return {
      payload: body.text,
      headers: { 'content-type': isMultipart ? 'multipart/form-data; boundary=b' : 'application/json' },
    };
  }
  if (isMultipart && typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return multipart(body);
  }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
