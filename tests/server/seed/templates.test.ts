import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { accounts, auditEntries, files, templates } from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { partsOnWire } from '../../../server/blocks/blocks';
import { seed } from '../../../server/operation/seed';
import { earlierTemplates, fingerprintOf } from '../../../server/operation/seed/templates';
import { filledPage } from '../../../server/subjects/sites/theme-fill';
import { sectionEntries } from '../../../src/drawing/bars';
import { composeSite } from '../../../src/drawing/compose';
import { own as house } from '../support/case-facts';
import { createTestApp } from '../support/test-app';

const config = readConfig({ SEED: 'none', ADMIN_PASSWORD: 'harbour-lamp-71' });
const start = () => seed(test.db, config, () => {});

/** The template of release 1.0.0. */
function firstTemplate(fileSha: string): StoredPart[] {
  const says: Omit<StoredPart, 'id'>[] = [
    { partType: 1, align: 1, textContent: '把日子，過成風景' },
    { partType: 6, altText: '建築正立面', fileSha, fileName: '松濤硯_正立面.jpg' },
    {
      partType: 2,
      align: 1,
      textContent:
        '基地緊鄰綠園道，建築退縮十二公尺，把最好的面向留給樹影與風。一層兩戶，每一扇窗都有自己的季節。',
    },
    { partType: 1, align: 1, textContent: '建築｜一筆一劃的留白' },
    { partType: 6, altText: '街角的建築量體', fileSha, fileName: '沐川院_正立面.jpg' },
    {
      partType: 2,
      align: 1,
      textContent:
        '立面以淺色石材與深色鋁格柵交錯，午後的光線在陽台上緩慢移動。\n\n公共空間全數南向，梯廳自然採光，回家的路因此明亮。',
    },
    { partType: 1, align: 1, textContent: '規劃資訊' },
    {
      partType: 11,
      items: [
        '基地面積：612 坪',
        '樓層規劃：地上 15 層、地下 3 層',
        '總戶數：28 戶',
        '坪數：46～72 坪',
        '預計完工：2028 年第二季',
      ].map((textContent, index) => ({ id: index + 20, textContent })),
    },
    {
      partType: 5,
      textContent: '縮時工程紀錄',
      url: 'https://www.youtube.com/watch?v=ysz5S6PUM-U',
      altText: '',
    },
    {
      partType: 8,
      textContent: '查看交通位置',
      url: 'https://www.google.com/maps',
      urlTarget: '_blank',
    },
    { partType: 10, textContent: '預約賞屋專線', tel: '0225718170' },
  ];
  return says.map((part, index) => ({ ...part, id: index + 1 }));
}

const found = () => test.db.select().from(templates).orderBy(templates.id);

const test = await createTestApp();
await start();
const seeded = (await found()).map(({ parts }) => fingerprintOf(parts));
afterAll(() => test.close());

const store = async (id: number, parts: StoredPart[]) =>
  test.db.update(templates).set({ parts }).where(eq(templates.id, id));
async function shaOfSome(): Promise<string> {
  const [row] = await found();
  return row?.parts.find(({ fileSha }) => fileSha)?.fileSha ?? '';
}

it('an installation without demo content has the pictures of the templates alone, each with its text and its widths', async () => {
  const rows = await test.db.select().from(files).where(isNotNull(files.uploadedOn));
  const used = (await found()).flatMap(({ parts }) => JSON.stringify(parts));
  expect(rows.filter(({ sha }) => !used.some((text) => text.includes(sha)))).toEqual([]);
  expect(rows.filter(({ alt, sources }) => !alt || sources.length === 0)).toEqual([]);
});

