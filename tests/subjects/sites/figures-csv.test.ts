import { expect, it } from 'vitest';
import { figuresCsv } from '../../../src/subjects/sites/figures/figures-csv';

it('the CSV file of the figures hides small counts, and no cell is a formula', () => {
  const share = { share: 0.61, low: 0.5, high: 0.7 };
  const csv = figuresCsv({
    title: '松濤硯',
    period: 'publication',
    from: '2026-11-18',
    days: 6,
    number: 3,
    isEnough: true,
    hasScript: true,
    totals: {
      view: 1240,
      call: 23,
      line: null,
      map: null,
      brochure: null,
      begun: 40,
      refused: null,
      sent: 15,
    },
    dailyBefore: null,
    publications: [
      {
        versionId: 9,
        number: 3,
        publishedOn: '2026-11-18T06:32:00Z',
        views: 1240,
        rates: { sent: share, contact: null },
      },
    ],
    comparisons: [],
    sections: [
      { title: '=格局,"平面"', views: 756, share, before: null, change: null },
      { title: '位置', views: null, share: null, before: null, change: null },
    ],
    campaigns: [{ channel: '', campaign: '', views: 900, sent: null }],
  });
  const lines = csv.trim().split('\r\n');
  expect(lines).toContain('合計,瀏覽,"1,240",');
  expect(lines).toContain('合計,LINE,少於 5,');
  expect(lines.some((line) => line.includes(`"'=格局,""平面""",756,61.0%`))).toBe(true);
  expect(lines.some((line) => line.includes('位置,少於 5,'))).toBe(true);
  expect(csv.startsWith('\uFEFF')).toBe(true);
});
