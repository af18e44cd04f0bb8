import { describe, expect, it } from 'vitest';
import { boundsOf, isWithin, type BoundedSchema } from '../../../server/access/calls/json-bodies';

describe('How much a body may hold', () => {
  it.each<[string, BoundedSchema, { bytes: number; marks: number }]>([
    ['nothing, yes or no', { type: 'null' }, { bytes: 5, marks: 0 }],
    ['yes or no', { type: 'boolean' }, { bytes: 5, marks: 0 }],
    ['a whole number', { type: 'integer' }, { bytes: 30, marks: 0 }],
    ['a number', { type: 'number' }, { bytes: 30, marks: 0 }],
    [
      'a text, every character written as two escapes',
      { type: 'string', maxLength: 10 },
      { bytes: 122, marks: 0 },
    ],
    ['a day', { type: 'string', format: 'date' }, { bytes: 40, marks: 0 }],
    ['a moment', { type: 'string', format: 'date-time' }, { bytes: 40, marks: 0 }],
    [
      'a file, which is measured while it is read',
      { type: 'string', format: 'binary' },
      { bytes: 0, marks: 0 },
    ],
    ['the longest of the choices, quotes and all', { enum: ['a', '松濤', 7] }, { bytes: 8, marks: 0 }],
    ['the widest of several types', { type: ['null', 'integer'] }, { bytes: 30, marks: 0 }],
    [
      'the widest of several schemas',
      { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 1 }] },
      { bytes: 14, marks: 0 },
    ],
    [
      'the widest of schemas of which one holds',
      { oneOf: [{ type: 'object', properties: {} }, { type: 'integer' }] },
      { bytes: 30 + 20, marks: 1 },
    ],
    // A line of {"ab":1} has two braces, a name with quotes, a colon and a comma.
    [
      'an object',
      { type: 'object', properties: { ab: { type: 'boolean' } } },
      { bytes: 2 + 2 + 4 + 5 + 3 * 20, marks: 3 },
    ],
    ['an object without fields', { type: 'object' }, { bytes: 2 + 20, marks: 1 }],
    [
      'a list',
      { type: 'array', maxItems: 3, items: { type: 'boolean' } },
      { bytes: 2 + 3 * 6 + 4 * 20, marks: 4 },
    ],
    [
      'a list of objects',
      {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', properties: { a: { type: 'null' }, b: { type: 'null' } } },
      },
      { bytes: 2 + 2 * (2 + 10 + 10 + 1) + 13 * 20, marks: 1 + 2 * (5 + 1) },
    ],
  ])('%s', (_, schema, bounds) => {
    expect(boundsOf(schema)).toEqual(bounds);
  });

  it.each<[string, BoundedSchema]>([
    ['a text', { type: 'string' }],
    ['a list', { type: 'array', items: { type: 'null' } }],
    ['what a list holds', { type: 'array', maxItems: 1 }],
    ['anything', {}],
    ['an unknown type', { type: 'something' }],
  ])('a schema of the contract that gives no limit is an error: %s', (_, schema) => {
    expect(() => boundsOf(schema)).toThrow(new Error('a body of the contract has no limit'));
  });
});

describe('A JSON text is bounded before it is parsed', () => {
  it.each<[string, string, number]>([
    ['braces and colons', '{"a":1}', 2],
    ['commas', '{"a":1,"b":2}', 4],
    ['brackets', '[[],[]]', 4],
    ['none without structure', '"text"', 0],
    ['none within a text', '"{[,:]}"', 0],
    ['none behind an escaped quote', '["\\",,,"]', 1],
    ['those behind a text that ends with a backslash', '["\\\\",1]', 2],
    ['those behind texts', '["a","b"]', 2],
  ])('marks are counted: %s', (_, text, marks) => {
    expect([isWithin(text, { marks }), isWithin(text, { marks: marks - 1 })]).toEqual([true, marks === 0]);
  });

  it('sixteen levels are taken, seventeen not, wherever they open', () => {
    const nested = (levels: number) =>
      `${'[{"a":'.repeat(levels / 2)}${levels % 2 ? '[]' : '1'}${'}]'.repeat(levels / 2)}`;
    expect([nested(16), nested(17)].map((text) => isWithin(text, { marks: 1000 }))).toEqual([true, false]);
    expect(isWithin('[{}'.repeat(16), { marks: 1000 })).toBe(false);
    expect(isWithin(`[${'[{}],'.repeat(50)}1]`, { marks: 1000 })).toBe(true);
  });
});
