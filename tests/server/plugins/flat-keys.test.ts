import { describe, expect, it } from 'vitest';
import {
  assemble,
  binaryLimit,
  type BodySchema,
  withoutBinaries,
} from '../../../server/access/plugins/flat-keys';
import { ServiceError } from '../../../server/base/contract/errors';
import type { UploadedFile } from '../../../server/base/contract/uploaded-file';

const schema: BodySchema = {
  properties: {
    title: { type: 'string' },
    count: { type: 'integer' },
    share: { type: 'number' },
    isOn: { type: 'boolean' },
    endOn: { type: ['string', 'null'] },
    webParts: {
      type: 'array',
      maxItems: 300,
      items: {
        properties: {
          id: { type: 'integer' },
          items: { type: 'array', maxItems: 100, items: { properties: { textContent: { type: 'string' } } } },
        },
      },
    },
  },
};

const read = (fields: Record<string, string>) => assemble(new Map(Object.entries(fields)), schema);

/** Status and messages of a refused body. */
function refusalOf(fields: Record<string, string>) {
  try {
    return read(fields);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { status: error.status, errors: error.errors };
  }
}

const refused = (key: string, message: string) => ({ status: 400, errors: { [key]: [message] } });

describe('multipart: nested values are flat keys', () => {
  it('a key with index and field becomes a list of records, typed as the contract says', () => {
    expect(
      read({
        title: '0',
        count: '12',
        share: '71.6',
        isOn: 'false',
        endOn: '',
        'webParts[0].id': '7',
        'webParts[0].items[0].textContent': '一',
      }),
    ).toEqual({
      title: '0',
      count: 12,
      share: 71.6,
      isOn: false,
      endOn: null,
      webParts: [{ id: 7, items: [{ textContent: '一' }] }],
    });
  });

  it('an empty list is sent by a special key', () => {
    expect(read({ 'webParts[]': '' })).toEqual({ webParts: [] });
  });

  it('index and field count are bounded: far indexes and gaps are refused', () => {
    expect(refusalOf({ 'webParts[999999].id': '1' })).toEqual(refused('webParts[999999].id', '不接受的欄位'));
    expect(refusalOf({ 'webParts[300].id': '1' })).toEqual(refused('webParts', '最多 300 個項目'));
    expect(refusalOf({ 'webParts[0].items[100].textContent': '一' })).toEqual(
      refused('webParts[0].items', '最多 100 個項目'),
    );
    expect(refusalOf({ 'webParts[299].id': '1' })).toEqual(refused('webParts[0]', '此欄位為必填'));
  });

  it.each([
    'nothing',
    'title.more',
    'webParts[0].nothing',
    '__proto__',
    '__proto__.x',
    'webParts[0].__proto__',
    'constructor',
    'toString',
  ])('unknown keys are refused: %s', (key) => {
    expect(refusalOf({ [key]: '1' })).toEqual(refused(key, '不接受的欄位'));
  });

  it.each(['', ' 1', '1e3', '0x10', '1.5', 'NaN'])('no coercion: "%s" is no integer', (count) => {
    expect(refusalOf({ count })).toEqual(refused('count', '必須為數字'));
  });

  it.each(['1', 'TRUE', ''])('no coercion: "%s" is no boolean', (isOn) => {
    expect(refusalOf({ isOn })).toEqual(refused('isOn', '格式不正確'));
  });
});

