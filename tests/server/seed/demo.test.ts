import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { readConfig } from '../../../server/base/config/config';
import { checkBody } from '../../../server/access/calls/operations';
import { checkImport } from '../../../server/subjects/imports/imports';
import { approvalStateOf, requestState } from '../../../server/subjects/approvals/rules/approval-state';
import {
  accounts,
  approvalRequests,
  auditEntries,
  cases,
  importRows,
  madeFiles,
  roles,
  singletons,
  siteThemes,
} from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { FaceCutter } from '../../../server/website/pages/face-cutting';
import { findSubject } from '../../../server/subjects/approvals/requests/subjects';
import { seed } from '../../../server/operation/seed';
import { demoGuide, hasDemoCompany } from '../../../server/operation/seed/guide';
import { importedFile } from '../../../server/operation/seed/traffic';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const demo = readConfig({ LOG_LEVEL: 'silent', SEED: 'demo', ADMIN_PASSWORD: 'harbour-lamp-71' });
await seed(test.db, demo, () => undefined);
const headers = await test.signInAs(claims);
afterAll(() => test.close());

type Item = Record<string, unknown>;
async function itemsOf(url: string): Promise<Item[]> {
  const answer = await test.inject({ url: `/api/v1/${url}`, headers });
  const { data } = answer.json<{ data: { items?: Item[] } }>();
  return data.items ?? (Array.isArray(data) ? data : []);
}
const dataOf = async <T>(url: string): Promise<T> =>
  (await test.inject({ url: `/api/v1/${url}`, headers })).json<{ data: T }>().data;
/** Blocks and entries with a picture. */
const picturesOf = (parts: readonly StoredPart[]) =>
  parts.flatMap((part) => [part, ...(part.items ?? [])]).filter(({ fileSha }) => fileSha);
const valuesOf = (items: readonly Item[], name: string) => new Set(items.map((item) => item[name]));
const idOf = async (list: string, title: string) =>
  (await itemsOf(`${list}/list?keyword=${encodeURIComponent(title)}`)).map(({ id }) => id)[0];

it('published demo pages have no samples and agree with their cases; unfinished pages have samples', async () => {
  const rows = await test.db.select().from(siteThemes).innerJoin(cases, eq(cases.id, siteThemes.caseId));
  for (const { site_themes: page, cases: own } of rows) {
    const said = JSON.stringify(page.publishedParts ?? page.parts);
    expect(said).toContain(`總戶數：${own.households} 戶`);
    expect(said).toContain(`基地面積：${own.siteArea}`);
    expect((page.publishedParts ?? []).some(({ isSample }) => isSample)).toBe(false);
    expect(page.parts.some(({ isSample }) => isSample)).toBe(page.publishedOn === null);
  }
  expect(rows.filter(({ site_themes: { publishedOn } }) => publishedOn)).toHaveLength(4);
});

it('the demo content has scheduled times, and a record of each kind in the trash', async () => {
  const waiting = await itemsOf('schedules/list?pageSize=100');
  expect(valuesOf(waiting, 'kind')).toEqual(new Set(['site', 'article', 'news', 'otherPopup']));
  expect(valuesOf(waiting, 'state')).toEqual(new Set(['waiting']));
  const gone = await itemsOf('trash/list?pageSize=100');
  expect(valuesOf(gone, 'kind')).toEqual(new Set(['case', 'article', 'news']));
});

it('popups of the demo content have future, past and no times, and visitors see none of them yet', async () => {
  const states = valuesOf(await itemsOf('popups/list'), 'visibleState');
  expect(states).toEqual(new Set(['scheduled', 'ended', 'offline']));
});

it('records of the demo content have versions with changes, its pages with notes', async () => {
  for (const [list, kind, title, changed, note] of [
    ['CaseInfos', 'case', '松濤硯', ['receptionAddress'], '接待中心搬遷'],
    ['Articles', 'article', '2026 年第三季雙北', ['parts'], '補上三點摘要'],
    ['News', 'news', '松濤硯 實品屋', ['summary'], ''],
  ] as const) {
    const versions = await itemsOf(`history/${kind}/${String(await idOf(list, title))}`);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions[0]).toMatchObject({ changed, note });
  }
  const published = await itemsOf('SiteThemes/versions/1');
  expect(published).toHaveLength(3);
  expect([...valuesOf(published, 'note')].every(Boolean)).toBe(true);
});

it('enquiries of the demo content have assignees, notes and a visit, and the audit trail covers several days', async () => {
  const enquiries = await itemsOf('contact/get-list-paged?pageSize=100');
  expect(valuesOf(enquiries, 'assignee').size).toBeGreaterThan(3);
  expect(await itemsOf('contact/get-list-paged?isSpam=true')).toHaveLength(1);
  expect(await itemsOf('contact/appointments')).toHaveLength(1);
  const trail = await itemsOf('AuditTrails/list?pageSize=100');
  const days = new Set(trail.map(({ at }) => String(at).slice(0, 10)));
  expect(days.size).toBeGreaterThan(5);
  for (const action of ['signIn', 'signInFailed', 'update', 'create', 'publish', 'delete', 'export']) {
    expect(valuesOf(trail, 'action')).toContain(action);
  }
  expect(trail.every(({ at }) => Date.parse(String(at)) < Date.now())).toBe(true);
});

