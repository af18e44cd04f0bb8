import { describe, expect, it } from 'vitest';
import { bodyAjv, fieldErrors, hasBrokenText, textAjv } from '../../../server/access/calls/validation';

const errorsOf = (schema: object, value: unknown) => {
  const validate = bodyAjv.compile(schema);
  return validate(value) ? {} : { ...fieldErrors(validate.errors) };
};
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

describe('What a value is refused with', () => {
  it.each<[string, object, unknown, string]>([
    ['nothing in a text that must be there', { type: 'string', minLength: 1 }, '', '此欄位為必填'],
    ['a text that is too short', { type: 'string', minLength: 8 }, 'abc', '至少需輸入 8 個字'],
    ['a text that is too long', { type: 'string', maxLength: 2 }, 'abc', '最多可輸入 2 個字'],
    ['a list without an item', { type: 'array', minItems: 1 }, [], '請至少新增一個項目'],
    ['a list with too many', { type: 'array', maxItems: 1 }, [1, 2], '最多 1 個項目'],
    ['a number below its range', { type: 'integer', minimum: 1 }, 0, '數字超出範圍'],
    ['a number above its range', { type: 'integer', maximum: 1 }, 2, '數字超出範圍'],
    ['a text in place of a whole number', { type: 'integer' }, '1', '必須為數字'],
    ['a text in place of a number', { type: 'number' }, '1', '必須為數字'],
    ['a text in place of a number or nothing', { type: ['null', 'integer'] }, '1', '必須為數字'],
    ['a number in place of a text', { type: 'string' }, 1, '格式不正確'],
    ['a number in place of a text or nothing', { type: ['string', 'null'] }, 1, '格式不正確'],
    [
      'a pattern with words of its own',
      { type: 'string', pattern: '^0', 'x-message': '請輸入電話' },
      '1',
      '請輸入電話',
    ],
    ['a pattern without', { type: 'string', pattern: '^0' }, '1', '格式不正確'],
    ['none of the choices', { enum: [0, 1] }, 2, '格式不正確'],
  ])('%s', (_, own, value, message) => {
    expect(errorsOf(object({ field: own }), { field: value })).toEqual({ field: [message] });
  });

  it('a field that is missing is required, a list that is missing needs an item', () => {
    const schema = object(
      { name: { type: 'string' }, emails: { type: 'array' } },
      { required: ['name', 'emails', 'other'] },
    );
    expect(errorsOf(schema, {})).toEqual({
      name: ['此欄位為必填'],
      emails: ['請至少新增一個項目'],
      other: ['此欄位為必填'],
    });
  });

  it('a field that every object inherits counts as missing', () => {
    expect(errorsOf({ type: 'object', required: ['constructor'] }, {})).toEqual({
      constructor: ['此欄位為必填'],
    });
  });

  it('an unknown field is named, by 100 characters at most', () => {
    const schema = object({}, { additionalProperties: false });
    expect(errorsOf(schema, { more: 1, ['🏠'.repeat(101)]: 1 })).toEqual({
      more: ['不接受的欄位'],
      ['🏠'.repeat(100)]: ['不接受的欄位'],
    });
  });

  it('a nested field is named as in a multipart body, with all its errors', () => {
    const part = object(
      { id: { type: 'integer' }, url: { type: 'string', minLength: 3, pattern: '^h' } },
      { required: ['id'], additionalProperties: false },
    );
    const schema = object({
      webParts: { type: 'array', items: part },
      meta: object({ title: { type: 'string' } }),
    });
    expect(errorsOf(schema, { webParts: [{ id: 1 }, { url: 'x', more: 1 }], meta: { title: 1 } })).toEqual({
      'webParts[1].id': ['此欄位為必填'],
      'webParts[1].more': ['不接受的欄位'],
      'webParts[1].url': ['至少需輸入 3 個字', '格式不正確'],
      'meta.title': ['格式不正確'],
    });
  });

  it('a value that is wrong as a whole has no name', () => {
    expect(errorsOf({ type: 'object' }, [])).toEqual({ '': ['格式不正確'] });
  });

  it('at most 100 errors are listed; none without errors', () => {
    const errors = errorsOf(
      { type: 'array', items: { type: 'integer' } },
      Array.from({ length: 150 }, () => 'x'),
    );
    expect(Object.keys(errors)).toHaveLength(100);
    expect(
      [fieldErrors(null), fieldErrors(undefined), fieldErrors([])].map((none) => Object.keys(none)),
    ).toEqual([[], [], []]);
  });

  it('a field named like a property of every object is listed like any other', () => {
    const errors = fieldErrors([
      { instancePath: '/__proto__', keyword: 'type', params: { type: 'string' }, schemaPath: '' },
    ]);
    expect(Object.entries(errors)).toEqual([['__proto__', ['格式不正確']]]);
  });
});

