import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../server/errors';
import { checkParts, type WebPartInput } from '../../../server/services/parts';

/** What a block, the second of its page, is refused with; 'accepted' for none. */
async function refusalOf(part: Omit<WebPartInput, 'sort'>): Promise<unknown> {
  try {
    await checkParts([
      { partType: 1, sort: 0, textContent: '標題' },
      { sort: 1, ...part },
    ]);
    return 'accepted';
  } catch (error) {
    if (error instanceof ServiceError) return error.errors;
    throw error;
  }
}

const refused = (field: string, message: string) => ({ [`webParts[1].${field}`]: [message] });
const stored = `/files/${'a'.repeat(64)}.png`;

describe('A block is checked by what its type needs', () => {
  it.each<[string, Omit<WebPartInput, 'sort'>]>([
    ['a title', { partType: 1, textContent: '標' }],
    ['a text', { partType: 2, textContent: '文' }],
    ['a video without words', { partType: 5, url: 'HTTPS://youtu.be/x' }],
    ['a picture that is stored', { partType: 6, filePath: stored }],
    ['a link', { partType: 8, textContent: '連', url: 'mailto:a@x.tw' }],
    ['a phone', { partType: 10, textContent: '電', tel: '0225718170' }],
    ['a list', { partType: 11, items: [{ textContent: '一', secSort: 0 }] }],
    ['a type of a later version', { partType: 99 }],
  ])('accepted: %s', async (_, part) => {
    expect(await refusalOf(part)).toBe('accepted');
  });

  it.each<[string, Omit<WebPartInput, 'sort'>, unknown]>([
    ['a title of spaces', { partType: 1, textContent: ' ' }, refused('textContent', '此欄位為必填')],
    ['a text that is missing', { partType: 2 }, refused('textContent', '此欄位為必填')],
    ['a link without words', { partType: 8, url: 'https://x.tw' }, refused('textContent', '此欄位為必填')],
    ['a phone without words', { partType: 10, tel: '0225718170' }, refused('textContent', '此欄位為必填')],
    ['a video without address', { partType: 5 }, refused('url', '此欄位為必填')],
    ['a video at a mail address', { partType: 5, url: 'mailto:a@x.tw' }, refused('url', '格式不正確')],
    [
      'a video whose address begins later',
      { partType: 5, url: 'see https://x.tw' },
      refused('url', '格式不正確'),
    ],
    ['a picture without a file', { partType: 6 }, refused('fileData', '此欄位為必填')],
    [
      'a picture at another place',
      { partType: 6, filePath: '/other/a.png' },
      refused('fileData', '此欄位為必填'),
    ],
    [
      'a picture by a name that is too short',
      { partType: 6, filePath: '/files/abc.png' },
      refused('fileData', '此欄位為必填'),
    ],
    ['a link without address', { partType: 8, textContent: '連' }, refused('url', '此欄位為必填')],
    ['a phone without number', { partType: 10, textContent: '電' }, refused('tel', '此欄位為必填')],
    ['a list without items', { partType: 11 }, refused('items', '請至少新增一個項目')],
    ['a list of none', { partType: 11, items: [] }, refused('items', '請至少新增一個項目')],
  ])('refused: %s', async (_, part, errors) => {
    expect(await refusalOf(part)).toEqual(errors);
  });

  it.each<[string, Omit<WebPartInput, 'sort'>, number]>([
    ['a title', { partType: 1 }, 200],
    ['a text', { partType: 2 }, 3000],
    ['a video', { partType: 5, url: 'https://x.tw' }, 100],
    ['a picture', { partType: 6, filePath: stored }, 200],
    ['a link', { partType: 8, url: 'https://x.tw' }, 200],
    ['a phone', { partType: 10, tel: '0225718170' }, 200],
  ])('the words of %s are limited as the contract says', async (_, part, most) => {
    expect(await refusalOf({ ...part, textContent: '🏠'.repeat(most) })).toBe('accepted');
    expect(await refusalOf({ ...part, textContent: '🏠'.repeat(most + 1) })).toEqual(
      refused('textContent', `最多可輸入 ${most} 個字`),
    );
  });
});