it('popups of the demo wait for approval, for a change and for going online, with what people said', async () => {
  const requests = await test.db.select().from(approvalRequests);
  const states = await Promise.all(
    requests.map(async ({ kind, recordId }) =>
      requestState(await approvalStateOf(test.db, (await findSubject(test.db, kind, recordId)).content)),
    ),
  );
  expect(new Set(states)).toEqual(new Set(['requested', 'changesAsked', 'approved']));
  expect(requests.every(({ note, dueOn }) => note !== '' && dueOn > new Date())).toBe(true);
});

it('a release of the demo is planned, and each of its items may go as planned', async () => {
  const [planned] = await itemsOf('Releases');
  const { state, items } = await dataOf<{ state: string; items: Item[] }>(
    `Releases/${String(planned?.['id'])}`,
  );
  expect(state).toBe('planned');
  expect(items.map((item) => [item['action'], item['state']])).toEqual([
    ['online', 'ready'],
    ['offline', 'ready'],
  ]);
});

it('the only account of the demo that can sign in puts a popup without figures online alone', async () => {
  const { content } = await findSubject(test.db, 'popup', 1);
  expect(await approvalStateOf(test.db, content)).toMatchObject({ isRuled: true, isApproved: true });
});

it('one unpublished draft of the demo has findings, a picture without a text, comments and a reviewer', async () => {
  const themes = await test.db.select().from(siteThemes);
  const found = [];
  for (const { id, parts } of themes) {
    const check = await dataOf<{ findings: { putAside?: object | null }[] }>(`SiteThemes/ad-check/${id}`);
    const findings = check.findings.filter(({ putAside }) => !putAside);
    const bare = picturesOf(parts).filter(({ altText }) => altText === '').length;
    if (findings.length + bare > 0) found.push([id, findings.length, bare]);
  }
  const [rough] = themes.filter(({ parts }) => JSON.stringify(parts).includes('保證增值'));
  expect(rough?.publishedOn).toBeNull();
  // 增值 and 保證.
  expect(found).toEqual([[rough?.id, 2, 1]]);
  const { threads } = await dataOf<{ threads: { comments: object[] }[] }>(`SiteThemeComments/${rough?.id}`);
  expect(threads.map(({ comments }) => comments.length)).toEqual([2]);
  expect(await itemsOf(`outside-reviews/${rough?.id}`)).toMatchObject([{ isEnded: false, state: 'waiting' }]);
});

it('an import of the demo was undone, and a webhook was tried again after a failure', async () => {
  expect(await itemsOf('imports/list')).toMatchObject([{ state: 'undone' }]);
  const caller = { id: 1, name: '', claims: new Set(claims) };
  const checked = await checkImport(test.db, { kind: 'contact', file: importedFile(), checkBody }, caller);
  expect(checked.rows.map(({ verdict }) => verdict)).toEqual(checked.rows.map(() => 'new'));
  const stored = await test.db.select().from(importRows).orderBy(importRows.place);
  expect(checked.rows.map(({ values }) => values)).toEqual(stored.map(({ values }) => values));
  const [hook] = await itemsOf('Connections/webhooks');
  expect(hook).toMatchObject({ state: 'ended', waiting: 0 });
  const deliveries = await itemsOf(`Connections/webhooks/${String(hook?.['id'])}/deliveries`);
  expect(deliveries.map(({ tries }) => tries)).toEqual([1, 2]);
});

it('people of every role made the demo, and the server nothing', async () => {
  const trail = await test.db.select().from(auditEntries);
  expect(trail.filter(({ accountName, action }) => accountName === '' && action !== 'signInFailed')).toEqual(
    [],
  );
  const held = await test.db.select({ roleId: accounts.roleId }).from(accounts);
  const all = await test.db.select({ id: roles.id }).from(roles);
  expect(new Set(held.map(({ roleId }) => roleId))).toEqual(new Set(all.map(({ id }) => id)));
});

it('a start names the sites, the website and the mails of the demo, until the company is renamed', async () => {
  const address = 'http://127.0.0.1:3000/mng';
  const config = readConfig({ SEED: 'demo' });
  const guide = await demoGuide(test.db, config, address, true);
  const urls = guide.map((line) => /http:[^\s（]+/.exec(line)?.[0]);
  expect(urls).toEqual([
    ...['202503', '202502', '202402', '202312'].map((code) => `http://127.0.0.1:3000/case/site-${code}`),
    'http://127.0.0.1:3000/site',
    'http://127.0.0.1:3000/mng/mails',
  ]);
  expect(await demoGuide(test.db, config, address, false)).toEqual([
    expect.stringContaining('admin'),
    ...guide,
  ]);
  expect(await hasDemoCompany(test.db)).toBe(true);
  await test.db
    .update(singletons)
    .set({ value: { legalName: '本宅建設' } })
    .where(eq(singletons.key, 'company'));
  expect(await hasDemoCompany(test.db)).toBe(false);
});

/** What a new connection carries before its first answer, less the head of the response. */
const firstWindow = 14_600 - 900;

it('each face of the four project sites reaches a phone in one go', async () => {
  const sites = ['202503', '202502', '202402', '202312'];
  await Promise.all(sites.map((site) => test.inject({ url: `/case/site-${site}` })));
  const ordered = await test.db.select({ recipe: madeFiles.recipe }).from(madeFiles);
  const faces = ordered.flatMap(({ recipe }) => (recipe.kind === 'face' ? recipe : []));
  expect(faces.map(({ weight }) => weight).toSorted()).toEqual([400, 600]);
  const cutter = new FaceCutter();
  const sizes = [];
  for (const { weight, letters } of faces) sizes.push((await cutter.cut(weight, letters)).length);
  await cutter.close();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(firstWindow);
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
});
