import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveredRules } from '../../../server/subjects/advertising/delivered/delivered-rules';
import { approvalRules, auditEntries, cases, singletons } from '../../../server/base/db/schema';
import { plainCase } from '../support/add-case';
import { approvalsTest, approves, overrules } from '../support/approvals';
import { consentWords } from '../support/enquiry-form';
import { addPublicPage } from '../support/public-page';

const test = await approvalsTest({ WEBSITE: 'on' });
const editor = await test.staff([
  'Permissions.Website.View',
  'Permissions.Website.Edit',
  'Permissions.Contacts.Email.View',
  'Permissions.Contacts.Email.Edit',
  'Permissions.Cases.View',
  'Permissions.Cases.Edit',
  overrules,
]);
const marketing = await test.staff([approves]);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(cases);
  await test.db.delete(singletons);
  await test.db.delete(approvalRules);
});

const rowVersion = async () => {
  const { data } = await test.call(editor, 'GET', 'company');
  return Number(data.rowVersion);
};
const saveCompany = async (more: object) =>
  test.call(editor, 'PUT', 'company', { rowVersion: await rowVersion(), name: '和硯建設', ...more });
const reason = '登記名稱已經變更，先行更正';

describe('words that project pages show at once', () => {
  it('need a reason where a rule asks for approval of words, which is told to those who approve', async () => {
    await saveCompany({ name: '舊公司' });
    await test.begin();
    await test.rule([['words', marketing]]);
    const { data } = await test.call(editor, 'GET', 'company');
    expect(data.settingsApprovers).toHaveLength(1);
    expect(await saveCompany({})).toMatchObject({ code: 'approvalMissing' });
    expect(await saveCompany({ name: '舊公司', headline: '好宅' })).toMatchObject({ succeeded: true });
    expect(await saveCompany({ emergencyReason: reason })).toMatchObject({ succeeded: true });
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'company'));
    expect(entries.map(({ action }) => action)).toContain('emergencyPublish');

    const consent = { version: 0, text: consentWords };
    expect(await test.call(editor, 'POST', 'contact/consent-texts', consent)).toMatchObject({
      code: 'approvalMissing',
    });
    expect(
      await test.call(editor, 'POST', 'contact/consent-texts', { ...consent, emergencyReason: reason }),
    ).toMatchObject({ succeeded: true });
  });

  it('need none while no project page is public', async () => {
    await test.rule([['words', marketing]]);
    expect(await saveCompany({})).toMatchObject({ succeeded: true });
  });
});

describe('the name of a case', () => {
  const read = async (url: string) =>
    (await test.inject({ url: encodeURI(url) })).body.replaceAll('<wbr/>', '');
  const neighbour = () => read('/case/neighbour');
  async function rename(title: string, more: object = {}) {
    const [own] = await test.db.select().from(cases).where(eq(cases.id, test.page().caseId));
    const answer = await test.inject({
      method: 'PUT',
      url: '/api/v1/CaseInfos',
      headers: editor.headers,
      form: {
        ...plainCase,
        id: own?.id,
        rowVersion: own?.rowVersion,
        code: own?.code,
        title,
        status: 1,
        ...more,
      },
    });
    return answer.json<{ succeeded: boolean; code?: string }>();
  }
  async function beginBeside() {
    await test.begin();
    const { caseId } = test.page();
    await test.db.update(cases).set({ status: 1, introduction: '<p>簡介</p>' }).where(eq(cases.id, caseId));
    await addPublicPage(test.db, { house: { code: 'N1', title: '鄰' }, site: { siteName: 'neighbour' } });
    return caseId;
  }
  const forbid = () => {
    const rules = deliveredRules.filter(({ id }) => id === 'first');
    const required = rules.map((rule) => ({ ...rule, severity: 'required' as const }));
    return test.db.insert(singletons).values({ key: 'adRules', value: { rules: required } });
  };

  it('is new nowhere while the page of the case keeps the former: beside other projects, and on the website', async () => {
    const caseId = await beginBeside();
    await test.rule([['words', marketing]]);
    expect(await neighbour()).toContain('松濤硯');
    expect(await rename('新名')).toMatchObject({ succeeded: true });
    const pages = ['/case/neighbour', '/site', '/site/cases', `/site/cases/${caseId}-新名`];
    for (const url of pages) {
      const body = await read(url);
      expect(body).toContain('松濤硯');
      expect(body.replaceAll(/href="[^"]*"|content="http[^"]*"/g, '')).not.toContain('新名');
    }
  });

  it('is refused with forbidden words when other pages would show it: no page of the case keeps the former', async () => {
    await forbid();
    await beginBeside();
    await test.db.execute("update site_sets set status = 1 where site_name <> 'neighbour'");
    expect(await rename('全台唯一')).toMatchObject({ succeeded: false, code: 'adFindingsRequired' });
    expect(await rename('全台唯一', { status: 0 })).toMatchObject({ succeeded: true });
    const status = { id: test.page().caseId, status: 1 };
    expect(await test.call(editor, 'PUT', 'CaseInfos/edit-status', status)).toMatchObject({
      code: 'adFindingsRequired',
    });
    expect(await neighbour()).not.toContain('全台唯一');
  });
});