describe('multipart: leaves have the types of the contract', () => {
  const file: UploadedFile = { fileName: 'a.png', bytes: Buffer.from('x') };
  const own: BodySchema = {
    properties: {
      cover: { type: 'string', format: 'binary', 'x-max-bytes': 7 },
      either: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      untyped: {},
      group: {
        properties: {
          name: { type: 'string' },
          files: {
            type: 'array',
            maxItems: 2,
            items: { type: 'string', format: 'binary', 'x-max-bytes': 3 },
          },
        },
      },
      share: { type: 'number' },
      count: { type: 'integer' },
      isOn: { type: 'boolean' },
      tags: { type: 'array', maxItems: 3, items: { type: 'string' } },
    },
  };
  const of = (fields: Record<string, string | UploadedFile>) => {
    try {
      return assemble(new Map(Object.entries(fields)), own);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { status: error.status, errors: error.errors };
    }
  };

  it('a file is a file and a text a text', () => {
    expect(of({ cover: file, 'group.files[0]': file })).toEqual({ cover: file, group: { files: [file] } });
    expect(of({ cover: 'text' })).toEqual(refused('cover', '格式不正確'));
    expect(of({ 'group.name': file })).toEqual(refused('group.name', '格式不正確'));
    expect(of({ untyped: 'x' })).toEqual(refused('untyped', '格式不正確'));
  });

  it.each<[string, string, unknown]>([
    ['either', '', null],
    ['either', '12', 12],
    ['count', '-7', -7],
    ['count', '123456789012345', 123_456_789_012_345],
    ['share', '-1.123456', -1.123456],
    ['share', '123456789012', 123_456_789_012],
    ['isOn', 'true', true],
    ['isOn', 'false', false],
    ['tags[0]', '', ''],
  ])('%s "%s" is read unchanged', (key, text, value) => {
    expect(of({ [key]: text })).toEqual(key === 'tags[0]' ? { tags: [value] } : { [key]: value });
  });

  it.each<[string, string, string]>([
    ['count', '1234567890123456', '必須為數字'],
    ['count', '1x', '必須為數字'],
    ['count', 'x1', '必須為數字'],
    ['share', '1.1234567', '必須為數字'],
    ['share', '1.', '必須為數字'],
    ['share', '1234567890123', '必須為數字'],
    ['share', 'x1', '必須為數字'],
    ['share', '1x', '必須為數字'],
    ['either', 'x', '必須為數字'],
  ])('%s "%s" is refused', (key, text, message) => {
    expect(of({ [key]: text })).toEqual(refused(key, message));
  });

  it('a list may come in any order, and a gap in it is named', () => {
    expect(of({ 'tags[1]': 'b', 'tags[0]': 'a' })).toEqual({ tags: ['a', 'b'] });
    expect(of({ 'tags[0]': 'a', 'tags[2]': 'c' })).toEqual(refused('tags[1]', '此欄位為必填'));
    expect(of({ 'group.files[1]': file })).toEqual(refused('group.files[0]', '此欄位為必填'));
  });

  it.each([
    '1tags',
    'tags[0',
    'tags]',
    'tags[00000]',
    'tags[]x',
    'x tags',
    'group..name',
    '.group',
    'group.name.',
    'tags.length',
    'group[0]',
    'group.name.a.b.c',
    '[]',
    'tags[-1]',
    'nothing[]',
  ])('a key that names no field is refused: %s', (key) => {
    expect(of({ [key]: 'x' })).toEqual(refused(key, '不接受的欄位'));
  });

  it('a refused key is quoted with at most 100 characters', () => {
    expect(of({ ['x'.repeat(101)]: '1' })).toEqual(refused('x'.repeat(100), '不接受的欄位'));
  });

  it('the limit of a file field is found by its key, also within a list', () => {
    expect(
      ['cover', 'group.files[1]', 'group.name', 'nothing', 'cover[0]', 'bad key'].map((key) =>
        binaryLimit(own, key),
      ),
    ).toEqual([7, 3, undefined, undefined, undefined, undefined]);
    expect(() => binaryLimit(own, 'group.files[2]')).toThrow(ServiceError);
  });

  it('the validator accepts any value for a file field, all else is unchanged', () => {
    expect(withoutBinaries(own)).toEqual({
      properties: {
        ...own.properties,
        cover: {},
        group: { properties: { name: { type: 'string' }, files: { type: 'array', maxItems: 2, items: {} } } },
      },
    });
    expect(withoutBinaries({ type: 'string' })).toEqual({ type: 'string' });
  });
});

describe('multipart: rows of several kinds', () => {
  const kinds: BodySchema = {
    properties: {
      parts: {
        type: 'array',
        maxItems: 2,
        items: {
          oneOf: [
            { properties: { title: { type: 'string' } } },
            {
              oneOf: [
                {
                  properties: {
                    count: { type: 'integer' },
                    file: { type: 'string', format: 'binary', 'x-max-bytes': 5 },
                  },
                },
              ],
            },
          ],
        },
      },
    },
  };

  it('a field is known if one of the kinds has it', () => {
    expect(
      assemble(
        new Map([
          ['parts[0].count', '7'],
          ['parts[1].title', '題'],
        ]),
        kinds,
      ),
    ).toEqual({ parts: [{ count: 7 }, { title: '題' }] });
    expect([
      binaryLimit(kinds, 'parts[1].file'),
      binaryLimit(kinds, 'parts[1].title'),
      binaryLimit(kinds, 'parts[1].nothing'),
    ]).toEqual([5, undefined, undefined]);
    expect(() => assemble(new Map([['parts[0].nothing', '7']]), kinds)).toThrow(ServiceError);
  });

  it('the validator accepts any value for the files of each kind', () => {
    expect(withoutBinaries(kinds)).toEqual({
      properties: {
        parts: {
          type: 'array',
          maxItems: 2,
          items: {
            oneOf: [
              { properties: { title: { type: 'string' } } },
              { oneOf: [{ properties: { count: { type: 'integer' }, file: {} } }] },
            ],
          },
        },
      },
    });
  });
});
