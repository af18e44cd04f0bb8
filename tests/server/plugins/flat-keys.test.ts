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

function errorsOf(fields: Record<string, string>): Record<string, string[]> | undefined {
  try {
    read(fields);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    expect(error.status).toBe(400);
    return error.errors;
  }
}

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
    expect(errorsOf({ 'webParts[999999].id': '1' })).toBeDefined();
    expect(errorsOf({ 'webParts[300].id': '1' })).toBeDefined();
    expect(errorsOf({ 'webParts[299].id': '1' })).toEqual({ 'webParts[0]': ['此欄位為必填'] });
  });

  it('unknown keys are refused, __proto__ in any place too', () => {
    for (const key of ['nothing', 'title.more', 'webParts[0].nothing', '__proto__', '__proto__.x', 'webParts[0].__proto__', 'constructor', 'toString']) {
      expect(errorsOf({ [key]: '1' }), key).toEqual({ [key]: ['不接受的欄位'] });
    }
  });

  it('no coercion: what is no number or boolean is refused', () => {
    for (const value of ['', ' 1', '1e3', '0x10', '1.5', 'NaN']) expect(errorsOf({ count: value }), value).toEqual({ count: ['必須為數字'] });
    for (const value of ['1', 'TRUE', '']) expect(errorsOf({ isOn: value }), value).toEqual({ isOn: ['格式不正確'] });
  });
});
