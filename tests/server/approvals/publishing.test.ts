import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  approvalRequests,
  approvalRules,
  auditEntries,
  outbox,
  proofEntries,
  roles,
  siteSchedules,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import { readManifest } from '../../../server/website/proof/manifest';
import { warnOfLateApprovals } from '../../../server/subjects/approvals/requests/late-approvals-job';
import { attempt } from '../../../server/subjects/sites/schedule-job';
import {
  approvalsTest,
  approves,
  place,
  overrules,
  sites,
  type Staff,
  unchanged,
  words,
} from '../support/approvals';
import { jpeg, multipart } from '../support/multipart';
import type { components } from '../../../openapi/generated/types';

type Schemas = components['schemas'];

const test = await approvalsTest({ SECRET_KEY: 'k'.repeat(32) });
const clerk = await test.staff([...sites, overrules]);
const marketing = await test.staff([approves]);
const works = await test.staff([approves, ...sites]);
const admin = await test.staff([
  approves,
  'Permissions.Approvals.Edit',
  'Permissions.Roles.Edit',
  'Permissions.Roles.Delete',
  'Permissions.Cases.View',
  'Permissions.Cases.Edit',
  ...sites,
]);
afterAll(() => test.close());
beforeEach(async () => {
  await test.begin();
  await test.rule([
    ['words', marketing],
    ['figures', works],
  ]);
});

const missing = { succeeded: false, code: 'approvalMissing' };
const sent = async (more: object = {}) => (await test.request(clerk, more)).data.id as number;
const approved = async () => {
  const id = await sent();
  await test.approve(marketing, id);
  await test.approve(works, id);
  return id;
};
const requestOf = async (id: number) =>
  (await test.db.select().from(approvalRequests).where(eq(approvalRequests.id, id)))[0];
const ofPage = async () => (await test.call(clerk, 'GET', `Approvals/of/site/${test.page().themeId}`)).data;
const statesOf = async () =>
  Object.fromEntries(
    (await ofPage()).departments.map(({ roleId, state }: { roleId: number; state: string }) => [
      roleId === marketing.roleId ? 'words' : 'figures',
      state,
    ]),
  );

const caseFields = ({
  id,
  rowVersion,
  code,
  title,
  tab,
  county,
  district,
  subtitle,
}: Schemas['CaseInfo']) => ({
  id,
  rowVersion,
  code,
  title,
  tab,
  county,
  district,
  subtitle,
  status: 1,
  tel: '02-25718170',
});

async function saveCase(by: Staff, caseId: number, values: object): Promise<void> {
  const { data } = await test.call(by, 'GET', `CaseInfos/${caseId}`);
  const { payload, headers } = await multipart({ ...caseFields(data), ...values });
  const request = { method: 'PUT', url: '/api/v1/CaseInfos', payload } as const;
  const answer = await test.inject({ ...request, headers: { ...by.headers, ...headers } });
  expect(answer.json()).toMatchObject({ succeeded: true });
}

