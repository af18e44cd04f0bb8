import { expect, it } from 'vitest';
import { maskEmail, maskName, maskTel } from '../../../server/subjects/enquiries/mask';

it.each([
  ['王小明', '王○明'],
  ['王明', '王○'],
  ['歐陽小明', '歐○○明'],
  ['王', '○'],
  ['', ''],
  ['Mason Tan', 'M**** T**'],
  ['歐陽明', '歐○明'],
  ['王 明', '王○'],
  ['王　小明', '王○明'],
  ['王\u200B', '○'],
  ['瓦歷斯·諾幹', '瓦○○○幹'],
  ['☆', '○'],
  ['J', '*'],
  ['J Tan', '* T**'],
  ['A. B.', '** **'],
  ['Li', 'L*'],
  ['王A', '王○'],
  ['（已去識別化）', '（已去識別化）'],
  ['（已刪除）', '（已刪除）'],
])('the name %s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown));

it('no name appears whole, however short it is or in whatever spelling', () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const names = [
    '王',
    '王明',
    '王 明',
    '王.明',
    '歐陽',
    '歐陽娜',
    '歐陽娜娜',
    'J',
    'J K',
    'Li',
    'A. B.',
    '김수',
    'é',
  ];
  expect(names.filter((name) => letters(maskName(name)).includes(letters(name)))).toEqual([]);
});

it.each([
  ['0912345678', '0912-***-678'],
  ['+886 912 345 678', '0912-***-678'],
  ['0422581230', '04-2258-***0'],
  ['03-4251238', '03-425-***8'],
  ['0225718170#123', '02-2571-***0#***'],
  ['+81 90 1234 5678', '+81 90 1234 ***8'],
  ['110', '***0'],
  ['', ''],
])('the telephone number %s is shown as %s', (tel, shown) => expect(maskTel(tel)).toBe(shown));

it.each([
  ['siyin.huang@mail.example.tw', 'si*********@mail.example.tw'],
  ['ab@example.tw', 'a***@example.tw'],
  ['no address', '**********'],
])('the address %s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
