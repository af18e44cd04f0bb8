import { isDeepStrictEqual } from 'node:util';
import { eq, getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { visitorTexts } from '../../../openapi/generated/visitor-texts';
import {
  articles,
  cases,
  changeEntries,
  files,
  news,
  popups,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import {
  deliveredArticles,
  deliveredCases,
  deliveredNews,
  deliveredPopup,
  deliveredSites,
} from '../../../server/subjects/connections/delivery/content';
import { changeEachColumn } from '../support/changed-columns';
import { addPublicPage } from '../support/public-page';
import { storedPicture } from '../support/stored-picture';
import { createTestDatabase } from '../support/test-database';

const sha = 'a'.repeat(64);
const block = { id: 1, partType: 1, textContent: '題' } as const;
const page = {
  title: '題',
  status: 1,
  coverSha: sha,
  coverName: 'a.jpg',
  shareSha: sha,
  shareName: 'a.jpg',
} as const;
const dated = { ...page, publishDate: '2026-11-01' } as const;

const test = await createTestDatabase();
const shown = await addRecords();
afterAll(() => test.close());

/** A record of each kind that visitors see, and a picture on all of them. */
async function addRecords() {
  const { db } = test;
  await db.insert(files).values(storedPicture(sha));
  const { caseId, themeId, siteId } = await addPublicPage(db, {
    house: { ...page, introduction: '<p>巷口有樹。</p>' },
    parts: [block, { ...block, id: 2, partType: 6, fileSha: sha, fileName: 'a.jpg', altText: '' }],
  });
  const [draft] = await db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'liubai', status: 1, publishedParts: [block] })
    .returning();
  await db.insert(articles).values({ ...dated, type: 2, sort: 1, parts: [block] });
  await db.insert(news).values({ ...dated, content: '<p>內文</p>' });
  await db.insert(popups).values({ title: '題', status: 1, imageSha: sha, imageName: 'a.jpg' });
  return { caseId, themeId, siteId, draftId: draft?.id ?? 0 };
}

/** Columns with these fields of the contract, as entries of this kind carry them. */
const columnsOf = (kind: string, table: Table, names: readonly string[]) =>
  names.map((name) => `${kind}: ${getTableName(table)}.${getTableColumns(table)[name]?.name}`);

it('the feed carries every column that its readers get, and every text for visitors', async () => {
  const { db } = test;
  const { caseId, themeId, siteId, draftId } = shown;
  const delivered = async () => ({
    case: await deliveredCases(db, { limit: 1 }),
    article: await deliveredArticles(db, { limit: 1 }),
    news: await deliveredNews(db, { limit: 1 }),
    site: await deliveredSites(db, { limit: 1 }),
    popup: await deliveredPopup(db),
  });
  const before = await delivered();
  const kinds = Object.keys(before) as (keyof typeof before)[];
  const [carried, missed]: [string[], string[]] = [[], []];
  const rows = [
    { table: cases, where: eq(cases.id, caseId) },
    { table: articles, where: eq(articles.id, 1) },
    { table: news, where: eq(news.id, 1) },
    { table: popups, where: eq(popups.id, 1) },
    { table: siteSets, where: eq(siteSets.id, siteId) },
    { table: siteThemes, where: eq(siteThemes.id, themeId) },
    { table: files, where: eq(files.sha, sha) },
  ];
  const others = {
    'cases.housing_units': [{ name: 'A 戶', areaPing: 46.8, count: 30 }],
    'cases.project_facts': [{ name: 'start', value: '115 年', isPrinted: true }],
    'cases.recommended_case_ids': [9],
    'site_sets.active_theme_id': draftId,
    'site_sets.kept_name': { title: '新名', county: '臺北市', district: '大安區' },
    'site_themes.template_code': 'yejing',
    'files.extension': 'png',
    'files.sources': [{ sha: 'b'.repeat(64), width: 640, height: 480 }],
  };
  await changeEachColumn(db, rows, others, async ({ column, make }) => {
    await db.delete(changeEntries);
    await make();
    const told = new Set((await db.select().from(changeEntries)).map(({ kind }) => kind));
    const after = await delivered();
    const changed = kinds.filter((kind) => !isDeepStrictEqual(after[kind], before[kind]));
    carried.push(...[...told].map((kind) => `${kind}: ${column}`));
    missed.push(...changed.filter((kind) => !told.has(kind)).map((kind) => `${kind}: ${column}`));
  });
  expect(missed).toEqual([]);
  const texts = [
    ...columnsOf('case', cases, visitorTexts.CaseInfoUpdate),
    ...columnsOf('article', articles, visitorTexts.ArticleUpdate),
    ...columnsOf('news', news, visitorTexts.NewsUpdate),
    ...columnsOf('popup', popups, visitorTexts.OtherPopupUpdate),
    ...columnsOf('site', siteSets, visitorTexts.SiteSetUpdate),
  ];
  expect(carried).toEqual(expect.arrayContaining(texts));
  expect(await delivered()).toEqual(before);
});
