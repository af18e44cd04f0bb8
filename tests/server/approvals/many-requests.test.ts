import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PartType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import {
  adPutAsides,
  approvalAsks,
  approvalRequests,
  approvalRules,
  approvals,
  approvalSeen,
  cases,
  files,
  releaseItems,
  siteSchedules,
  siteThemes,
} from '../../../server/base/db/schema';
import { approves, sites, soon, type Staff, words } from '../support/approvals';
import { watchQueries } from '../support/failing-queries';
import { releasesTest, unitClaims } from '../support/releases';

type Approval = components['schemas']['Approval'];
type Request = typeof approvalRequests.$inferInsert;
type Theme = components['schemas']['SiteSet']['themes'][number];
const statements: string[] = [];
const sha = 'a'.repeat(64);

const test = await releasesTest();
const clerk = await test.staff([...sites, ...unitClaims('Releases', 'Articles', 'News', 'IndexPopup')]);
const marketing = await test.staff([approves, 'Permissions.Releases.View']);
const legal = await test.staff([approves]);
const ruled = ['site', 'article', 'news', 'popup'] as const;
const rules = ruled.flatMap((kind) =>
  [marketing, legal].map(({ roleId }) => ({ kind, part: 'words' as const, roleId })),
);
await test.db.insert(approvalRules).values(rules);
await test.db
  .insert(files)
  .values({ sha, extension: 'jpg', mime: 'image/jpeg', bytes: Buffer.from('picture'), size: 7 });
watchQueries(test.db.$client, (statement) => statements.push(statement));
// The first call of a session notes its use and fills the caches of the process.
for (const by of [clerk, marketing, legal]) {
  for (const _ of [1, 2]) await test.call(by, 'GET', 'Approvals/own');
}
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(approvalRequests);
  await test.db.delete(releaseItems);
});

/** Statements of one call. */
async function costOf(by: Staff, url: string): Promise<number> {
  const before = statements.length;
  const { status } = await test.call(by, 'GET', url);
  expect([url, status]).toEqual([url, 200]);
  return statements.length - before;
}

interface Sent {
  kind: Request['kind'];
  recordId: number;
  subjectId: number;
  title: string;
}

/** Records of all kinds, a site among them whose blocks name one picture as the site does. */
async function addRecords(index: number): Promise<Sent[]> {
  const title = `第${index}案`;
  const picture = (textContent: string) => ({
    id: 3,
    partType: PartType.image,
    fileSha: sha,
    fileName: `${textContent}${index}.jpg`,
    textContent,
  });
  const { themeId, caseId } = await test.begin(
    [words('全區銷售第一'), picture('新')],
    [words('面向大安森林'), picture('舊')],
  );
  await test.db
    .update(cases)
    .set({ title, coverSha: sha, coverName: `封面${index}.jpg` })
    .where(eq(cases.id, caseId));
  const plain = [
    { kind: 'article', recordId: await test.addArticle({ title: `文章${index}` }) },
    { kind: 'news', recordId: await test.addNews({ title: `消息${index}` }) },
    {
      kind: 'otherPopup',
      recordId: await test.addPopup({ title: `快訊${index}`, imageName: `海報${index}.jpg` }),
    },
  ] as const;
  return [
    { kind: 'site', recordId: themeId, subjectId: caseId, title },
    ...plain.map((each) => ({ ...each, subjectId: each.recordId, title })),
  ];
}

/** Requests of these records, each with looks, an approval of another content and an ask that was answered. */
async function addRequests(sent: readonly Sent[], more: Partial<Request> = {}): Promise<number[]> {
  const rows = await test.db
    .insert(approvalRequests)
    .values(
      sent.map((each, index) => ({
        ...each,
        note: `附註${index}`,
        dueOn: new Date(soon()),
        people: [{ roleId: legal.roleId, accountId: legal.id }],
        blocks: [],
        hash: 'a'.repeat(64),
        requestedBy: '王小美',
        requestedById: clerk.id,
        requesterIds: [clerk.id],
        emergencyReason: '',
        ...more,
      })),
    )
    .returning({ id: approvalRequests.id, kind: approvalRequests.kind });
  for (const [index, { id, kind }] of rows.entries()) {
    const blockKey = kind === 'site' ? 'part-1' : 'content';
    const block = { requestId: id, blockKey, hash: 'b'.repeat(64) };
    const look = (textContent: string) => ({
      part: words(textContent),
      fields: [{ label: '標題', text: textContent }],
    });
    await test.db.insert(approvalSeen).values([
      { ...block, accountId: marketing.id, content: look(`看過${index}`) },
      { ...block, accountId: legal.id, content: look(`法務看過${index}`) },
    ]);
    const own = { roleId: legal.roleId, accountId: legal.id, account: '法務' };
    await test.db.insert(approvals).values({ ...block, ...own, note: `同意${index}` });
    const asked = { reasons: [], blockKeys: [blockKey], note: `請改${index}`, answeredOn: new Date() };
    await test.db.insert(approvalAsks).values({ requestId: id, ...own, ...asked });
  }
  return rows.map(({ id }) => id);
}