describe('Publishing', () => {
  it('needs no approval without rules', async () => {
    await test.rule([]);
    expect(await ofPage()).toMatchObject({ isRuled: false, isNeeded: false, departments: [] });
    const set = await test.call(clerk, 'GET', `SiteSets/${test.page().caseId}`);
    expect(set.data.themes[0]).not.toHaveProperty('approval');
    expect(await test.publish(clerk)).toMatchObject({ succeeded: true });
  });

  it('needs approval only of departments whose parts changed', async () => {
    await test.begin([words('面向公園'), place('大安區')]);
    expect(await statesOf()).toEqual({ words: 'waiting' });
    await test.begin([words('面向大安森林'), place('大安區')]);
    expect(await ofPage()).toMatchObject({ isRuled: true, isNeeded: false, isApproved: true });
    expect(await test.publish(clerk)).toMatchObject({ succeeded: true });
  });

  it('is refused until every department has approved, and names the missing ones', async () => {
    const { rows } = await test.db.execute<{ name: string }>(
      `select name from roles where id = ${works.roleId}`,
    );
    const id = await sent();
    expect(await test.publish(clerk)).toMatchObject(missing);
    await test.approve(marketing, id);
    const refused = await test.publish(clerk);
    expect(refused).toMatchObject(missing);
    expect(refused.messages[0]).toContain(`還差${rows[0]?.name}（1 個區塊）`);
    expect(await test.shown()).toEqual(['面向大安森林', '大安區']);
    await test.approve(works, id);
    expect(await test.publish(clerk)).toMatchObject({ succeeded: true });
    expect(await test.shown()).toEqual(['面向公園', '信義區']);
    expect(await requestOf(id)).toMatchObject({ outcome: 'published' });
  });

  it('treats an edit as voiding exactly the edited block', async () => {
    const id = await approved();
    await test.edit(clerk, words('面向山林'));
    expect(await statesOf()).toEqual({ words: 'needsAgain', figures: 'approved' });
    expect(await test.publish(clerk)).toMatchObject(missing);
    const { blocks } = await test.find(marketing, id);
    expect(blocks.filter(({ isAgain }) => isAgain).map(({ key }) => key)).toEqual(['part-1']);
    await test.approve(marketing, id);
    expect(await test.publish(clerk)).toMatchObject({ succeeded: true });
  });

  it('keeps an approval of content that an edit brought back', async () => {
    await approved();
    await test.edit(clerk, words('面向山林'));
    await test.edit(clerk, words('面向公園'));
    expect(await statesOf()).toEqual({ words: 'approved', figures: 'approved' });
  });

  it('needs approval again for a removed and for a moved block', async () => {
    await test.begin([place('大安區'), words('面向大安森林')]);
    expect((await ofPage()).counts).toMatchObject({ blocks: 1 });
    await test.begin([words('面向大安森林')]);
    expect(await statesOf()).toEqual({ figures: 'waiting' });
    expect(await test.publish(clerk)).toMatchObject(missing);
  });

  it('counts no approval of an account that lost its role or was switched off', async () => {
    await approved();
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, works.id));
    expect(await test.publish(clerk)).toMatchObject(missing);
    await test.db
      .update(accounts)
      .set({ isActive: true, roleId: admin.roleId })
      .where(eq(accounts.id, works.id));
    expect(await test.publish(clerk)).toMatchObject(missing);
    await test.db.update(accounts).set({ roleId: works.roleId }).where(eq(accounts.id, works.id));
    expect(await test.publish(clerk)).toMatchObject({ succeeded: true });
  });

  it('counts no approval of a withdrawn request', async () => {
    const id = await approved();
    await test.call(clerk, 'PUT', 'Approvals/withdraw', { id });
    expect(await test.publish(clerk)).toMatchObject(missing);
    expect(await test.approve(marketing, id)).toMatchObject({ code: 'approvalClosed' });
  });

  it('stores approvals in the proof of the publication', async () => {
    await approved();
    await test.publish(clerk);
    const [entry] = await test.db.select().from(proofEntries).orderBy(desc(proofEntries.id)).limit(1);
    const { approvals } = readManifest(entry?.manifest ?? '{}');
    expect(approvals).toMatchObject({ emergencyReason: null });
    expect(approvals?.items.map(({ parts, blocks }) => [parts, blocks])).toEqual([
      [['words'], 1],
      [['figures'], 1],
    ]);
  });
});

