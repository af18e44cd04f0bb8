import { describe, expect, test } from 'vitest';
import {
  canEnable,
  canPublish,
  comparisonOf,
  draftName,
  isStepShown,
  liveThemeId,
  missingStep,
  newSamplesOf,
  publicationOf,
  publishKind,
  schedulableActions,
  selectedTheme,
  stepStatus,
  themeOf,
  themesInOrder,
  themeToSchedule,
  type Site,
} from '../../src/machines/publish-site.rules';
import {
  blank,
  changed,
  coded,
  design,
  designed,
  empty,
  live,
  named,
  online,
  sameCase,
  sampled,
} from './publish-site.world';

const other = { ...design, themeId: 4, name: '第二份草稿' };
const schedule = {
  id: 1,
  action: 'publish',
  dueOn: '2026-01-03T00:00:00Z',
  createdOn: '2026-01-01T00:00:00Z',
  createdBy: '王小明',
} as const;
const work = { typed: null, found: null, near: [] };

describe('the chosen theme', () => {
  test.each([
    ['the one chosen', { ...live, themes: [design, other] }, 4, 4],
    ['the public one, when the one chosen has no block', { ...live, themes: [empty, other, design] }, 2, 3],
    ['the public one, when the one chosen is not there', { ...live, themes: [design, other] }, 99, 3],
    ['the public one, when none is chosen', { ...live, themes: [other, design] }, null, 3],
    ['the newest with a block, when none is public', { ...named, themes: [empty, design, other] }, null, 4],
    ['none, when no theme has a block', blank, null, undefined],
  ] satisfies [string, Site, number | null, number | undefined][])('is %s', (_, site, chosen, theme) => {
    expect(selectedTheme(site, chosen)?.themeId).toBe(theme);
  });

  test('for a schedule is one that may go online now', () => {
    const site = { ...live, themes: [design, other] };
    // The public theme has nothing to publish.
    expect([themeToSchedule(site)?.themeId, themeToSchedule(site, 3)?.themeId]).toEqual([4, 4]);
    expect(themeToSchedule({ ...changed, themes: [design, other] })?.themeId).toBe(3);
    expect(themeToSchedule(sampled)).toBeUndefined();
  });
});

test.each([
  ['none before the first publication', { ...named, activeThemeId: 3 }, undefined, null],
  ['the active one', live, 4, 3],
  ['the given one, if the public theme is gone', { ...live, activeThemeId: null }, 4, 4],
  ['none, if the public theme is gone and none is given', { ...live, activeThemeId: null }, undefined, null],
] satisfies [string, Site, number | undefined, number | null][])(
  'the theme whose page is public: %s',
  (_, site, otherwise, id) => expect(liveThemeId(site, otherwise)).toBe(id),
);

test('a theme is found by its id', () => {
  const site = { ...live, themes: [design, other] };
  expect([themeOf(site, 4), themeOf(site, 99), themeOf(site, null)]).toEqual([other, undefined, undefined]);
});

test('themes are listed with the public one first, then the newest', () => {
  const newest = { ...design, themeId: 9 };
  const ids = (site: Site) => themesInOrder(site).map(({ themeId }) => themeId);
  expect(ids({ ...live, themes: [other, design, newest] })).toEqual([3, 9, 4]);
  expect(ids({ ...named, themes: [design, newest, other] })).toEqual([9, 4, 3]);
});

test.each([
  ['a theme with nothing to publish', live, design, false],
  ['one with changes', changed, design, true],
  ['one that is not public yet', live, other, true],
  ['one without a block', live, { ...empty, themeId: 8 }, false],
  ['none', live, undefined, false],
  ['any, before the name is set', coded, design, false],
])('whether it may go online: %s', (_, site, theme, expected) => {
  expect(canPublish(site, theme)).toBe(expected);
});

test.each([
  ['nothing before the name is set', coded, []],
  ['publishing once everything is done', named, ['publish']],
  ['taking off where nothing is to publish', live, ['takeOff']],
  ['both with changes', changed, ['publish', 'takeOff']],
  ['taking off what a time will publish', { ...named, schedules: [schedule] }, ['publish', 'takeOff']],
  [
    'only publishing after that has failed',
    { ...named, schedules: [{ ...schedule, failedOn: '2026-01-03T00:00:00Z' }] },
    ['publish'],
  ],
] satisfies [string, Site, string[]][])('themes that can be scheduled: %s', (_, site, actions) => {
  expect(schedulableActions(site)).toEqual(actions);
});

test('an unnamed draft is called by its template', () => {
  expect([design, { ...design, name: '' }, { ...design, name: '　' }].map(draftName)).toEqual([
    '簡約',
    '留白',
    '留白',
  ]);
});

test('only the public theme has changes that visitors do not see', () => {
  const published = { ...design, status: 1, publishedOn: '2026-01-02T00:00:00Z' } as const;
  expect(publicationOf(changed, published)).toEqual({
    publishedOn: '2026-01-02T00:00:00Z',
    hasUnpublishedChanges: true,
  });
  expect(publicationOf(changed, { ...published, themeId: 4, status: 0 })).toEqual({
    publishedOn: null,
    hasUnpublishedChanges: false,
  });
});

test('a closed step names the one that is missing; a frozen one is shown', () => {
  expect([missingStep(blank, 'publish'), isStepShown(blank, 'publish')]).toEqual(['design', false]);
  expect([missingStep(live, 'name'), isStepShown(live, 'name')]).toEqual([null, true]);
});

test.each([
  ['the first publication', { ...named, activeThemeId: 3 }, 3, 'first'],
  ['a publication of changes', live, 3, 'changes'],
  ['a publication of changes where the public theme is gone', { ...live, activeThemeId: null }, 3, 'changes'],
  ['a change of the theme', live, 4, 'theme'],
] satisfies [string, Site, number, string][])('it is %s', (_, site, theme, kind) => {
  expect(publishKind(site, theme)).toBe(kind);
});

test('a site is enabled only after its publication, and once', () => {
  expect([named, online, live].map(canEnable)).toEqual([false, true, false]);
});

test('the code step is done only by a code that was compared', () => {
  const steps = [designed, coded, { ...coded, codeCheckedOn: null }, { ...coded, caseCode: null }];
  expect(steps.map((site) => stepStatus(site, 'code'))).toEqual(['current', 'done', 'current', 'current']);
});

test('the publishing step is done when the site is live with nothing left to publish', () => {
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

test('a comparison is valid only for the shown code', () => {
  const found = { ...work, found: { code: 'HY202503', salesCase: sameCase } };
  expect(comparisonOf(designed, found).map(({ isSame }) => isSame)).toEqual([true, true]);
  expect(comparisonOf(designed, { ...found, typed: 'HY202504' })).toEqual([]);
  expect(comparisonOf({ ...designed, suggestedCode: 'HY202505' }, found)).toEqual([]);
  expect(comparisonOf(designed, work)).toEqual([]);
});