/** Statements of calls that read several requests, with open ones of this many records of each kind. */
async function costsOf(count: number, calls: readonly (readonly [Staff, string])[]): Promise<number[]> {
  await test.db.delete(approvalRequests);
  const sent: Sent[] = [];
  for (let index = 0; index < count; index++) sent.push(...(await addRecords(index)));
  await addRequests(sent);
  const finished = { outcome: 'withdrawn' as const, closedOn: new Date() };
  await addRequests(sent, finished);
  const costs: number[] = [];
  for (const [by, url] of calls) costs.push(await costOf(by, url));
  return costs;
}

/** A release with records; returns its id. */
async function addRelease(sent: readonly Sent[]): Promise<number> {
  const id = await test.create('十二月');
  await test.db.insert(releaseItems).values(
    sent.map(({ kind, recordId, subjectId, title }) => ({
      releaseId: id,
      kind,
      recordId: subjectId,
      themeId: kind === 'site' ? recordId : null,
      action: 'online' as const,
      title,
      shownVersion: 1,
      addedBy: '王小美',
    })),
  );
  return id;
}

describe('Statements of a call do not depend on the number of requests', () => {
  it('that are listed, open or finished', async () => {
    const calls = [
      [marketing, 'Approvals/own'],
      [marketing, 'Approvals/list?box=mine&pageSize=50'],
      [clerk, 'Approvals/list?box=sent&pageSize=50'],
      [clerk, 'Approvals/list?box=done&pageSize=50'],
      [legal, 'Approvals/list?box=done&pageSize=50'],
    ] as const;
    expect(await costsOf(7, calls)).toEqual(await costsOf(2, calls));
  });

  it('of which none has a part for the account', async () => {
    const stranger = await test.staff([approves]);
    for (const _ of [1, 2]) await test.call(stranger, 'GET', 'Approvals/own');
    const calls = [[stranger, 'Approvals/own']] as const;
    expect(await costsOf(7, calls)).toEqual(await costsOf(2, calls));
  });

  it('that are read as one, of each kind', async () => {
    const kinds = ['site', 'article', 'news', 'otherPopup'];
    const calls = kinds.map((kind) => [marketing, `Approvals/batch?kind=${kind}`] as const);
    expect(await costsOf(12, calls)).toEqual(await costsOf(2, calls));
  });

  it('that a release brings, of mixed kinds', async () => {
    const costs: number[] = [];
    for (const count of [1, 4]) {
      const sent: Sent[] = [];
      for (let index = 0; index < count; index++) sent.push(...(await addRecords(index)));
      await addRequests(sent);
      costs.push(await costOf(marketing, `Releases/${await addRelease(sent)}/approvals`));
    }
    expect(costs[1]).toBe(costs[0]);
  });
});

