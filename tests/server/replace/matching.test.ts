import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTyped } from '../../../openapi/typed';
import { folded, widened } from '../../../server/subjects/replace/folding';
import {
  doubtOf,
  isInAddress,
  kindOf,
  matcherOf,
  replaced,
  sentenceAround,
} from '../../../server/subjects/replace/matching';
import { groupsOf, isSimilar, numbersIn, phoneOf } from '../../../server/subjects/replace/phones';

const change = (find: string, replacement: string, text: string, isExact = false) =>
  replaced(text, matcherOf({ find, replacement, isExact }).matchesIn(text));

describe('a telephone number', () => {
  it.each([
    ['請電 02-2571-8170。', '請電 02-2771-6600。'],
    ['0225718170', '0227716600'],
    ['(02)2571-8170', '(02)2771-6600'],
    ['（０２）２５７１－８１７０', '（０２）２７７１－６６００'],
    ['02–2571 8170', '02–2771 6600'],
    ['+886-2-2571-8170', '+886-2-2771-6600'],
    ['+886 (0)2 2571 8170', '+886 (0)2 2771 6600'],
    ['+886225718170', '+886227716600'],
    ['02-2571-8170 轉 3 登記', '02-2771-6600 轉 3 登記'],
    ['0225718170#12', '0227716600#12'],
    ['(02-2571-8170)', '(02-2771-6600)'],
    ['tel:0225718170', 'tel:0227716600'],
  ])('is found as %s and keeps its spelling', (text, now) => {
    expect(change('０２－２５７１－８１７０', '02-2771-6600', text)).toBe(now);
  });

  it('takes the groups of a number of another kind', () => {
    expect(change('02-2571-8170', '0912-345-678', '電話 02-2571-8170、0225718170')).toBe(
      '電話 0912-345-678、0912345678',
    );
    expect(change('02-2571-8170', '0912345678', '02-2571-8170')).toBe('0912-345-678');
    expect(change('02-2571-8170', '037-123-456', '+886-2-2571-8170')).toBe('+886-37-123-456');
  });

  it('is found with its extension only, if it has one', () => {
    const text = '02-2571-8170 轉 12、02-2571-8170#13、0225718170 分機:12';
    expect(change('02-2571-8170#12', '02-2771-6600#7', text)).toBe(
      '02-2771-6600 轉 7、02-2571-8170#13、0227716600 分機:7',
    );
    expect(change('02-2571-8170 轉 12', '02-2771-6600', text)).toBe(
      '02-2771-6600、02-2571-8170#13、0227716600',
    );
    expect(change('02-2571-8170', '02-2771-6600#7', '02-2571-8170')).toBe('02-2771-6600#7');
  });

  it('is not found within a longer number', () => {
    for (const text of ['10225718170', '02257181700', '0225718171', '2257-18170']) {
      expect(matcherOf({ find: '0225718170', replacement: 'x', isExact: false }).matchesIn(text)).toEqual([]);
    }
  });

  const digit = fc.integer({ min: 0, max: 9 });
  const number = fc
    .tuple(
      fc.constantFrom('02', '03', '04', '07', '037', '049', '0836', '09'),
      fc.array(digit, { minLength: 8, maxLength: 8 }),
    )
    .map(([area, rest]) => (area + rest.join('')).slice(0, area === '03' ? 9 : 10))
    .filter((digits) => phoneOf(digits) !== null);
  const written = fc
    .tuple(number, fc.constantFrom('', '-', ' ', ' - ', '–', '－', '.'), fc.boolean(), fc.boolean())
    .map(([digits, mark, isBracketed, isWide]) => {
      const [area, first, last] = groupsOf({ digits });
      const text = isBracketed
        ? `(${area})${first}${mark}${last}`
        : [area, first, last].join(mark.length > 2 ? '-' : mark);
      return { digits, text: isWide ? widened(text) : text };
    });

  it('is found in every spelling, and is the other number afterwards', () => {
    fc.assert(
      fc.property(
        written,
        number,
        fc.constantFrom('電話', '', '（'),
        fc.constantFrom('，', '', ' 轉 3'),
        (from, to, start, end) => {
          fc.pre(from.digits !== to);
          const now = change(from.digits, to, start + from.text + end);
          expect(now.startsWith(start) && now.endsWith(end)).toBe(true);
          expect(asTyped('phone', now.slice(start.length, now.length - end.length))).toBe(to);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('comes back by the reverse replacement where both have the same shape', () => {
    fc.assert(
      fc.property(written, fc.array(digit, { minLength: 4, maxLength: 4 }), (from, last) => {
        const other = from.digits.slice(0, -4) + last.join('');
        const there = change(from.digits, other, from.text);
        expect(change(other, from.digits, there)).toBe(from.text);
      }),
    );
  });

  it('is told from similar ones', () => {
    expect(isSimilar('0225718171', '0225718170')).toBe(true);
    expect(isSimilar('0225718171', '0227716600')).toBe(false);
    expect(numbersIn('洽 (02)2571-8170 或０９１２－３４５－６７８')).toEqual(['0225718170', '0912345678']);
  });
});

describe('other texts', () => {
  it.each([
    ['台北', 'word'],
    ['臺北市大安區仁愛路四段 1 號', 'address'],
    ['仁愛路四段 1 號', 'address'],
    ['林雅婷', 'name'],
    ['松濤硯', 'word'],
    ['0912-345-678', 'phone'],
  ])('%s is read as %s', (typed, kind) => {
    expect(kindOf(typed)).toBe(kind);
  });

  it('are found in either width, and both spellings of an address', () => {
    expect(change('ABC 1', 'X', 'ＡＢＣ　１')).toBe('X');
    expect(change('台北市大安路 1 號', '臺中市公園路 2 號', '臺北市大安路　１　號')).toBe(
      '臺中市公園路 2 號',
    );
    expect(change('台北', '臺北', '台北與臺北')).toBe('臺北與臺北');
  });

  it('are no halves of words and numbers', () => {
    expect(change('art', 'x', 'party art')).toBe('party x');
    expect(change('24', '25', '124、24、240')).toBe('124、25、240');
  });

  it('are the very characters on request', () => {
    expect(change('02-2571-8170', 'x', '02-2571-8170、0225718170', true)).toBe('x、0225718170');
    expect(change('ABC', 'x', 'ＡＢＣ', true)).toBe('ＡＢＣ');
  });

  it('keeps every character outside of its places', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ minLength: 1 }),
        fc.string(),
        (text, find, replacement) => {
          const matches = matcherOf({ find, replacement, isExact: true }).matchesIn(text);
          let rest = text;
          for (const { start, end } of matches.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
          expect(
            replaced(
              text,
              matches.map((match) => ({ ...match, after: '' })),
            ),
          ).toBe(rest);
          expect(matches.every(({ start }, index) => start >= (matches[index - 1]?.end ?? 0))).toBe(true);
        },
      ),
    );
  });

  it('folds one character to one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(folded(text)).toHaveLength(text.length);
      }),
    );
  });
});

