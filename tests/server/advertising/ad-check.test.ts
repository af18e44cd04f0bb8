import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import {
  adPutAsides,
  auditEntries,
  cases,
  proofEntries,
  siteSets,
  siteThemes,
  singletons,
} from '../../../server/base/db/schema';
import { linkFaults } from '../../../server/website/proof/verify';
import { listKeys } from '../../../server/website/proof/keys';
import { readManifest } from '../../../server/website/proof/manifest';
import { refusalOf } from '../../../server/subjects/advertising/findings';
import type { CheckedPage } from '../../../server/subjects/advertising/page-text';
import { byServer, withTrail } from '../../../server/base/audit/audit';
import { inTransaction } from '../../../server/base/db/transaction';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';

type Schemas = components['schemas'];
const claims = [
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
  'Permissions.Cases.AdRules.View',
  'Permissions.Cases.AdRules.Edit',
  'Permissions.Cases.Edit',
];
let site: { caseId: number; themeId: number; siteId: number };

const app = await createTestApp({ SECRET_KEY: 'k'.repeat(32) });
const staff = await app.signInAs(claims);
afterAll(() => app.close());

const permit = { id: 9, partType: 1, textContent: '建造執照：113 建字第 0123 號' };
const sold = { id: 2, partType: 2, textContent: '鄰近公園。大安區唯一雙拼，格局方正。' };
beforeEach(async () => {
  await app.db.delete(singletons).where(eq(singletons.key, 'adRules'));
  await app.db.delete(adPutAsides);
  await app.db.execute(sql`truncate proof_entries, proof_pages, proof_files, proof_due`);
  await app.db.delete(cases);
  site = await addPublicPage(app.db, { parts: [permit, sold] });
});

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url: `/api/v1/${url}`, headers: staff, payload });
const check = async () =>
  (await call('GET', `SiteThemes/ad-check/${site.themeId}`)).json<{ data: Schemas['AdCheck'] }>().data;
const rules = async () => (await call('GET', 'AdRules')).json<{ data: Schemas['AdRules'] }>().data;
const save = async (change: (rule: Schemas['AdRule']) => Schemas['AdRule']) => {
  const { rowVersion = 1, rules: all } = await rules();
  return call('PUT', 'AdRules', { rowVersion, rules: all.map(change) });
};
const setAside = async (finding: Schemas['AdFinding'] | undefined, note = '查詢結果附後') =>
  call('PUT', 'SiteThemes/ad-check/put-aside', {
    themeId: site.themeId,
    ruleId: finding?.ruleId,
    hash: finding?.hash,
    kind: 'approved',
    note,
  });
const publish = async () => {
  const [row] = await app.db.select().from(siteThemes).where(eq(siteThemes.id, site.themeId));
  return call('PUT', 'SiteThemes/edit-status', {
    themeId: site.themeId,
    status: 1,
    rowVersion: row?.rowVersion,
    note: '',
  });
};
const write = (parts: (typeof siteThemes.$inferInsert)['parts']) =>
  app.db.update(siteThemes).set({ parts }).where(eq(siteThemes.id, site.themeId));

it('names the sentence, its marked words and its block', async () => {
  const { blocks, findings, title } = await check();
  expect({ blocks, title }).toEqual({ blocks: 2, title: '松濤硯' });
  expect(findings).toMatchObject([
    {
      ruleId: 'first',
      partId: 2,
      place: 2,
      field: 'text',
      sentence: '大安區唯一雙拼，格局方正。',
      marks: [{ start: 3, end: 5 }],
      severity: 'advice',
      putAside: null,
    },
  ]);
});

it('asks for the permit of a page without one', async () => {
  await write([sold]);
  expect((await check()).findings.map(({ kind, place }) => [kind, place])).toContainEqual(['permit', 0]);
});

