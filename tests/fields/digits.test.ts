import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { limits } from '../../openapi/generated/limits';
import { minutesIn, percentIn } from '../../src/blocks/content-editor/typed-numbers';
import { momentOf } from '../../src/subjects/sites/proof/moments';
import { privacyBody, privacySchema, privacyValues } from '../../src/subjects/privacy/privacy-schema';
import * as rules from '../../src/records/fields/rules';
import { normaliseDate } from '../../src/ui/date-text';

describe('full-width digits are digits', () => {
  test.each([
    ['a whole number', rules.requiredInteger({ minimum: 1, maximum: 500 }), '１２', '12'],
    ['one that may be empty', rules.optionalInteger({}), '１２', '12'],
    ['a number with a fraction', rules.optionalNumber({}), '３６．５', '36.5'],
    ['a range', rules.requiredRange(limits.HousingUnit.areaPing), '３６～３８', '36～38'],
    [
      'a phone number',
      rules.requiredPattern(limits.PhonePartInput.tel),
      '０２２５７１８１７０',
      '0225718170',
    ],
  ])('in %s', (_, rule, typed, plain) => {
    expect(v.safeParse(rule, typed)).toMatchObject({ success: true, output: plain });
  });

  test('in the limits of personal data, in minutes and percent, dates and times', () => {
    const stored = {
      maskLevel: 'lists',
      officerId: null,
      email: '',
      rowVersion: 1,
      officers: [],
      startsOn: null,
    };
    const values = privacyValues({
      ...stored,
      limits: { perHour: 1, action: 'log', severePerHour: 1, severeAction: 'log' },
      periods: [1, 2, 3, 4, 5].map((type) => ({ type, months: 12 })),
    } as unknown as Parameters<typeof privacyValues>[0]);
    const typed = v.parse(v.pick(privacySchema, ['perHour', 'severePerHour']), {
      perHour: '１２',
      severePerHour: '３０',
    });
    expect(privacyBody({ ...values, ...typed }).limits).toMatchObject({ perHour: 12, severePerHour: 30 });
    expect([minutesIn('１２'), percentIn('４２％')]).toEqual([{ minutes: 12 }, { percent: 42 }]);
    expect([minutesIn('八'), percentIn('四'), minutesIn('')]).toEqual([null, null, null]);
    expect(normaliseDate('１１５／０６／０１')).toBe('2026/06/01');
    expect(momentOf('2026/06/01', '０９：３０')).toBe(momentOf('2026/06/01', '09:30'));
  });
});

it('each field for digits is one that normalises them', () => {
  // Passcodes are normalised by the server; a place in a list is by its form.
  const own = ['SetUpDialog.tsx', 'SecondStepForm.tsx', 'SortPanel.tsx', 'MomentForm.tsx', 'DateInput.tsx'];
  const folders = ['subjects', 'records', 'blocks', 'publishing', 'ui'];
  const files = folders.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('dev'))
      .map((file) => `src/${folder}/${file.replaceAll('\\', '/')}`),
  );
  const raw = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /<(?:TextInput|input)\b(?:=>|[^>])*?\b(?:inputMode="(?:numeric|decimal)"|type="tel")/g,
      ),
    ]
      .map(() => file)
      .filter((each) => !own.some((name) => each.endsWith(`/${name}`))),
  );
  expect(raw).toEqual([]);
});

it('each telephone number, count and amount of the contract has the notation of its kind', () => {
  const bare = Object.entries(limits).flatMap(([schema, fields]) =>
    Object.entries(fields as Record<string, { pattern?: string; typed?: string }>)
      .filter(
        ([name, { pattern, typed }]) =>
          /^tel$|Tel$/.test(name) && pattern !== undefined && typed === undefined,
      )
      .map(([name]) => `${schema}.${name}`),
  );
  expect(bare).toEqual([]);
});