describe('A body of one kind among several', () => {
  const kind = (tag: number | undefined, properties: object) => ({
    type: 'object',
    required: ['partType', ...Object.keys(properties)],
    properties: { partType: tag === undefined ? { type: 'integer' } : { const: tag }, ...properties },
    additionalProperties: false,
  });
  const known = {
    oneOf: [
      kind(1, { title: { type: 'string', minLength: 1 } }),
      { oneOf: [kind(2, { url: { type: 'string' } })] },
    ],
  };
  const closed = { discriminator: { propertyName: 'partType' }, ...known };
  const open = { discriminator: { propertyName: 'partType' }, oneOf: [known, kind(undefined, {})] };

  it('is validated as its named kind, and gets the errors of that kind', () => {
    expect(errorsOf(closed, { partType: 1, title: '題' })).toEqual({});
    expect(errorsOf(closed, { partType: 2, url: 'x' })).toEqual({});
    expect(errorsOf(closed, { partType: 1, title: '' })).toEqual({ title: ['此欄位為必填'] });
    expect(errorsOf(closed, { partType: 2 })).toEqual({ url: ['此欄位為必填'] });
    expect(errorsOf(closed, { partType: 2, url: 'x', title: '題' })).toEqual({ title: ['不接受的欄位'] });
    expect(Object.keys(errorsOf(closed, { title: '題' }))).toEqual(['partType']);
  });

  it('of an unknown kind is accepted only if the contract has a schema for it', () => {
    expect(bodyAjv.validate(closed, { partType: 99 })).toBe(false);
    expect(errorsOf(open, { partType: 99 })).toEqual({});
    expect(errorsOf(open, { partType: 99, title: '題' })).toEqual({ title: ['不接受的欄位'] });
    expect(errorsOf(open, { partType: 1, title: '' })).toEqual({ title: ['此欄位為必填'] });
  });
});

it('only a whole number is a place in a list', () => {
  const rows = { type: 'array', items: { type: 'integer' } };
  const schema = object({ rows, a2: object({ '2a': rows }) });
  const twelve = Array.from({ length: 12 }, (_, index) => (index === 11 ? 'x' : index));
  expect(errorsOf(schema, { rows: twelve, a2: { '2a': ['x'] } })).toEqual({
    'rows[11]': ['必須為數字'],
    'a2.2a[0]': ['必須為數字'],
  });
});

describe('What a value may be', () => {
  it('a body is neither coerced nor stripped; a query is converted from text', () => {
    const schema = object({ page: { type: 'integer' } });
    const [body, query] = [{ page: '1', more: 1 }, { page: '1' }];
    expect([bodyAjv.validate(schema, body), body]).toEqual([false, { page: '1', more: 1 }]);
    expect([textAjv.validate(schema, query), query]).toEqual([true, { page: 1 }]);
  });

  it('a default of the contract is filled in', () => {
    const body = {};
    bodyAjv.validate(object({ status: { type: 'integer', default: 1 } }), body);
    expect(body).toEqual({ status: 1 });
  });

  const isValid = (format: string, value: string) => bodyAjv.validate({ type: 'string', format }, value);

  it.each(['0001-01-01', '2024-02-29', '9999-12-31'])('%s is a day', (day) => {
    expect(isValid('date', day)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '0000-01-01',
    '2026-1-1',
    '12026-01-01',
    '2026-01-011',
    ' 2026-01-01',
    '2026/01/01',
    '2026-01-01T00:00:00Z',
    '',
  ])('%s is no day', (day) => {
    expect(isValid('date', day)).toBe(false);
  });

  it.each([
    '2026-11-22T00:00:00Z',
    '2026-11-22T23:59:59.123456789+08:00',
    '2026-11-22T19:00:00-14:59',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '0001-01-01T10:00:00+10:00',
    '2026-11-22T09:05:00+09:30',
  ])('%s is a moment', (moment) => {
    expect(isValid('date-time', moment)).toBe(true);
  });

  it.each([
    '2026-11-22',
    '2026-11-31T00:00:00Z',
    '2026-11-22T24:00:00Z',
    '2026-11-22T23:60:00Z',
    '2026-11-22T23:59:60Z',
    '2026-11-22T00:00:00',
    '2026-11-22T00:00Z',
    '2026-11-22 00:00:00Z',
    '2026-11-22T00:00:00.Z',
    '2026-11-22T00:00:00.1234567890Z',
    '2026-11-22T00:00:00+15:00',
    '2026-11-22T00:00:00+08:60',
    '2026-11-22T00:00:00+0800',
    'x2026-11-22T00:00:00Z',
    '2026-11-22T00:00:00Zx',
    '0000-06-01T00:00:00Z',
    '0001-01-01T00:00:00+08:00',
    '9999-12-31T23:00:00-08:00',
    '2026-11-22T00:00:00ZZ',
  ])('%s is no moment', (moment) => {
    expect(isValid('date-time', moment)).toBe(false);
  });

  it('the size of a file is checked where it is read, not here', () => {
    expect(bodyAjv.validate({ format: 'binary' }, 'anything')).toBe(true);
  });
});

describe('A text that PostgreSQL or JSON cannot hold', () => {
  it.each<[string, unknown]>([
    ['NUL', 'a\0b'],
    ['half an emoji', 'a\uD83C'],
    ['the other half', '\uDFE0'],
    ['within a list', ['a', ['\0']]],
    ['within a field', { a: { b: '\0' } }],
    ['as the name of a field', { 'a\0': 1 }],
    ['beside what is whole', { a: '\0', b: '字' }],
  ])('is found: %s', (_, value) => {
    expect(hasBrokenText(value)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['texts', '字🏠\n'],
    ['numbers and nothing', [1, null, undefined, true]],
    ['fields', { a: ['b', { c: 'd' }] }],
    ['bytes', { file: new Uint8Array([0, 255]) }],
    ['an empty list', []],
  ])('is not found: %s', (_, value) => {
    expect(hasBrokenText(value)).toBe(false);
  });
});
