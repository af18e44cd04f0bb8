import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteCounts, siteThemes, siteThemeVersions } from '../../../server/base/db/schema';
import {
  changeOf,
  daysUntilSignificant,
  shareOf,
  shownParts,
} from '../../../server/subjects/sites/figure-statistics';
import { siteFigures } from '../../../server/subjects/sites/figures';
import { addPublicPage } from '../support/public-page';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

describe('Statistics', () => {
  it.each([
    // Values computed with binom::binom.wilson in R.
    [15, 1240, 0.00734, 0.01987],
    [61, 100, 0.51207, 0.69981],
    [100, 100, 0.963, 1],
  ])('the interval of %i of %i views is Wilson’s', (count, views, low, high) => {
    const share = shareOf(count, views);
    expect(share?.low).toBeCloseTo(low, 3);
    expect(share?.high).toBeCloseTo(high, 3);
  });

  it('gives no share for a count below five or for less than 100 views', () => {
    expect([shareOf(4, 1000), shareOf(0, 1000), shareOf(60, 99)]).toEqual([null, null, null]);
    expect(shareOf(5, 100)).not.toBeNull();
  });

  it('gives a direction only if the interval of the difference excludes 0, and when it could', () => {
    const [some, more, much] = [shareOf(66, 8210), shareOf(15, 1240), shareOf(60, 1240)];
    if (!some || !more || !much) throw new Error('no share');
    expect(changeOf(more, some)).toMatchObject({ isKnown: false });
    expect(changeOf(much, some)).toMatchObject({ isKnown: true });
    const days = daysUntilSignificant(more, some, { views: 1240, days: 6 });
    expect(days).toBeGreaterThan(3);
    expect(daysUntilSignificant(much, some, { views: 1240, days: 6 })).toBeNull();
  });

  it.each([
    [
      [100, 50, 3],
      [100, null, null],
    ],
    [
      [100, 50, 3, 4],
      [100, 50, null, null],
    ],
    [
      [100, 50, 1, 1],
      [100, null, null, null],
    ],
    [
      [100, 50, 0],
      [100, 50, null],
    ],
    [[3], [null]],
  ])('parts %j of a sum are shown as %j', (parts, expected) => {
    expect(shownParts(parts)).toEqual(expected);
  });
});

describe('The figures of a site', () => {
  let test: TestDatabase;
  let caseId: number;
  let siteId: number;
  beforeAll(async () => {
    test = await createTestDatabase();
    const added = await addPublicPage(test.db, {});
    ({ caseId, siteId } = added);
    const days = [40, 10, 5];
    const versions = await test.db
      .insert(siteThemeVersions)
      .values(
        days.map((ago) => ({
          themeId: added.themeId,
          parts: [],
          publishedOn: new Date(Date.now() - ago * 86_400_000),
          publishedBy: '',
        })),
      )
      .returning({ id: siteThemeVersions.id });
    const [, before = 0, now = 0] = versions.map(({ id }) => id);
    const day = new Date().toISOString().slice(0, 10);
    const add = (
      publicationId: number,
      event: 'view' | 'section' | 'sent' | 'call' | 'line',
      count: number,
      more = {},
    ) => ({
      siteId,
      day,
      publicationId,
      event,
      count,
      ...more,
    });
    await test.db
      .insert(siteCounts)
      .values([
        add(before, 'view', 8000),
        add(before, 'section', 3000, { section: '格局' }),
        add(before, 'sent', 64),
        add(now, 'view', 1000),
        add(now, 'view', 500, { campaign: 'facebook|冬季賞屋' }),
        add(now, 'view', 4, { campaign: 'line' }),
        add(now, 'section', 900, { section: '格局' }),
        add(now, 'sent', 15, { campaign: 'facebook|冬季賞屋' }),
        add(now, 'call', 23),
        add(now, 'line', 3),
      ]);
    await test.db.update(siteThemes).set({ status: 1 });
  }, 60_000);
  afterAll(() => test.close());

  it('compare the newest publication with the one before, and hide small counts and figures that reveal them', async () => {
    const figures = await siteFigures(test.db, { publicOrigin: 'https://www.example.com' }, caseId);
    expect(figures).toMatchObject({ number: 3, isEnough: true, hasScript: true, dailyBefore: 1600 });
    expect(figures.totals).toMatchObject({ view: 1504, call: 23, line: null, sent: 15 });
    expect(figures.publications.map(({ number, views }) => [number, views])).toEqual([
      [1, null],
      [2, 8000],
      [3, 1504],
    ]);
    expect(figures.comparisons).toMatchObject([{ measure: 'sent', change: { isKnown: false } }]);
    expect(figures.sections).toMatchObject([{ title: '格局', views: 900, change: { isKnown: true } }]);
    expect(figures.campaigns).toEqual([
      { channel: '', campaign: '', views: 1000, sent: null },
      { channel: 'facebook', campaign: '冬季賞屋', views: null, sent: 15 },
    ]);
  });

  it('reveal no small count by a share of a sum that includes it', async () => {
    const { totals, publications } = await siteFigures(test.db, { publicOrigin: undefined }, caseId);
    const contact = publications.at(-1)?.rates.contact;
    // The 3 presses of LINE cannot be derived from any figure.
    expect(Math.round((contact?.share ?? 0) * (totals.view ?? 0))).toBe(23);
  });

  it('of days have all publications and no comparison of sections', async () => {
    const figures = await siteFigures(test.db, { publicOrigin: undefined }, caseId, 'days28');
    expect(figures).toMatchObject({ days: 28, hasScript: false, totals: { view: 9504, sent: 79 } });
    expect(figures.sections).toMatchObject([{ views: 3900, before: null, change: null }]);
  });
});