describe('Nobody approves their own change', () => {
  it('not the requester, even as administrator', async () => {
    await test.rule([['words', admin]]);
    const { data } = await test.request(admin);
    expect(await test.approve(admin, data.id)).toMatchObject({ code: 'approvalNotYours' });
    expect(await test.publish(admin)).toMatchObject(missing);
  });

  it('not the author, who may still approve the blocks of others', async () => {
    await test.edit(works, place('松山區'));
    const id = await sent();
    expect(await test.approve(works, id)).toMatchObject({ code: 'approvalNotYours' });
    await test.edit(clerk, place('中山區'));
    // The earlier author still wrote part of it.
    expect(await test.approve(works, id)).toMatchObject({ code: 'approvalNotYours' });
  });

  it('not after copying the draft through another account', async () => {
    await test.edit(works, place('松山區'));
    const { caseId, themeId } = test.page();
    const copy = await test.call(clerk, 'GET', `SiteThemes/${themeId}`);
    expect(copy.data.parts).toHaveLength(2);
    const body = { caseId, code: 'liubai', sourceThemeId: themeId };
    const made = await test.inject({
      method: 'POST',
      url: '/api/v1/SiteThemes/template',
      headers: clerk.headers,
      form: body,
    });
    const { themeId: copyId, rowVersion } = made.json().data;
    const { data } = await test.request(clerk, { recordId: copyId, rowVersion });
    expect(await test.approve(works, data.id)).toMatchObject({ code: 'approvalNotYours' });
  });

  it('nor by an approval given before one became its author', async () => {
    await approved();
    await test.edit(works, place('松山區'));
    await test.edit(works, place('信義區'));
    expect(await test.publish(clerk)).toMatchObject(missing);
  });
});

describe('An emergency', () => {
  const reason = '消保官要求今日下架錯誤的坪數';

  it('publishes with a reason, which is in trail, history and proof and sent to all approvers', async () => {
    await test.db.delete(outbox);
    await sent();
    await test.db.delete(outbox);
    expect(await test.publish(clerk, { emergencyReason: reason })).toMatchObject({ succeeded: true });
    expect(await test.shown()).toEqual(['面向公園', '信義區']);
    const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'emergencyPublish', after: { emergencyReason: reason } });
    const mails = await test.db.select().from(outbox);
    expect(mails.map(({ recipients }) => recipients).toSorted()).toEqual(
      [`${marketing.id}@example.com`, `${works.id}@example.com`].toSorted(),
    );
    expect(mails[0]?.body).toContain(reason);
    const versions = await test.call(clerk, 'GET', `SiteThemes/versions/${test.page().themeId}`);
    expect(versions.data.items[0]).toMatchObject({ emergencyReason: reason });
    const [proof] = await test.db.select().from(proofEntries).orderBy(desc(proofEntries.id)).limit(1);
    expect(readManifest(proof?.manifest ?? '{}').approvals).toMatchObject({ emergencyReason: reason });
  });

  it('needs a claim of its own, whatever is published by it', async () => {
    const other = await test.staff([...sites, 'Permissions.Website.View', 'Permissions.Website.Edit']);
    expect(await test.publish(other, {})).toMatchObject({ code: 'approvalMissing' });
    expect((await test.publish(other, { emergencyReason: reason })).status).toBe(403);
    const { data } = await test.call(other, 'GET', 'company');
    const company = { rowVersion: Number(data.rowVersion), name: '和硯建設', emergencyReason: reason };
    expect((await test.call(other, 'PUT', 'company', company)).status).toBe(403);
  });

  it('requires a reason in words', async () => {
    expect((await test.publish(clerk, { emergencyReason: '急' })).status).toBe(400);
    expect((await test.publish(clerk, { emergencyReason: ' '.repeat(12) })).status).toBe(400);
  });

  it('counts as a normal publication if no approval is missing', async () => {
    await approved();
    await test.publish(clerk, { emergencyReason: reason });
    const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'publish' });
  });
});

