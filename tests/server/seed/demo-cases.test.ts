import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CaseTab, PartType } from '../../../openapi/generated/enums';
import { readConfig } from '../../../server/base/config/config';
import { articles, cases, salesCases, siteThemes } from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { seed } from '../../../server/operation/seed';
import { demoCases } from '../../../server/operation/seed/cases';
import { renamed } from '../../../server/operation/seed/demo-data';
import { demoPictures } from '../../../server/operation/seed/picture-data';
import { comparedFacts, pageFacts } from '../../../server/subjects/sites/stated-facts';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
await seed(test.db, readConfig({ SEED: 'demo', ADMIN_PASSWORD: 'harbour-lamp-71' }), () => {});
const stored = await test.db.select().from(cases);
const themes = await test.db.select().from(siteThemes);
const pages = new Map(themes.map(({ caseId, parts }) => [caseId, parts]));
afterAll(() => test.close());

const drawings = join(import.meta.dirname, '../../../scripts/demo-drawings');
const quarter = (said: string) => {
  const [, year = '', place = ''] = /^(\d{4}) 年第([一二三四])季$/.exec(said) ?? [];
  return Number(year) * 4 + '一二三四'.indexOf(place);
};
const quarterOf = (date: string) =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);
/** When the months of building sites were written, whose labels follow today. */
const writtenIn = '2026 年第四季';
const pageOf = (code: string) => pages.get(stored.find((row) => row.code === code)?.id ?? 0) ?? [];
/** All words and descriptions of pictures of a page. */
const wordsOf = (parts: readonly StoredPart[]) =>
  parts.flatMap(({ textContent = '', altText = '', siteAddress = '', receptionAddress = '', items = [] }) => [
    textContent,
    altText,
    siteAddress,
    receptionAddress,
    ...items.flatMap((item) => [item.label ?? '', item.textContent, item.altText ?? '']),
  ]);

it('no two cases of the demo have a place, an area, a permit or a cover in common', () => {
  for (const field of ['address', 'siteArea', 'cover', 'introduction'] as const) {
    expect(new Set(demoCases.map((own) => own[field])).size).toBe(demoCases.length);
  }
  expect(new Set(demoCases.map(({ permit }) => permit.number)).size).toBe(demoCases.length);
  expect(demoCases.filter(({ units }) => units.some(({ price }) => price)).length).toBeGreaterThanOrEqual(4);
});

it('some articles name a case that is online and being sold', async () => {
  const told = await test.db.select().from(articles);
  const named = told.flatMap(({ title, summary, parts }) => {
    const said = [title, summary, wordsOf(parts)].flat().join('\n');
    return demoCases.filter((own) => said.includes(own.title));
  });
  expect(named.length).toBeGreaterThanOrEqual(3);
  expect(named.filter(({ isOnline, tab }) => !isOnline || tab !== CaseTab.selling)).toEqual([]);
});

