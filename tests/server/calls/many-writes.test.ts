import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PartType, SiteStatus } from '../../../openapi/generated/enums';
import { byServer, withTrail } from '../../../server/audit/audit';
import { cases, files, proofEntries, siteSets } from '../../../server/db/schema';
import { inTransaction } from '../../../server/db/transaction';
import { checkParts, storeParts } from '../../../server/pages/blocks';
import type { PagePartInput } from '../../../server/pages/part-storing';
import { watchQueries } from '../support/failing-queries';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

let test: TestApp;
/** Case of a public page. */
let caseId: number;
const statements: string[] = [];
beforeAll(async () => {
  test = await createTestApp({ WEBSITE: 'on' });
  watchQueries(test.db.$client, (statement) => statements.push(statement));
  ({ caseId } = await addPublicPage(test.db, {}));
  const picture = { extension: 'jpg', mime: 'image/jpeg', bytes: Buffer.from('picture'), size: 7 };
  await test.db
    .insert(files)
    .values(Array.from({ length: 20 }, (_, index) => ({ ...picture, sha: shaOf(index) })));
});
afterAll(() => test.close());

const shaOf = (index: number) => index.toString(16).padStart(64, 'a');
const pathOf = (index: number) => `/files/${shaOf(index)}.jpg`;

/** A page with this many blocks of each type that has entries or pictures, and as many entries in each. */
function pageOf(count: number): PagePartInput[] {
  const each = <T>(made: (index: number) => T) => Array.from({ length: count }, (_, index) => made(index));
  const picture = (index: number) => ({ filePath: pathOf(index), altText: '外牆', kind: 'photo' as const });
  return each((index) => [
    { partType: PartType.image, ...picture(index) },
    {
      partType: PartType.gallery,
      items: each((secSort) => ({ secSort, textContent: '一樓', ...picture(secSort) })),
    },
    { partType: PartType.list, items: each((secSort) => ({ secSort, textContent: '近捷運' })) },
    {
      partType: PartType.progress,
      items: each((secSort) => ({
        secSort,
        label: `2026-0${secSort + 1}`,
        textContent: '',
        pictures: each(picture),
      })),
    },
    { partType: PartType.download, textContent: '建案簡介', detail: '', documentPath: pathOf(index) },
  ])
    .flat()
    .map((part, sort) => ({ ...part, sort }));
}

it('a page is stored by the same statements for any number of blocks, entries and pictures', async () => {
  const costOf = async (count: number) => {
    const checked = await checkParts(pageOf(count), null);
    const before = statements.length;
    const stored = await inTransaction(test.db, (plain) =>
      withTrail(plain, ...byServer('schedule'), (tx) => storeParts(tx, checked, [])),
    );
    const ids = stored.flatMap(({ id, items = [] }) => [id, ...items.map((item) => item.id)]);
    expect(new Set(ids).size).toBe(5 * count + 3 * count * count);
    return statements.length - before;
  };
  await costOf(1);
  expect(await costOf(6)).toBe(await costOf(2));
});

it('a change on all public pages asks the same statements for any number of sites without a page', async () => {
  const headers = await test.signInAs(['Permissions.Website.View', 'Permissions.Website.Edit']);
  const addSites = async (count: number) => {
    const sites = await test.db.$count(cases);
    const house = {
      title: '青田硯',
      tab: 1,
      county: '臺北市',
      district: '大安區',
      tel: '0225718170',
      sort: 1,
    } as const;
    const added = await test.db
      .insert(cases)
      .values(Array.from({ length: count }, (_, index) => ({ ...house, code: `N${sites + index}` })))
      .returning({ id: cases.id });
    await test.db
      .insert(siteSets)
      .values(added.map(({ id }) => ({ caseId: id, siteName: `no-page-${id}`, status: SiteStatus.enabled })));
  };
  const entries = () => test.db.$count(proofEntries, eq(proofEntries.caseId, caseId));
  const costOf = async (name: string) => {
    const rowVersion = (await test.inject({ url: '/api/v1/company', headers })).json().data.rowVersion;
    const [before, proven] = [statements.length, await entries()];
    const payload = { rowVersion, name };
    const answer = await test.inject({ method: 'PUT', url: '/api/v1/company', headers, payload });
    expect(answer.json()).toMatchObject({ succeeded: true });
    const cost = statements.length - before;
    expect(await entries()).toBe(proven + 1);
    return cost;
  };
  for (const name of ['和硯', '和硯建設']) await costOf(name);
  await addSites(2);
  const few = await costOf('和硯建設一');
  await addSites(4);
  expect(await costOf('和硯建設二')).toBe(few);
});
