import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { singletons, siteThemes } from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { words } from '../support/approvals';
import { replaceTest } from '../support/replace';

const [former, present] = ['0225718170', '0227716600'];
const test = await replaceTest();
afterAll(() => test.close());
beforeEach(async () => {
  await test.rule([]);
  await test.empty();
});

const phone = (tel: string, more: Partial<StoredPart> = {}) => ({
  id: 9,
  partType: 10,
  textContent: '立即來電',
  tel,
  ...more,
});
let themeId = 0;
/** A public page with a number of its own, and a company with another or the same. */
async function begin(companyTel: string, part = phone(former)) {
  const parts = [words('介紹'), part];
  ({ themeId } = await test.begin(parts, parts));
  const value = { name: '和硯建設', tel: companyTel };
  await test.db
    .insert(singletons)
    .values({ key: 'company', value })
    .onConflictDoUpdate({ target: singletons.key, set: { value } });
}
async function phones() {
  const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
  const told = (parts: readonly StoredPart[] | null | undefined) =>
    parts?.flatMap(({ tel, source }) => (tel ? [[source ?? null, tel]] : []));
  return { draft: told(row?.parts), live: told(row?.publishedParts) };
}
const same = (source: string | null, tel: string) => ({ draft: [[source, tel]], live: [[source, tel]] });
const companyTel = async () => (await test.call(test.editor, 'GET', 'company')).data.tel as string;
/** Replaces all hits, those of telephone blocks of pages by a binding. */
async function replaceBound() {
  const records = test.chosen((await test.search()).records);
  const answer = await test.apply(
    records.map((record) => (record.kind === 'site' ? { ...record, companyTel: record.hits } : record)),
  );
  return answer.data.id as number;
}

it('a telephone block is offered the number of the company where that is, or gets, what it would say', async () => {
  const offers = async () =>
    (await test.search()).records.map(({ kind, hits }) => [kind, hits.map((hit) => hit.companyTel)]);
  await begin(present);
  expect(await offers()).toEqual([['site', ['now']]]);
  await begin(former);
  expect(await offers()).toEqual([
    ['company', [null]],
    ['site', ['after']],
    ['site', ['after']],
  ]);
  await begin('0222221111');
  expect((await offers()).flatMap(([, each]) => each)).toEqual([null, null, null]);
});

it('a chosen block shows the number of the company from then on, and its own again after the undo', async () => {
  await begin(present);
  const id = await replaceBound();
  expect(await phones()).toEqual(same('companyTel', present));
  const { rowVersion, name } = (await test.call(test.editor, 'GET', 'company')).data;
  const undone = await test.undoReplacement(id);
  expect(undone.data).toMatchObject({ restored: 1, left: 0 });
  expect(await phones()).toEqual(same(null, former));
  await test.call(test.editor, 'PUT', 'company', { rowVersion, name, tel: '0233334444' });
  expect(await phones()).toEqual(same(null, former));
});

it('the company and the block that shows it change in one act, and come back together', async () => {
  await begin(former);
  const id = await replaceBound();
  expect(await test.states(id)).toEqual({ company: 'live', site: 'live' });
  expect(await companyTel()).toBe(present);
  expect(await phones()).toEqual(same('companyTel', present));
  expect((await test.undoReplacement(id)).data).toMatchObject({ restored: 2, left: 0 });
  expect(await companyTel()).toBe(former);
  expect(await phones()).toEqual(same(null, former));
});

it('a page that shows the number of the company is published with it, and comes back with it', async () => {
  await begin(former, phone(former, { source: 'companyTel' }));
  const { records } = await test.search();
  expect(records.find(({ kind }) => kind === 'site')?.hits).toMatchObject([
    { follows: true, source: { kind: 'company', recordId: 1 }, companyTel: null },
  ]);
  const id = await test.replaceAll();
  expect(await phones()).toEqual(same('companyTel', present));
  expect((await test.undoReplacement(id)).succeeded).toBe(true);
  expect(await companyTel()).toBe(former);
  expect(await phones()).toEqual(same('companyTel', former));
});

it('a block gets the text, which the result says, where the company has another number by then', async () => {
  await begin('0222221111');
  const id = await replaceBound();
  expect(await phones()).toEqual(same(null, present));
  expect((await test.found(id)).items).toMatchObject([
    { state: 'live', reason: '1 處寫上號碼：公司資料的電話不是這個號碼，沒有改用' },
  ]);
});