describe.each(demoCases.map((own) => [own.title, own] as const))('%s', (_title, own) => {
  const sold = own.tab === CaseTab.soldOut;

  it('adds its units up to its households, each with a price or none while it cannot be sold', () => {
    expect(own.units.reduce((sum, { count }) => sum + count, 0)).toBe(own.households);
    for (const { areaPing, price, priceMost, availability } of own.units) {
      expect(areaPing).toBeGreaterThan(0);
      expect(availability === 'soldOut').toBe(sold);
      expect(availability === 'upcoming').toBe(own.tab === CaseTab.upcoming);
      expect(price === undefined || own.tab === CaseTab.selling).toBe(true);
      expect((priceMost ?? 1) > (price ?? 0)).toBe(true);
    }
  });

  it('was permitted before it began, began before its completion, and is completed only with a permit of use', () => {
    const [permit, start, completion] = [
      quarterOf(own.permit.date),
      quarter(own.start),
      quarter(own.completion),
    ];
    expect([permit <= start, start < completion]).toEqual([true, true]);
    expect(own.permit.number).toMatch(
      new RegExp(`^${Number(own.permit.date.slice(0, 4)) - 1911} 建字第 \\d{4} 號$`),
    );
    expect(own.usePermit !== undefined).toBe(sold);
    expect(own.usePermit ? quarterOf(own.usePermit.date) : completion).toBe(completion);
  });

  it('says the same in its fields, its facts and its page, and nowhere the number or place of another', () => {
    const row = stored.find(({ code }) => code === own.code);
    if (!row) throw new Error(`No case ${own.code}`);
    expect(pageFacts(row).filter(({ documentValue }) => documentValue !== undefined)).toEqual([]);
    const facts = comparedFacts(row);
    const parts = pageOf(own.code);
    const said = wordsOf(parts).join('\n');
    const values = facts.map(({ value }) => value);
    const shown = parts.find(({ partType }) => partType === PartType.projectFacts)?.items ?? [];
    expect(shown.filter(({ textContent }) => !values.includes(textContent))).toEqual([]);
    const numbers = [...said.matchAll(/建造執照：([^。]+)。/g)].map(([, number]) => number);
    const sample = parts.length > 0 ? ['一一三建字第〇〇〇〇號'] : [];
    expect(numbers).toEqual(own.page ? [own.permit.number] : sample);
    for (const other of demoCases.filter((each) => each !== own)) {
      expect(said).not.toContain(other.permit.number);
      expect(said).not.toContain(other.address);
    }
    expect(own.receptionAddress || own.county + own.district).toContain(own.county + own.district);
    expect(said.includes(own.county + own.district + own.address)).toBe(parts.length > 0);
  });

  it('says how far it has grown only while it grows, and about as far as its dates say', () => {
    const said = [...(stored.find(({ code }) => code === own.code)?.parts ?? []), ...pageOf(own.code)];
    const shown = said.filter(({ partType }) => partType === PartType.progress);
    const headings = said.filter(({ textContent }) => textContent === '工程進度');
    expect(headings).toHaveLength(shown.length);
    expect(shown.length > 0).toBe(own.tab === CaseTab.selling || own.page !== undefined);
    const [start, completion] = [quarter(own.start), quarter(own.completion)];
    const expected = ((quarter(writtenIn) - start) / (completion - start)) * 100;
    for (const { items = [] } of shown) {
      // Floors rise slower than time at first.
      expect(Math.abs((items[0]?.percent ?? 0) - expected)).toBeLessThan(28);
    }
  });

  it('has a plan for each type, which is drawn and described with the size and rooms that the unit has', async () => {
    for (const { name, rooms, areaPing, plan } of own.units) {
      const drawn = await readFile(join(drawings, `${plan}.svg`), 'utf8');
      expect(drawn).toContain(`<title>${name}，${rooms}，${areaPing} 坪</title>`);
      expect(drawn).toContain(`權狀 ${areaPing} 坪（含公設 ${own.sharedRatio}%）`);
      expect(demoPictures[plan].alt).toContain(`${name}平面圖：${rooms}，${areaPing} 坪，`);
    }
  });

  it('has its name and district in the sales system, but for the one that shows a mismatch', async () => {
    const sales = await test.db.select().from(salesCases);
    const title = own.code === renamed.code ? renamed.title : own.title;
    expect(sales.find(({ code }) => code === own.code)).toMatchObject({
      title,
      district: own.county + own.district,
    });
  });
});

it.each(demoCases.flatMap(({ title, address, page }) => (page ? [{ title, address, page }] : [])))(
  'the map of $title has its street and the places of its page with the minutes that the page says',
  async ({ address, page }) => {
    const drawn = await readFile(join(drawings, `${page.map}.svg`), 'utf8');
    for (const [label, , minutes] of page.places) {
      expect(drawn).toMatch(new RegExp(`>${label}</text><text[^>]*>步行 ${minutes} 分<`));
    }
    expect(drawn).toContain(`>${address.split(' ')[0] ?? ''}<`);
    const percents = page.progress.map(([percent]) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  },
);