it('dismisses a finding with a reason for this sentence, until the sentence changes or the dismissal is undone', async () => {
  const [finding] = (await check()).findings;
  const answer = (await setAside(finding)).json<{ data: Schemas['AdCheck'] }>().data;
  expect(answer.findings[0]?.putAside).toMatchObject({ kind: 'approved', note: '查詢結果附後' });
  await write([permit, { ...sold, textContent: '大安區唯一雙拼。' }]);
  expect((await check()).findings[0]?.putAside).toBeNull();
  await write([permit, sold]);
  const id = (await check()).findings[0]?.putAside?.id ?? 0;
  await call('DELETE', `SiteThemes/ad-check/put-aside/${id}`);
  expect((await check()).findings[0]?.putAside).toBeNull();
  const trail = await app.db.select().from(auditEntries).where(eq(auditEntries.recordId, site.caseId));
  expect(trail.map(({ operation }) => operation)).toEqual(['putAdFindingAside', 'takeAdFindingBack']);
});

it('refuses to dismiss a sentence that has changed', async () => {
  const [finding] = (await check()).findings;
  await write([permit]);
  expect((await setAside(finding)).json()).toMatchObject({ succeeded: false, code: 'adFindingChanged' });
});

it('publishes with advice, but not with a finding that the company requires to be fixed', async () => {
  expect((await publish()).json()).toMatchObject({ succeeded: true });
  await save((rule) => (rule.id === 'first' ? { ...rule, severity: 'required' } : rule));
  const [finding] = (await check()).findings;
  expect((await setAside(finding)).statusCode).toBe(400);
  expect((await publish()).json()).toMatchObject({ succeeded: false, code: 'adFindingsRequired' });
  await write([permit]);
  expect((await publish()).json()).toMatchObject({ succeeded: true });
});

it('reads every text that visitors read, of blocks, of the site and of the case', async () => {
  await write([
    permit,
    { id: 3, partType: 1, textContent: '地段', navName: '唯一' },
    { id: 4, partType: 108, budgets: '全台唯一的價格', thanks: '全台唯一的感謝' },
    { id: 5, partType: 105, siteAddress: '全台唯一的基地', receptionAddress: '全台唯一的會館' },
    { id: 6, partType: 109, address: '全台唯一的地址' },
    { id: 7, partType: 102, items: [{ id: 8, label: '用途', textContent: '全台唯一的用途' }] },
  ]);
  await app.db
    .update(cases)
    .set({ title: '唯一硯', seoTitle: '全台唯一的標題', seoKeywords: '全台唯一' })
    .where(eq(cases.id, site.caseId));
  const { findings } = await check();
  expect(findings.filter(({ ruleId }) => ruleId === 'first').map(({ field }) => field)).toEqual([
    'title',
    'seoTitle',
    'seoKeywords',
    'navName',
    'budgets',
    'thanks',
    'siteAddress',
    'receptionAddress',
    'address',
    'itemText',
  ]);
});

const saveCase = async (values: object) => {
  const [row] = await app.db.select().from(cases).where(eq(cases.id, site.caseId));
  const { title = '', code = '', county = '', district = '', tab = 1, rowVersion = 1 } = row ?? {};
  const url = '/api/v1/CaseInfos';
  const answer = await app.inject({
    method: 'PUT',
    url,
    headers: staff,
    form: {
      id: site.caseId,
      title,
      code,
      county,
      district,
      tab,
      rowVersion,
      isHighlight: false,
      tel: '0227001234',
      status: 1,
      ...values,
    },
  });
  return answer.json<{ succeeded: boolean; messages: string[] }>();
};
const pageTitle = async () => {
  const [set] = await app.db.select().from(siteSets).where(eq(siteSets.id, site.siteId));
  return (await app.inject({ url: `/case/${set?.siteName}` })).body;
};
const forbid = () => save((rule) => (rule.id === 'first' ? { ...rule, severity: 'required' } : rule));

it('a forbidden name of a case does not become public, and is refused with the page', async () => {
  await write([permit]);
  await publish();
  await forbid();
  expect(await saveCase({ title: '全台唯一硯' })).toMatchObject({ succeeded: true });
  expect(await pageTitle()).toContain('松濤硯');
  expect(await pageTitle()).not.toContain('唯一');
  expect((await publish()).json()).toMatchObject({ succeeded: false, code: 'adFindingsRequired' });
  await saveCase({ title: '松濤苑' });
  expect(await pageTitle()).toContain('松濤苑');
});

it('a name that is not forbidden becomes public at once, also beside older findings', async () => {
  await publish();
  await forbid();
  await saveCase({ title: '松濤苑' });
  expect(await pageTitle()).toContain('松濤苑');
});