describe('Other ways of publishing', () => {
  beforeEach(async () => {
    await test.db.delete(siteSchedules);
  });
  const schedule = async (dueOn = new Date(Date.now() + 3_600_000)) => {
    const [row] = await test.db
      .insert(siteSchedules)
      .values({
        siteId: test.page().siteId,
        action: 'publish',
        themeId: test.page().themeId,
        dueOn,
        createdBy: '',
        createdById: clerk.id,
      })
      .returning();
    if (!row) throw new Error('no schedule');
    return row;
  };

  it('a schedule fails with the missing approvals, and publishes approved content', async () => {
    const late = await schedule();
    expect(await attempt(test.db, late)).toBe('failed');
    const [failed] = await test.db.select().from(siteSchedules).where(eq(siteSchedules.id, late.id));
    expect(failed?.reason).toContain('還差');
    expect(await test.shown()).toEqual(['面向大安森林', '大安區']);
    await approved();
    expect(await attempt(test.db, await schedule())).toBe('done');
    expect(await test.shown()).toEqual(['面向公園', '信義區']);
  });

  it('the list of schedules shows which publication lacks approvals', async () => {
    const listed = async () =>
      (await test.call(clerk, 'GET', 'schedules/list')).data.items.map(
        ({ lacksApproval }: { lacksApproval?: boolean }) => lacksApproval,
      );
    await schedule();
    expect(await listed()).toEqual([true]);
    await approved();
    expect(await listed()).toEqual([false]);
    await test.db.delete(approvalRules);
    expect(await listed()).toEqual([undefined]);
  });

  it('a schedule without approvals is announced once, the day before', async () => {
    await schedule();
    const id = await sent();
    await test.approve(marketing, id);
    await test.db.delete(outbox);
    const linkOf = () => 'https://office.example/x';
    expect(await warnOfLateApprovals(test.db, linkOf)).toEqual({ warned: 1 });
    expect(await warnOfLateApprovals(test.db, linkOf)).toEqual({ warned: 0 });
    const mails = await test.db.select().from(outbox);
    expect(mails.map(({ recipients }) => recipients).toSorted()).toEqual(
      [`${clerk.id}@example.com`, `${works.id}@example.com`].toSorted(),
    );
  });

  it('a restored version is published only with approval', async () => {
    const { themeId } = test.page();
    await approved();
    await test.publish(clerk);
    const [version] = await test.db
      .insert(siteThemeVersions)
      .values({ themeId, parts: unchanged, publishedOn: new Date(), publishedBy: '' })
      .returning({ id: siteThemeVersions.id });
    const restore = async (more: object = {}) =>
      test.call(clerk, 'PUT', 'SiteThemes/restore', {
        themeId,
        rowVersion: await test.rowVersion(),
        versionId: version?.id,
        publish: true,
        ...more,
      });
    expect(await restore()).toMatchObject(missing);
    expect(await test.shown()).toEqual(['面向公園', '信義區']);
    const emergencyReason = '網頁有錯誤的坪數，先回到前一版';
    expect(await restore({ emergencyReason })).toMatchObject({ succeeded: true });
    expect(await test.shown()).toEqual(['面向大安森林', '大安區']);
  });

  it('settings of a public page change only with a reason', async () => {
    const { siteId } = test.page();
    const save = async (more: object) => {
      const set = await test.call(clerk, 'GET', `SiteSets/${test.page().caseId}`);
      const answer = await test.inject({
        method: 'PUT',
        url: '/api/v1/SiteSets',
        headers: clerk.headers,
        form: { siteId, rowVersion: set.data.rowVersion, ...more },
      });
      return answer.json();
    };
    expect(await save({ seoTitle: '全臺第一' })).toMatchObject(missing);
    expect(await save({ gaId: '' })).toMatchObject({ succeeded: true });
    const emergencyReason = '搜尋結果仍顯示錯誤的坪數';
    expect(await save({ seoTitle: '松濤硯', emergencyReason })).toMatchObject({ succeeded: true });
    await test.rule([['figures', works]]);
    expect(await save({ seoTitle: '松濤硯二' })).toMatchObject({ succeeded: true });
  });

  it('a case that changes leaves search and sharing of its public page as they were approved', async () => {
    const { caseId, siteId } = test.page();
    const head = async () => {
      const [site] = await test.db.select().from(siteSets).where(eq(siteSets.id, siteId));
      const { body } = await test.inject({ url: `/case/${site?.siteName}` });
      const named = (name: string) => `<meta name="${name}" content="`;
      return ['<title>', named('description'), named('keywords'), '<meta property="og:image" content="'].map(
        (start) => body.split(start)[1]?.split(/[<"]/)[0] ?? '',
      );
    };
    const save = (values: object) => saveCase(admin, caseId, values);
    const shown = await head();
    expect(shown[0]).toContain('松濤硯');
    await save({ title: '全臺第一硯', subtitle: '保值首選' });
    expect(await head()).toEqual(shown);
    await save({ seoTitle: '唯一', seoDescription: '唯一' });
    expect(await head()).toEqual(shown);
    await save({ seoKeywords: '最高級', shareImage: await jpeg('分享.jpg', 1200, 630) });
    expect(await head()).toEqual(shown);
    const set = await test.call(clerk, 'GET', `SiteSets/${caseId}`);
    expect(set.data.ofCase).toMatchObject({ seoKeywords: '', shareImage: null });
    await save({ seoKeywords: '首選' });
    expect(await head()).toEqual(shown);
    await test.rule([]);
    await test.publish(clerk);
    // The title that was kept is the site's own now, so no place is added to it.
    expect(await head()).toEqual(['松濤硯', shown[1], '首選', expect.stringContaining('/files/')]);
    await test.rule([['words', marketing]]);
    await test.begin();
    await test.rule([['figures', works]]);
    const { caseId: other } = test.page();
    expect(other).not.toBe(caseId);
    const { data } = await test.call(clerk, 'GET', `SiteSets/${other}`);
    expect(data.settingsApprovers).toEqual([]);
  });

  it('a public page keeps the name and place of its case until the change is approved', async () => {
    const { caseId, siteId } = test.page();
    const body = async () => {
      const [site] = await test.db.select().from(siteSets).where(eq(siteSets.id, siteId));
      return (await test.inject({ url: `/case/${site?.siteName}` })).body;
    };
    await saveCase(admin, caseId, { title: '全臺第一硯', county: '新北市', district: '板橋區' });
    expect(await body()).toContain('松濤硯');
    expect(await body()).not.toMatch(/全臺第一硯|板橋區/);
    const set = await test.call(clerk, 'GET', `SiteSets/${caseId}`);
    expect(set.data).toMatchObject({
      title: '全臺第一硯',
      hasUnpublishedChanges: true,
      keptName: { title: '松濤硯', county: '臺北市', district: '大安區' },
    });
    expect(await test.publish(clerk)).toMatchObject(missing);
    // Its author approves the other block only.
    await test.rule([['words', admin]]);
    const id = await sent();
    expect(await test.approve(admin, id)).toMatchObject({ data: { approvedBlocks: 1, state: 'requested' } });
    expect(await test.publish(clerk)).toMatchObject(missing);
    await test.rule([
      ['words', marketing],
      ['figures', works],
    ]);
    const { blocks } = await test.find(marketing, await sent());
    expect(blocks.find(({ key }) => key === 'page')?.fields).toContainEqual(
      expect.objectContaining({ before: '松濤硯　臺北市大安區', after: '全臺第一硯　新北市板橋區' }),
    );
    await approved();
    expect(await test.publish(clerk)).toMatchObject({ succeeded: true });
    expect(await body()).toContain('全臺第一硯');
    const { data } = await test.call(clerk, 'GET', `SiteSets/${caseId}`);
    expect(data).not.toHaveProperty('keptName');
    await test.rule([]);
    await saveCase(admin, caseId, { title: '松濤硯', county: '臺北市', district: '大安區' });
    expect(await body()).not.toMatch(/全臺第一硯|板橋區/);
  });

  it('a page that becomes public is approved with the search and sharing of its case', async () => {
    await test.begin([place('信義區')]);
    const { caseId, themeId, siteId } = test.page();
    await test.db
      .update(siteThemes)
      .set({ status: 0, publishedParts: null })
      .where(eq(siteThemes.id, themeId));
    await test.db.update(siteSets).set({ status: 1 }).where(eq(siteSets.id, siteId));
    await saveCase(admin, caseId, { seoKeywords: '森林' });
    const id = await approved();
    const { blocks } = await test.find(marketing, id);
    expect(blocks.find(({ key }) => key === 'page')?.fields).toContainEqual(
      expect.objectContaining({ label: '網頁關鍵字', after: '森林' }),
    );
    await test.rule([
      ['words', admin],
      ['figures', works],
    ]);
    await saveCase(admin, caseId, { seoKeywords: '公園' });
    expect(await test.publish(clerk)).toMatchObject(missing);
    // The author of the case's texts may not approve them.
    expect(await test.approve(admin, id)).toMatchObject({ code: 'approvalNotYours' });
  });

  it('another draft needs approval only for differences from the public page', async () => {
    const { caseId } = test.page();
    const parts = [words('面向大安森林', 91), place('松山區', 92)];
    const [row] = await test.db
      .insert(siteThemes)
      .values({ caseId, templateCode: 'liubai', name: '另一稿', parts })
      .returning({ id: siteThemes.id });
    const { data } = await test.call(clerk, 'GET', `Approvals/of/site/${row?.id}`);
    expect(data.departments).toHaveLength(1);
    expect(data.departments[0]).toMatchObject({ roleId: works.roleId, counts: { blocks: 2 } });
  });
});

describe('A request', () => {
  it('is sent by accounts with Edit, to accounts that can approve it, before its date', async () => {
    expect((await test.request(marketing)).status).toBe(403);
    expect((await test.request(clerk, { dueOn: '2020-01-01T00:00:00Z' })).status).toBe(400);
    const to = (roleId: number, accountId: number) => ({ people: [{ roleId, accountId }] });
    expect((await test.request(clerk, to(works.roleId, clerk.id))).status).toBe(400);
    expect((await test.request(clerk, { rowVersion: 99 })).status).toBe(409);
    await test.db.delete(outbox);
    expect(await test.request(clerk, to(works.roleId, works.id))).toMatchObject({ succeeded: true });
    expect(await test.db.select().from(outbox)).toHaveLength(2);
    await test.begin(unchanged);
    expect(await test.request(clerk)).toMatchObject({ code: 'approvalNotNeeded' });
  });

  it('is unique for a draft, and can be sent again', async () => {
    const id = await sent();
    expect(await sent({ note: '改好了' })).toBe(id);
    expect(await test.find(works, id)).toMatchObject({ note: '改好了' });
  });

  it('is approved only as it was seen', async () => {
    const id = await sent();
    const { blocks } = await test.find(marketing, id);
    const mine = blocks.filter(({ isMine }) => isMine).map(({ key, hash }) => ({ key, hash }));
    const decide = (of: object) =>
      test.call(marketing, 'PUT', 'Approvals/decide', { id, decision: 'approve', note: '', ...of });
    expect(await decide({ blocks: mine })).toMatchObject({ code: 'approvalUnseen' });
    await test.call(marketing, 'PUT', 'Approvals/seen', { id, blocks: mine, isSeen: true });
    await test.edit(clerk, words('面向山林'));
    const stale = await decide({ blocks: mine });
    expect([stale.status, stale.messages]).toEqual([409, ['內容剛才更新了，請再看 1 個區塊']]);
    expect(await statesOf()).toMatchObject({ words: 'waiting' });
    expect((await test.find(marketing, id)).blocks.find(({ key }) => key === 'part-1')).toMatchObject({
      isSeen: false,
    });
  });

  it('shows each block before and after, with the facts of the project', async () => {
    const id = await sent();
    const { blocks, details, own, isFirst } = await test.find(works, id);
    expect(blocks.map(({ key, change, parts, place: at }) => [key, change, parts, at])).toEqual([
      ['part-1', 'changed', ['words'], 1],
      ['part-2', 'changed', ['figures'], 2],
    ]);
    expect(blocks[1]).toMatchObject({ before: { siteAddress: '大安區' }, after: { siteAddress: '信義區' } });
    expect(details).toHaveLength(2);
    expect(own).toMatchObject({ blocks: 1, seen: 0, mayApprove: false });
    expect(isFirst).toBe(false);
  });

  it('is returned with a request for changes, and sent again', async () => {
    const id = await approved();
    await test.ask(works, id);
    expect(await statesOf()).toEqual({ words: 'approved', figures: 'changesAsked' });
    expect(await test.publish(clerk)).toMatchObject(missing);
    await sent();
    expect(await statesOf()).toEqual({ words: 'approved', figures: 'waiting' });
  });

  it('reminds missing approvers, at most once an hour', async () => {
    const id = await sent();
    const remind = () => test.call(clerk, 'PUT', 'Approvals/remind', { id, roleId: works.roleId });
    expect(await remind()).toMatchObject({ succeeded: true });
    expect(await remind()).toMatchObject({ code: 'remindedAlready' });
  });

  it('is in the boxes of its approvers and its requester', async () => {
    await test.db.delete(approvalRequests);
    const id = await sent();
    const box = async (by: Staff, name: string) =>
      (await test.call(by, 'GET', `Approvals/list?box=${name}`)).data.items.map(
        (row: { id: number }) => row.id,
      );
    expect([await box(works, 'mine'), await box(clerk, 'sent'), await box(works, 'done')]).toEqual([
      [id],
      [id],
      [],
    ]);
    await test.approve(works, id);
    expect([await box(works, 'mine'), await box(works, 'done')]).toEqual([[], [id]]);
    const own = await test.call(marketing, 'GET', 'Approvals/own');
    expect(own.data).toMatchObject({ mine: 1, mineDueToday: 0, sent: 0 });
    await test.approve(marketing, id);
    await test.publish(clerk);
    expect(await box(clerk, 'done')).toEqual([id]);
  });

  it('is approved together with others if all its blocks were seen', async () => {
    const first = await sent();
    await test.see(works, first);
    await test.begin();
    const second = await sent();
    const rows = (await test.call(works, 'GET', 'Approvals/list?box=mine&pageSize=100')).data.items;
    const items = rows
      .filter((row: { id: number }) => [first, second].includes(row.id))
      .map((row: { id: number; own: { hash: string } }) => ({ id: row.id, hash: row.own.hash }));
    const { data } = await test.call(works, 'PUT', 'Approvals/decide-batch', { items, note: '' });
    expect(data).toMatchObject({ approvedIds: [first], refused: [{ id: second }] });
  });
});

describe('The advertising check in a review', () => {
  it('names its open findings at their blocks, also to approvers without access to sites', async () => {
    await test.begin([words('全台唯一的絕版地段，投資報酬率保證 8%'), place('大安區')]);
    const { data } = await test.request(clerk);
    const { findings, blocks } = await test.find(marketing, data.id);
    expect(findings?.length).toBeGreaterThan(1);
    const found = findings?.flatMap(({ partId, sentence, marks }) =>
      partId === blocks.find(({ after }) => after?.partType === 1)?.partId
        ? marks.map(({ start, end }) => sentence.slice(start, end))
        : [],
    );
    expect(found?.join()).toContain('唯一');
    await test.call(clerk, 'PUT', 'Approvals/withdraw', { id: data.id });
    expect((await test.find(marketing, data.id)).findings).toEqual([]);
  });
});

describe('Rules', () => {
  it('are saved only with roles that can approve, and keep those roles from deletion', async () => {
    const { data } = await test.call(admin, 'GET', 'Approvals/rules');
    const save = (roleIds: number[], rowVersion = data.rowVersion) =>
      test.call(admin, 'PUT', 'Approvals/rules', {
        rowVersion,
        rules: [{ kind: 'site', part: 'terms', roleIds }],
      });
    expect((await save([clerk.roleId])).status).toBe(400);
    expect(await save([works.roleId])).toMatchObject({ succeeded: true });
    expect((await save([works.roleId])).status).toBe(409);
    expect((await test.call(admin, 'GET', 'Approvals/rules')).data.rules).toEqual([
      { kind: 'site', part: 'terms', roleIds: [works.roleId] },
    ]);
    const [role] = await test.db
      .insert(roles)
      .values({ name: '將刪除的角色', claims: [approves] })
      .returning({ id: roles.id });
    await test.db.insert(approvalRules).values({ kind: 'news', part: 'words', roleId: role?.id ?? 0 });
    const held = await test.inject({
      method: 'DELETE',
      url: `/api/identity/role/${role?.id}`,
      headers: admin.headers,
    });
    expect(held.json()).toMatchObject({ code: 'roleApproves' });
    expect((await test.call(works, 'PUT', 'Approvals/rules', { rowVersion: 1, rules: [] })).status).toBe(403);
  });
});