it('an unchanged template of an earlier release becomes the present one at the next start, with an audit entry', async () => {
  const [before] = await found();
  const id = before?.id ?? 0;
  await store(id, firstTemplate(await shaOfSome()));
  await start();
  const [after] = await found();
  expect(fingerprintOf(after?.parts ?? [])).toBe(fingerprintOf(before?.parts ?? []));
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'template'));
  expect(entries).toMatchObject([
    { recordId: id, action: 'update', operation: 'templates', title: '留白', accountId: null },
  ]);
  await start();
  expect(await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'template'))).toHaveLength(1);
});

it('a template changed by staff stays: in its texts, or in a picture of the same name', async () => {
  const [, words, picture] = await found();
  const parts = firstTemplate(await shaOfSome());
  const reworded = parts.with(0, { id: 1, partType: 1, align: 1, textContent: '我們的標題' });
  await store(words?.id ?? 0, reworded);
  const [staff] = await test.db.select({ id: accounts.id }).from(accounts).limit(1);
  const sha = 'a'.repeat(64);
  await test.db.insert(files).values({
    sha,
    extension: 'jpg',
    mime: 'image/jpeg',
    bytes: Buffer.from('own'),
    size: 3,
    uploadedById: staff?.id ?? null,
  });
  const own = firstTemplate(sha);
  await store(picture?.id ?? 0, own);
  await start();
  const [, first, second] = await found();
  expect([first?.parts, second?.parts]).toEqual([reworded, own]);
});

it('no present template equals an earlier one: a change of theme-data.ts adds their fingerprints', () => {
  expect(seeded).toEqual(['2af7ca0f67948856', '7bd7e8bbdb6d75e9', '0b8cb214552df75e', 'ffcfd0e7b22f621e']);
  expect(seeded.filter((each) => earlierTemplates.has(each))).toEqual([]);
});

it('each template has a gallery, facts, plans, progress, places, questions, a form and bars of seven sections', async () => {
  const [first, , , last] = await found();
  for (const { parts } of [first, last].flatMap((row) => row ?? [])) {
    const types = new Set(parts.map(({ partType }) => partType));
    expect([...types]).toEqual(expect.arrayContaining([101, 102, 103, 104, 105, 106, 108, 109]));
    const page = composeSite(await partsOnWire(test.db, parts));
    expect(sectionEntries(page).map((entry) => entry.name)).toHaveLength(7);
    expect(page.opened.filter(({ group }) => group === 'gallery')).toHaveLength(3);
  }
});

it('facts and plans of a new page come from its case, without a second list of units; addresses are no samples', async () => {
  const [row] = await found();
  const page = filledPage(row?.parts ?? [], {
    ...house,
    address: '青田街 1 號',
    receptionAddress: '永康街 2 號',
    siteArea: '300 坪',
    housingUnits: [{ name: 'A 戶', rooms: '三房', areaPing: 40, count: 3 }],
    projectFacts: [{ name: 'use', value: '集合住宅', source: 'permit', isPrinted: true }],
  });
  const of = (type: number) => page.find(({ partType }) => partType === type);
  expect(of(102)).toEqual({
    id: 0,
    partType: 102,
    source: 'projectFacts',
    items: [{ id: 0, label: '用途', textContent: '集合住宅', group: '許可', detail: '建照' }],
  });
  expect(of(103)).toMatchObject({ source: 'plans', items: [{ textContent: 'A 戶　三房　40 坪　3 戶' }] });
  expect(page.filter(({ source }) => source === 'units')).toEqual([]);
  expect(of(105)).toMatchObject({
    siteAddress: '臺北市大安區青田街 1 號',
    receptionAddress: '永康街 2 號',
    isSample: true,
    sampleFields: ['text', 'picture', 'alt', 'items'],
  });
});

it('for a case without facts and units both blocks are omitted, with a heading that would have no content', async () => {
  for (const row of await found()) {
    const page = filledPage(row.parts, house);
    expect(page.filter(({ partType }) => partType === 102 || partType === 103)).toEqual([]);
    const headings = page.flatMap(({ partType, textContent = '' }) => (partType === 1 ? [textContent] : []));
    expect(headings).not.toContain('建案資訊');
  }
});
