import { describe, expect, test } from 'vitest';
import {
  canEnable,
  comparisonOf,
  newSamplesOf,
  publishKind,
  stepStatus,
  themeToPublish,
  type Website,
} from '../../src/machines/publish-site.rules';
import { blank, coded, design, designed, empty, live, named, online, sameCase } from './publish-site.world';

const other = { ...design, themeId: 4, name: '第二份草稿' };
const work = { typed: null, found: null, near: [] };

describe('the theme that publishing puts online', () => {
  test.each([
    ['the one asked for', { ...live, themes: [design, other] }, 4, 4],
    ['none, when the one asked for has no block', { ...live, themes: [empty, design] }, 2, null],
    ['none, when the one asked for is not there', { ...live, themes: [design] }, 99, null],
    ['the public one', { ...live, themes: [other, design] }, null, 3],
    ['the first with a block, when none is public', { ...named, themes: [empty, other, design] }, null, 4],
    ['none, when no theme has a block', blank, null, null],
  ] satisfies [string, Website, number | null, number | null][])('is %s', (_, site, wanted, theme) => {
    expect(themeToPublish(site, wanted)).toBe(theme);
  });
});

test.each([
  ['the first publication', { ...named, activeThemeId: 3 }, 3, 'first'],
  ['a publication of changes', live, 3, 'changes'],
  ['a publication of changes where the public theme is gone', { ...live, activeThemeId: null }, 3, 'changes'],
  ['a change of the theme', live, 4, 'theme'],
] satisfies [string, Website, number, string][])('it is %s', (_, site, theme, kind) => {
  expect(publishKind(site, theme)).toBe(kind);
});

test('a website is enabled only after its publication, and once', () => {
  expect([named, online, live].map(canEnable)).toEqual([false, true, false]);
});

test('the code step is done only by a code that was compared', () => {
  const steps = [designed, coded, { ...coded, codeCheckedOn: null }, { ...coded, caseCode: null }];
  expect(steps.map((site) => stepStatus(site, 'code'))).toEqual(['current', 'done', 'current', 'current']);
});

test('the publishing step is done when the website is live with nothing left to publish', () => {
  const steps = [
    named,
    online,
    live,
    { ...live, hasUnpublishedChanges: true },
    { ...live, publishedOn: null },
  ];
  expect(steps.map((site) => stepStatus(site, 'publish'))).toEqual([
    'current',
    'current',
    'done',
    'current',
    'current',
  ]);
});

test('samples that visitors see already close nothing', () => {
  const sample = { id: 31, partType: 11, sort: 4, textContent: '基地面積：612 坪' } as const;
  const theme = { ...design, sampleParts: [sample, { ...sample, id: 32, isPublic: true }] };
  expect(newSamplesOf(theme)).toEqual([sample]);
  expect([newSamplesOf({}), newSamplesOf(undefined)]).toEqual([[], []]);
});

test('a comparison stands only for the very code that is shown', () => {
  const found = { ...work, found: { code: 'HY202503', salesCase: sameCase } };
  expect(comparisonOf(designed, found).map(({ isSame }) => isSame)).toEqual([true, true]);
  expect(comparisonOf(designed, { ...found, typed: 'HY202504' })).toEqual([]);
  expect(comparisonOf({ ...designed, suggestedCode: 'HY202505' }, found)).toEqual([]);
  expect(comparisonOf(designed, work)).toEqual([]);
});
