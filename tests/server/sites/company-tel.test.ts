import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { siteThemes } from '../../../server/base/db/schema';
import { addPublicPage } from '../support/public-page';
import { answered, createTestApp } from '../support/test-app';

const claims = ['Cases', 'Cases.OnePage', 'Website'].flatMap((unit) => [
  `Permissions.${unit}.View`,
  `Permissions.${unit}.Edit`,
]);
const test = await createTestApp();
const { authorization } = await test.signInAs(claims);
afterAll(() => test.close());

type Part = components['schemas']['PagePart'] & { tel?: string; source?: string };
const call = async <T>(method: 'GET' | 'PUT', url: string, body?: object, isForm = false) =>
  answered<T>(
    await test.inject({
      method,
      url: `/api/v1/${url}`,
      headers: { authorization },
      ...(isForm ? { form: body } : { payload: body }),
    }),
  );
const theme = async (id: number) =>
  (await call<{ rowVersion: number; parts: Part[]; publishedParts: Part[] }>('GET', `SiteThemes/${id}`)).data;
const saveTel = async (tel: string) => {
  const { rowVersion } = (await call<{ rowVersion: number }>('GET', 'company')).data;
  return call('PUT', 'company', { rowVersion, name: '和硯建設', tel });
};
const publish = async (themeId: number) =>
  call('PUT', 'SiteThemes/edit-status', {
    themeId,
    rowVersion: (await theme(themeId)).rowVersion,
    status: 1,
  });
let count = 0;
/** A public page of which the draft's telephone block is bound to a source. */
async function addPage(source: string) {
  count += 1;
  const code = `T${count}`;
  const ids = await addPublicPage(test.db, {
    house: { code, title: `青田硯${count}`, tel: '0227001234' },
    parts: [{ id: count, partType: 10, textContent: '來電', tel: '0900000000', source: 'none' }],
    site: { siteName: `tel-${count}` },
  });
  const { rowVersion, parts } = await theme(ids.themeId);
  const webParts = parts.map((part) => ({ ...part, source }));
  const saved = await call('PUT', 'SiteThemes', { themeId: ids.themeId, rowVersion, webParts }, true);
  return { ...ids, saved, title: `青田硯${count}`, path: `/case/tel-${count}` };
}
const phoneOn = async (path: string) =>
  `0${/tel:\+886(\d+)/.exec((await test.inject({ url: path })).body)?.[1] ?? ''}`;

describe('a telephone block that shows the telephone of the company', () => {
  it('is refused while the company has none, and offered beside that of the case once it has one', async () => {
    expect((await addPage('companyTel')).saved.status).toBe(400);
    await saveTel('0225718170');
    const { themeId } = await addPage('companyTel');
    const sources = await call<{ source: string; parts: Part[] }[]>('GET', `SiteThemes/sources/${themeId}`);
    expect(
      sources.data.flatMap(({ source, parts }) => (parts[0]?.tel ? [[source, parts[0].tel]] : [])),
    ).toEqual([
      ['tel', '0227001234'],
      ['companyTel', '0225718170'],
    ]);
    expect((await theme(themeId)).parts).toMatchObject([
      { source: 'companyTel', textContent: '來電', tel: '0225718170' },
    ]);
  });

  it('follows a save of the company in its draft, and on its public page when that is published', async () => {
    await saveTel('0225718170');
    const own = await addPage('companyTel');
    const other = await addPage('tel');
    for (const { themeId } of [own, other]) expect(await publish(themeId)).toMatchObject({ succeeded: true });
    const versionOf = async ({ themeId }: { themeId: number }) => (await theme(themeId)).rowVersion;
    const before = await versionOf(other);
    const { messages } = await saveTel('0227716600');
    expect(messages[0]).toContain('公開頁面仍是先前的電話');
    expect(messages[0]).toContain(own.title);
    expect(messages[0]).not.toContain(other.title);
    expect((await theme(own.themeId)).parts).toMatchObject([{ tel: '0227716600' }]);
    expect(await phoneOn(own.path)).toBe('0225718170');
    const outdatedOf = async () =>
      (await call<components['schemas']['CaseInfo']>('GET', `CaseInfos/${own.caseId}`)).data.outdatedPage;
    expect((await outdatedOf())?.sources).toEqual(['companyTel']);
    expect(await versionOf(other)).toBe(before);
    expect(await publish(own.themeId)).toMatchObject({ succeeded: true });
    expect(await phoneOn(own.path)).toBe('0227716600');
    expect(await outdatedOf()).toBe(undefined);
    expect((await saveTel('0227716600')).messages).toEqual(['儲存成功']);
  });

  it('keeps its last number, marked, when the company has none, and is not published then', async () => {
    await saveTel('0225718170');
    const { themeId } = await addPage('companyTel');
    await saveTel('');
    expect((await theme(themeId)).parts).toMatchObject([{ tel: '0225718170', isSourceEmpty: true }]);
    expect(await publish(themeId)).toMatchObject({ succeeded: false });
  });

  it('is no block of an older page that merely says the same number', async () => {
    await saveTel('0225718170');
    const { themeId } = await addPage('none');
    const parts = [{ id: 99, partType: 10, textContent: '來電', tel: '0225718170' }];
    await test.db.update(siteThemes).set({ parts }).where(eq(siteThemes.id, themeId));
    expect((await theme(themeId)).parts[0]?.source).toBe(undefined);
  });
});