describe('Statements of a call do not depend on the number of drafts', () => {
  /** Sites whose draft is planned; every second draft differs from the public page. */
  async function addPlanned(count: number): Promise<void> {
    await test.db.delete(siteSchedules);
    const live = [words('面向公園')];
    for (let index = 0; index < count; index++) {
      const { siteId, themeId } = await test.begin(index % 2 ? live : [words('面向海')], live);
      const dueOn = new Date(Date.UTC(2999, 0, 1, 0, index));
      await test.db.insert(siteSchedules).values({ siteId, themeId, action: 'publish', dueOn });
    }
  }
  const planned = 'schedules/list?pageSize=50';

  it('that are planned, and each lacks its own approval', async () => {
    const costs: number[][] = [];
    for (const count of [2, 6]) {
      await addPlanned(count);
      costs.push([
        await costOf(clerk, planned),
        await costOf(clerk, 'Calendar?from=2999-01-01&to=2999-01-31'),
      ]);
    }
    expect(costs[1]).toEqual(costs[0]);
    const { items } = (await test.call(clerk, 'GET', planned)).data;
    expect(items.map((item: { lacksApproval: boolean }) => item.lacksApproval)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('that one site has, each with its own request', async () => {
    const { caseId, siteId } = await test.begin();
    const page = { caseId, templateCode: 'liubai' as const, name: '備用', parts: [words('面向海')] };
    const costs: number[] = [];
    const drafts: number[] = [];
    for (const count of [1, 4]) {
      const added = await test.db
        .insert(siteThemes)
        .values(Array.from({ length: count }, () => page))
        .returning({ id: siteThemes.id });
      drafts.push(...added.map(({ id }) => id));
      const site = { kind: 'site' as const, subjectId: caseId, title: '' };
      await addRequests(added.slice(0, 1).map(({ id }) => ({ ...site, recordId: id })));
      costs.push(await costOf(clerk, `SiteSets/${siteId}`));
    }
    expect(costs[1]).toBe(costs[0]);
    const { themes } = (await test.call(clerk, 'GET', `SiteSets/${siteId}`)).data;
    const asked = themes
      .filter((theme: Theme) => theme.approval?.requestId)
      .map((theme: Theme) => theme.themeId);
    expect(new Set(asked)).toEqual(new Set(drafts.slice(0, 2)));
  });
});

describe('Each of several requests', () => {
  let sent: Sent[];
  let ids: number[];
  beforeEach(async () => {
    sent = [];
    for (let index = 0; index < 3; index++) sent.push(...(await addRecords(index)));
    ids = await addRequests(sent);
  });
  const readAlone = (of: readonly { id: number }[], by: Staff) =>
    Promise.all(of.map(({ id }) => test.find(by, id)));

  it('is answered as it is alone', async () => {
    const { data } = await test.call(marketing, 'GET', `Releases/${await addRelease(sent)}/approvals`);
    expect(data.items.map(({ id }: Approval) => id)).toEqual(ids);
    expect(data.items).toEqual(await readAlone(data.items, marketing));
  });

  it('has its own names of one picture, looks, decisions and dismissals', async () => {
    const read = async (): Promise<Approval[]> =>
      (await test.call(marketing, 'GET', 'Approvals/batch?kind=site')).data;
    const finding = (await read())[1]?.findings?.[0];
    await test.db.insert(adPutAsides).values({
      caseId: sent[4]?.subjectId ?? 0,
      ruleId: finding?.ruleId ?? '',
      hash: finding?.hash ?? '',
      kind: 'counsel',
      note: '',
      createdBy: '王小美',
    });
    const all = await read();
    expect(all.map(({ title }) => title)).toEqual(['第0案', '第1案', '第2案']);
    const isDismissed = all.map(({ findings }) => findings?.some(({ putAside }) => putAside !== null));
    expect(isDismissed).toEqual([false, true, false]);
    for (const [index, { cover, blocks, details }] of all.entries()) {
      expect(cover?.fileName).toBe(`封面${index}.jpg`);
      const [text, image] = blocks;
      expect(text?.lastSeen?.before).toMatchObject({ textContent: `看過${index * 4}` });
      expect(image?.before).toMatchObject({ fileName: `舊${index}.jpg` });
      expect(image?.after).toMatchObject({ fileName: `新${index}.jpg` });
      const own = details.find(({ roleId }) => roleId === legal.roleId);
      expect(own).toMatchObject({
        state: 'needsAgain',
        person: { id: legal.id },
        ask: { note: `請改${index * 4}` },
        candidates: [{ id: legal.id }],
      });
    }
  });

  it('that is finished keeps the roles that decided it, though one of them has no rule any more', async () => {
    const rule = { kind: 'site' as const, part: 'words' as const, roleId: legal.roleId };
    const isOfLegal = eq(approvalRules.roleId, legal.roleId);
    await test.db.update(approvalRequests).set({ outcome: 'withdrawn', closedOn: new Date() });
    await test.db.delete(approvals).where(eq(approvals.requestId, ids[0] ?? 0));
    await test.db.delete(approvalAsks).where(eq(approvalAsks.requestId, ids[0] ?? 0));
    await test.db.delete(approvalRules).where(and(eq(approvalRules.kind, 'site'), isOfLegal));
    const { items } = (await test.call(clerk, 'GET', 'Approvals/list?box=done&pageSize=50')).data;
    await test.db.insert(approvalRules).values(rule);
    const rolesOf = (id: number | undefined) =>
      items
        .find((row: Approval) => row.id === id)
        .departments.map(({ roleId }: { roleId: number }) => roleId);
    // The article between them has the rule still.
    expect([0, 1, 4].map((place) => rolesOf(ids[place]))).toEqual([[], [legal.roleId], [legal.roleId]]);
  });
});