describe('the place of a text', () => {
  const at = (text: string, find: string) => ({
    start: text.indexOf(find),
    end: text.indexOf(find) + find.length,
  });
  it('is its sentence, cut if it is long', () => {
    const text = '週三公休。平日請電甲乙，由專人服務。假日另洽。';
    expect(sentenceAround(text, at(text, '甲乙'))).toEqual({ before: '平日請電', after: '，由專人服務。' });
    const long = `${'前'.repeat(60)}甲乙${'後'.repeat(60)}`;
    expect(sentenceAround(long, at(long, '甲乙'))).toEqual({
      before: `…${'前'.repeat(40)}`,
      after: `${'後'.repeat(40)}…`,
    });
  });

  it('starts without a tick in quotations, names of works and sentences of past years', () => {
    const doubt = (text: string) => doubtOf(text, at(text, '甲乙'), 2026);
    expect(doubt('詩題〈甲乙的雨〉')).toBe('quoted');
    expect(doubt('他說「請電甲乙」')).toBe('quoted');
    expect(doubt('他說「好」，請電甲乙')).toBe(null);
    expect(doubt('（2024 年公告時的專線為甲乙）')).toBe('dated');
    expect(doubt('民國 113 年的甲乙')).toBe('dated');
    expect(doubt('2026 年的甲乙。2024 年')).toBe(null);
  });

  it('is left alone in addresses of the web, e-mail and files', () => {
    const inAddress = (text: string) => isInAddress(text, at(text, 'abc'));
    expect(inAddress('見 https://example.com/abc/1')).toBe(true);
    expect(inAddress('寄 abc@example.com')).toBe(true);
    expect(inAddress('圖 abc.jpg')).toBe(true);
    expect(inAddress('請找 abc，謝謝')).toBe(false);
  });
});