it('a forbidden search title of a public page is refused', async () => {
  await write([permit]);
  await publish();
  await forbid();
  const [set] = await app.db.select().from(siteSets).where(eq(siteSets.id, site.siteId));
  const body = { siteId: site.siteId, rowVersion: set?.rowVersion };
  const track = async (values: object) => {
    const url = '/api/v1/SiteSets';
    return (
      await app.inject({ method: 'PUT', url, headers: staff, form: { ...body, ...values } })
    ).json<object>();
  };
  expect(await track({ seoTitle: '全台唯一' })).toMatchObject({ code: 'adFindingsRequired' });
  expect(await track({ seoTitle: '松濤硯' })).toMatchObject({ succeeded: true });
});

it('a page with forbidden words is not opened again', async () => {
  await publish();
  await app.db.update(siteSets).set({ status: 1 }).where(eq(siteSets.id, site.siteId));
  await forbid();
  const open = () => call('PUT', 'SiteSets/edit-status', { id: site.siteId, status: 0 });
  expect((await open()).json()).toMatchObject({ succeeded: false, code: 'adFindingsRequired' });
  await save((rule) => (rule.id === 'first' ? { ...rule, severity: 'advice' } : rule));
  expect((await open()).json()).toMatchObject({ succeeded: true });
});

it('a check that does not end refuses only where a rule is required', async () => {
  const clock = vi.spyOn(performance, 'now');
  const refusal = (checked: CheckedPage) =>
    inTransaction(app.db, (plain) =>
      withTrail(plain, ...byServer('schedule'), (tx) => refusalOf(tx, checked, { before: null, by: null })),
    );
  let at = 0;
  clock.mockImplementation(() => (at += 1_500));
  const page = { parts: [permit, sold, sold], texts: [] };
  expect(await refusal(page)).toBeNull();
  clock.mockRestore();
  await forbid();
  clock.mockImplementation(() => (at += 1_500));
  expect(await refusal(page)).toMatchObject({ code: 'adFindingsRequired' });
  clock.mockRestore();
});

it('writes dismissed findings into the proof of the publication', async () => {
  await setAside((await check()).findings[0]);
  await publish();
  await write([permit, { ...sold, textContent: '大安區唯一雙拼。' }]);
  await publish();
  const entries = await app.db.select().from(proofEntries).orderBy(proofEntries.number);
  const kept = entries.map(({ manifest }) => readManifest(manifest).advertising);
  expect(kept).toMatchObject([
    {
      isChecked: true,
      open: 0,
      putAside: [{ sentence: '大安區唯一雙拼，格局方正。', note: '查詢結果附後' }],
    },
    { isChecked: true, open: 1, putAside: [] },
  ]);
  const keys = await listKeys(app.db);
  expect(entries.flatMap((entry, place) => linkFaults(entry, entries[place - 1], keys))).toEqual([]);
  const answer = await call('GET', `SiteSets/proof/${site.caseId}/1`);
  expect(answer.json()).toMatchObject({ data: { advertising: { putAside: [{ kind: 'approved' }] } } });
});

it("stores only the company's changes, so that a later release brings new rules", async () => {
  const { rowVersion, rules: all } = await rules();
  const own = { ...all[0], id: 'own-1', phrases: ['松宅'], exceptions: [], contexts: [] };
  await call('PUT', 'AdRules', {
    rowVersion,
    rules: [...all.map((rule) => (rule.id === 'most' ? { ...rule, isOn: false } : rule)), own],
  });
  const [row] = await app.db.select().from(singletons).where(eq(singletons.key, 'adRules'));
  expect(row?.value).toMatchObject({ rules: [{ id: 'most', isOn: false }, { id: 'own-1' }] });
  const tried = await call('GET', `AdRules/trial?text=${encodeURIComponent('松 宅，最美')}`);
  expect(tried.json<{ data: Schemas['AdFinding'][] }>().data.map(({ ruleId }) => ruleId)).toEqual(['own-1']);
});

it('refuses a rule that would find nothing', async () => {
  const answer = await save((rule) => (rule.id === 'most' ? { ...rule, phrases: ['…#'] } : rule));
  expect(answer.json()).toMatchObject({ errors: { 'rules[0].phrases': [expect.stringContaining('…#')] } });
});
