import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { PartType, SiteStatus } from '../../../openapi/generated/enums';
import { byServer, withTrail } from '../../../server/base/audit/audit';
import { cases, files, proofDrawn, proofEntries, siteSets } from '../../../server/base/db/schema';
import { inTransaction } from '../../../server/base/db/transaction';
import { storedHousingUnits } from '../../../server/subjects/content/housing-units';
import { checkParts, storeParts } from '../../../server/blocks/blocks';
import type { PagePartInput } from '../../../server/blocks/part-storing';
import { protectPictures } from '../../../server/blocks/rich-text';
import { noteDrawn } from '../../../server/website/proof/further-pages';
import { watchQueries } from '../support/failing-queries';
import { addPublicPage } from '../support/public-page';
import { storedPicture } from '../support/stored-picture';
import { createTestApp } from '../support/test-app';

const statements: string[] = [];

const shaOf = (index: number) => index.toString(16).padStart(64, 'a');

const test = await createTestApp({ WEBSITE: 'on' });
watchQueries(test.db.$client, (statement) => statements.push(statement));
/** Case of a public page. */
const { caseId } = await addPublicPage(test.db, {});
await test.db.insert(files).values(Array.from({ length: 20 }, (_, index) => storedPicture(shaOf(index))));
afterAll(() => test.close());

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
  const costOf = async (name: string, tel: string) => {
    const rowVersion = (await test.inject({ url: '/api/v1/company', headers })).json().data.rowVersion;
    const [before, proven] = [statements.length, await entries()];
    const payload = { rowVersion, name, tel };
    const answer = await test.inject({ method: 'PUT', url: '/api/v1/company', headers, payload });
    expect(answer.json()).toMatchObject({ succeeded: true });
    const cost = statements.length - before;
    expect(await entries()).toBe(proven + 1);
    return cost;
  };
  for (const name of ['和硯', '和硯建設']) await costOf(name, name === '和硯' ? '0225718170' : '0225718171');
  await addSites(2);
  const few = await costOf('和硯建設一', '0225718172');
  await addSites(4);
  expect(await costOf('和硯建設二', '0225718173')).toBe(few);
});

it('recipients and rotation are saved by the same statements for any number of members', async () => {
  const edits = ['Permissions.Contacts.View', 'Permissions.Contacts.Edit'];
  const headers = await test.signInAs(['Permissions.Contacts.Email.View', 'Permissions.Contacts.Email.Edit']);
  const members: number[] = [];
  const costOf = async (added: number) => {
    for (let index = 0; index < added; index++) {
      members.push(await test.addAccount(`member-${performance.now()}`, '', edits));
    }
    const stored = await test.inject({ url: '/api/v1/contact/get-email', headers });
    const { rowVersion, recipients } = stored.json().data;
    const before = statements.length;
    const payload = { rowVersion, recipients, rotation: members };
    const answer = await test.inject({ method: 'POST', url: '/api/v1/contact/edit-email', headers, payload });
    expect(answer.json()).toMatchObject({ succeeded: true });
    return statements.length - before;
  };
  await costOf(1);
  const few = await costOf(2);
  expect(await costOf(4)).toBe(few);
});

it('a text and units name any number of pictures at the cost of one', async () => {
  const costOf = async (count: number) => {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const html = indexes.map((index) => `<p><img src="${pathOf(index)}" alt="外牆"></p>`).join('');
    const units = indexes.map((index) => ({
      name: `A${index}`,
      areaPing: 30,
      count: 1,
      plan: pathOf(index),
    }));
    const before = statements.length;
    await inTransaction(test.db, (plain) =>
      withTrail(plain, ...byServer('schedule'), async (tx) => {
        await protectPictures(tx, html, 'content');
        await storedHousingUnits(tx, units, []);
      }),
    );
    return statements.length - before;
  };
  expect(await costOf(6)).toBe(await costOf(2));
});

it('any number of pages of a chain is noted by one statement', async () => {
  const bytes = Buffer.from('<p>頁</p>');
  const paths = ['/a', '/b', '/c'];
  const before = statements.length;
  const note = (of: Buffer | null) =>
    noteDrawn(test.db, 999, { source: 'a'.repeat(64), pages: paths.map((path) => ({ path, bytes: of })) });
  await note(bytes);
  await note(null);
  expect(statements.length - before).toBe(2);
  const rows = await test.db.select().from(proofDrawn).where(eq(proofDrawn.caseId, 999));
  expect(rows.map(({ path, pageSha }) => [path, pageSha])).toEqual(paths.map((path) => [path, null]));
});
