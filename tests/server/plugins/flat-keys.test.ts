import { describe, expect, it } from 'vitest';
import { assemble, type BodySchema } from '../../../server/plugins/flat-keys';
import { ServiceError } from '../../../server/errors';

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
      items: { properties: { id: { type: 'integer' }, items: { type: 'array', maxItems: 100, items: { properties: { textContent: { type: 'string' } } } } } },
    },
  },
};

const read = (fields: Record<string, string>) => assemble(new Map(Object.entries(fields)), schema);

/** The status and messages that a body is refused with. */
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
    expect(read({ title: '0', count: '12', share: '71.6', isOn: 'false', endOn: '', 'webParts[0].id': '7', 'webParts[0].items[0].textContent': '一' })).toEqual({
      title: '0', count: 12, share: 71.6, isOn: false, endOn: null, webParts: [{ id: 7, items: [{ textContent: '一' }] }],
    });
  });

  it('an empty list is said by a key of its own', () => {
    expect(read({ 'webParts[]': '' })).toEqual({ webParts: [] });
  });

  it('index and field count are bounded: far indexes and gaps are refused', () => {
    expect(refusalOf({ 'webParts[999999].id': '1' })).toEqual(refused('webParts[999999].id', '不接受的欄位'));
    expect(refusalOf({ 'webParts[300].id': '1' })).toEqual(refused('webParts', '最多 300 個項目'));
    expect(refusalOf({ 'webParts[0].items[100].textContent': '一' })).toEqual(refused('webParts[0].items', '最多 100 個項目'));
    expect(refusalOf({ 'webParts[299].id': '1' })).toEqual(refused('webParts[0]', '此欄位為必填'));
  });

  it.each(['nothing', 'title.more', 'webParts[0].nothing', '__proto__', '__proto__.x', 'webParts[0].__proto__', 'constructor', 'toString'])(
    'unknown keys are refused: %s',
    (key) => {
      expect(refusalOf({ [key]: '1' })).toEqual(refused(key, '不接受的欄位'));
    },
  );

  it.each(['', ' 1', '1e3', '0x10', '1.5', 'NaN'])('no coercion: "%s" is no integer', (count) => {
    expect(refusalOf({ count })).toEqual(refused('count', '必須為數字'));
  });

  it.each(['1', 'TRUE', ''])('no coercion: "%s" is no boolean', (isOn) => {
    expect(refusalOf({ isOn })).toEqual(refused('isOn', '格式不正確'));
  });
});
