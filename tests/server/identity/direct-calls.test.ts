import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claims as allClaims } from '../../../openapi/generated/claims';
import { kindUnits } from '../../../openapi/generated/kinds';
import { claims, type OperationId } from '../../../openapi/generated/operations';
import {
  accounts,
  apiTokens,
  articles,
  cases,
  files,
  news,
  popups,
  releaseItems,
  releases,
  roles,
  sharedBlocks,
  singletons,
  siteSchedules,
  siteSets,
} from '../../../server/base/db/schema';
import { directCalls } from '../../../server/access/identity/direct-calls';
import { runJob } from '../../../server/base/db/job-runner';
import { openSession } from '../../../server/access/identity/sign-in';
import { firstTerms } from '../../../server/subjects/privacy/terms-data';
import { releasesJob } from '../../../server/subjects/releases/release-job';
import { attempt } from '../../../server/subjects/sites/schedule-job';
import { approvalsTest, approves, type Staff } from '../support/approvals';
import { nowhere } from '../support/test-app';

/** What a call without a claim of its own asks of the caller. */
type Asked = 'its own account' | 'anyone signed in' | 'the claim of each record';
const asked: Partial<Record<OperationId, Asked>> = {
  getMe: 'its own account',
  getProfile: 'its own account',
  updateProfile: 'its own account',
  updateOwnPassword: 'its own account',
  listSessions: 'its own account',
  endOtherSessions: 'its own account',
  endSession: 'its own account',
  startSecondFactor: 'its own account',
  confirmSecondFactor: 'its own account',
  removeSecondFactor: 'its own account',
  renewRecoveryCodes: 'its own account',
  listPasskeys: 'its own account',
  startPasskey: 'its own account',
  addPasskey: 'its own account',
  renamePasskey: 'its own account',
  removePasskey: 'its own account',
  removeCompanyLink: 'its own account',
  markNewsSeen: 'its own account',
  keepOpenGroups: 'its own account',
  refuseFirstSteps: 'its own account',
  listDownloads: 'anyone signed in',
  getAbout: 'anyone signed in',
  tellPresence: 'the claim of each record',
  listApprovals: 'the claim of each record',
  getOwnApprovals: 'the claim of each record',
  getApprovalOf: 'the claim of each record',
  getApproval: 'the claim of each record',
  requestApproval: 'the claim of each record',
  requestApprovals: 'the claim of each record',
  withdrawApproval: 'the claim of each record',
  remindApprovers: 'the claim of each record',
  listTrash: 'the claim of each record',
  searchRecords: 'the claim of each record',
  listSchedules: 'the claim of each record',
  listCalendar: 'the claim of each record',
  listListViews: 'the claim of each record',
  createListView: 'the claim of each record',
  updateListView: 'the claim of each record',
  deleteListView: 'the claim of each record',
  chooseFirstListView: 'the claim of each record',
  getCalendarFeed: 'its own account',
  renewCalendarFeed: 'its own account',
  endCalendarFeed: 'its own account',
  getLinksOf: 'the claim of each record',
  listRedirects: 'the claim of each record',
  listDeadLinks: 'the claim of each record',
  mendLink: 'the claim of each record',
  editDeadLink: 'the claim of each record',
  saveRedirect: 'the claim of each record',
  deleteRedirect: 'the claim of each record',
  listRedirectTargets: 'anyone signed in',
  listImports: 'the claim of each record',
  getImport: 'the claim of each record',
  listImportRows: 'the claim of each record',
  exportRefusedRows: 'the claim of each record',
  updateImportMapping: 'the claim of each record',
  mendImportRow: 'the claim of each record',
  runImport: 'the claim of each record',
  undoImport: 'the claim of each record',
  stopImport: 'the claim of each record',
};

const silent = { info: () => {}, warn: () => {}, error: () => {} };

const test = await approvalsTest();
afterAll(() => test.close());

it('every call without a claim of its own stands in the table of what it asks', () => {
  const open = Object.entries(claims).flatMap(([call, claim]) =>
    claim === 'signed-in' || claim === 'own-account' ? [call] : [],
  );
  expect(Object.keys(asked).toSorted()).toEqual(open.toSorted());
});

const needed = (act: keyof typeof directCalls) => [...new Set(directCalls[act].map((call) => claims[call]))];
const without = (claim: string) => allClaims.filter((each) => each !== claim);
const setClaims = async (id: number, own: readonly string[]) => {
  const [row] = await test.db.select({ roleId: accounts.roleId }).from(accounts).where(eq(accounts.id, id));
  await test.db
    .update(roles)
    .set({ claims: [...own] })
    .where(eq(roles.id, row?.roleId ?? 0));
};

describe.each([
  ['drafts', 'readDrafts', '/api/delivery/v1/articles?drafts=true', 200],
  ['enquiries', 'readEnquiries', '/api/delivery/v1/enquiries/999999', 404],
] as const)('a token for %s', (scope, act, url, status) => {
  const password = 'correct-horse';
  let maker: { id: number; headers: { authorization: string } };
  beforeEach(async () => {
    await test.db.delete(apiTokens);
    const id = await test.addAccount(`maker-${Math.random()}`, password, allClaims);
    const { token } = await openSession(test.db, id, nowhere);
    maker = { id, headers: { authorization: `Bearer ${token}` } };
  });
  const make = async () =>
    (
      await test.inject({
        method: 'POST',
        url: '/api/v1/Connections/tokens',
        headers: maker.headers,
        payload: {
          name: '鏡像',
          scopes: [scope],
          expiresOn: new Date(Date.now() + 86_400_000).toISOString(),
          currentPassword: password,
        },
      })
    ).json<{ succeeded: boolean; data: { token: string }; errors?: object }>();
  const read = async (token: string, at: string = url) =>
    (await test.inject({ url: at, headers: { authorization: `Bearer ${token}` } })).statusCode;
  const listed = async () =>
    (await test.inject({ url: '/api/v1/Connections/tokens', headers: maker.headers })).json().data.items;

  it.each(needed(act))('needs %s when it is made', async (claim) => {
    await setClaims(maker.id, without(claim));
    expect(Object.keys((await make()).errors ?? {})).toEqual(['scopes']);
  });

  it.each(needed(act))('needs %s of its creator when it is used, and the list says so', async (claim) => {
    const { token } = (await make()).data;
    expect(await read(token)).toBe(status);
    expect(await listed()).toMatchObject([{ state: 'valid', lostScopes: [] }]);
    await setClaims(maker.id, without(claim));
    expect(await read(token)).toBe(403);
    expect(await listed()).toMatchObject([{ state: 'valid', lostScopes: [scope] }]);
    // Public articles need no permission.
    expect(await read(token, '/api/delivery/v1/articles')).toBe(scope === 'drafts' ? 200 : 403);
    await setClaims(maker.id, allClaims);
    expect(await read(token)).toBe(status);
  });

  it('reads nothing more once its creator is inactive', async () => {
    const { token } = (await make()).data;
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, maker.id));
    expect(await read(token)).toBe(403);
  });
});

describe.each([
  ['publish', 'publishSite'],
  ['takeOff', 'takeSiteOff'],
] as const)('a schedule to %s', (action, act) => {
  const due = async (createdById: number) => {
    const { themeId, siteId } = await test.begin();
    const [row] = await test.db
      .insert(siteSchedules)
      .values({ siteId, action, themeId, dueOn: new Date(0), createdBy: '王小美', createdById })
      .returning();
    if (!row) throw new Error('no schedule');
    const outcome = await attempt(test.db, row);
    const [after] = await test.db.select().from(siteSchedules).where(eq(siteSchedules.id, row.id));
    const [site] = await test.db.select().from(siteSets).where(eq(siteSets.id, siteId));
    return { outcome, reason: after?.reason, status: site?.status };
  };

  it.each(needed(act))('needs %s of whoever arranged it when its time comes', async (claim) => {
    const id = await test.addAccount(`planner-${Math.random()}`, '', allClaims);
    expect(await due(id)).toMatchObject({ outcome: 'done', reason: '' });
    await setClaims(id, without(claim));
    expect(await due(id)).toEqual({
      outcome: 'failed',
      reason: '安排這個時間的人已沒有發布的權限，請由有權限的人重新安排',
      status: 0,
    });
  });
});

describe.each([
  ['site', 'online', 'publishSite'],
  ['site', 'offline', 'takeSiteOff'],
  ['case', 'online', 'switchCase'],
  ['article', 'online', 'switchArticle'],
  ['news', 'online', 'switchNews'],
  ['popup', 'online', 'switchPopup'],
  ['otherPopup', 'online', 'switchOtherPopup'],
] as const)('a release of a %s that goes %s', (kind, action, act) => {
  const run = async (plannedById: number) => {
    const { themeId, caseId } = await test.begin();
    await test.db.delete(releases);
    const dueOn = new Date(Date.now() - 1000);
    const [{ id: releaseId } = { id: 0 }] = await test.db
      .insert(releases)
      .values({ name: '年末看屋季', dueOn, plannedBy: '王小美', plannedById })
      .returning({ id: releases.id });
    const isSite = kind === 'site';
    const recordId = await recordOf(kind, caseId);
    await test.db.insert(releaseItems).values({
      releaseId,
      kind,
      recordId,
      themeId: isSite && action === 'online' ? themeId : null,
      action,
      shownVersion: 1,
    });
    await runJob(
      test.db,
      releasesJob(test.db, { adminOrigin: undefined }, async () => []),
      silent,
      { isForced: true },
    );
    const [item] = await test.db.select().from(releaseItems).where(eq(releaseItems.releaseId, releaseId));
    return { result: item?.result, reason: item?.reason };
  };

  it.each(needed(act))('needs %s of whoever arranged it when its time comes', async (claim) => {
    const id = await test.addAccount(`planner-${Math.random()}`, '', allClaims);
    expect(await run(id)).toEqual({ result: 'done', reason: '' });
    await setClaims(id, without(claim));
    expect(await run(id)).toMatchObject({ result: null, reason: expect.stringContaining('的權限') });
  });
});

describe.each([
  ['case', 'editCase'],
  ['site', 'editSite'],
  ['article', 'editArticle'],
  ['news', 'editNews'],
  ['otherPopup', 'editOtherPopup'],
  ['popup', 'editPopup'],
  ['company', 'editCompany'],
  ['siteSettings', 'editSiteSettings'],
  ['sharedBlock', 'editSharedBlock'],
  ['media', 'editMedia'],
  ['contactEmail', 'editReplyTemplates'],
  ['privacyTerms', 'editPrivacyTerms'],
] as const)('a replacement in a %s, and its undo', (kind, act) => {
  const call = (by: Staff, url: string, payload: object) => test.call(by, 'POST', url, payload);
  const replaceIn = async (by: Staff, find: string, replacement: string) => {
    const hits = await test.call(by, 'GET', `Replace/hits?find=${encodeURIComponent(find)}`);
    const found = hits.data.records.find((each: { kind: string }) => each.kind === kind);
    const { recordId, themeId, rowVersion } = found;
    const keys = found.hits.map(({ key }: { key: string }) => key);
    const record = { kind, recordId, ...(themeId ? { themeId } : {}), rowVersion, hits: keys };
    return call(by, 'Replace', { find, replacement, isExact: false, mode: 'apart', records: [record] });
  };

  it.each(needed(act))('need %s', async (claim) => {
    await test.db.delete(cases);
    const { themeId, caseId } = await test.begin([{ id: 1, partType: 1, align: 1, textContent: '開放' }]);
    const id = await recordOf(kind, caseId);
    if (kind === 'case') {
      await test.db.update(cases).set({ title: '開放', tel: '0225718170' }).where(eq(cases.id, id));
    }
    const value = settings[kind];
    if (value) {
      await test.db
        .insert(singletons)
        .values({ key: kind, value })
        .onConflictDoUpdate({ target: singletons.key, set: { value } });
    }
    if (kind === 'siteSettings') {
      await test.db.update(siteSets).set({ seoTitle: '開放' }).where(eq(siteSets.caseId, id));
    }
    expect(themeId).toBeGreaterThan(0);
    const clerk = await test.staff(allClaims);
    await setClaims(clerk.id, without(claim));
    expect(await replaceIn(clerk, '開放', '公開')).toMatchObject({ code: 'replaceNothing' });
    await setClaims(clerk.id, allClaims);
    const done = await replaceIn(clerk, '開放', '公開');
    expect(done).toMatchObject({ succeeded: true });
    const undo = async () => {
      const { rowVersion } = (await test.call(clerk, 'GET', `Replace/${done.data.id}`)).data;
      return call(clerk, `Replace/${done.data.id}/undo`, { rowVersion });
    };
    await setClaims(clerk.id, without(claim));
    expect(await undo()).toMatchObject({ code: 'replaceNotUndone' });
    await setClaims(clerk.id, allClaims);
    expect(await undo()).toMatchObject({ succeeded: true, data: { restored: 1 } });
  });
});

/** Settings with a text to replace. */
const settings: Readonly<Record<string, object>> = {
  company: { name: '開放' },
  contactEmail: { replyTemplates: [{ name: '看屋', subject: '開放', body: '歡迎' }] },
  privacyTerms: { report: { ...firstTerms.report, authority: '開放' } },
};

/** An offline record that may go online. */
async function recordOf(kind: keyof typeof kindUnits, caseId: number): Promise<number> {
  const { sha } = await addPicture();
  const page = { title: '年末看屋季', publishDate: '2026-12-01' };
  const parts = [{ id: 1, partType: 1, align: 1 as const, textContent: '三案同步開放' }];
  switch (kind) {
    case 'case': {
      await test.db.update(cases).set({ status: 0, parts }).where(eq(cases.id, caseId));
      return caseId;
    }
    case 'article':
      return idOf(
        await test.db
          .insert(articles)
          .values({ ...page, parts, type: 2, sort: 1 })
          .returning(),
      );
    case 'news':
      return idOf(
        await test.db
          .insert(news)
          .values({ ...page, content: '<p>開放</p>' })
          .returning(),
      );
    case 'otherPopup':
      return idOf(await test.db.insert(popups).values({ title: '開放', imageSha: sha }).returning());
    case 'popup': {
      const value = { status: 0, title: '開放', imageSha: sha, imageName: 'a.jpg' };
      await test.db
        .insert(singletons)
        .values({ key: 'indexPopup', value })
        .onConflictDoUpdate({ target: singletons.key, set: { value } });
      return 1;
    }
    case 'media':
      return idOf(
        await test.db
          .update(files)
          .set({ name: '開放', uploadedOn: new Date() })
          .where(eq(files.sha, sha))
          .returning(),
      );
    case 'sharedBlock':
      return idOf(await test.db.insert(sharedBlocks).values({ title: '開放', parts }).returning());
    default:
      return caseId;
  }
}
/** A stored picture. */
async function addPicture(): Promise<{ sha: string }> {
  const sha = 'a'.repeat(64);
  const picture = { sha, extension: 'jpg', mime: 'image/jpeg', bytes: Buffer.from('picture'), size: 7 };
  await test.db.insert(files).values(picture).onConflictDoNothing();
  return { sha };
}
const idOf = ([row]: readonly { id: number }[]) => row?.id ?? 0;

describe('a request for approval', () => {
  let clerk: Staff;
  let ruled: Staff;
  let id = 0;
  beforeEach(async () => {
    clerk = await test.staff(allClaims);
    ruled = await test.staff([approves]);
    await test.rule([['words', ruled]]);
    await test.begin();
    id = (await test.request(clerk)).data.id;
  });
  const read = async (by: Staff) => (await test.call(by, 'GET', `Approvals/${id}`)).status;
  const sent = async () => (await test.call(clerk, 'GET', 'Approvals/list?box=sent')).data.totalCount;

  it('is read by approvers of its kind and by who may view its record, and by no other approver', async () => {
    expect(await read(ruled)).toBe(200);
    expect(await read(await test.staff([`${kindUnits.site}.View`]))).toBe(200);
    const other = await test.staff([approves]);
    expect(await read(other)).toBe(403);
    const seen = await test.call(other, 'PUT', 'Approvals/seen', {
      id,
      blocks: [{ key: 'page', hash: 'a'.repeat(64) }],
      isSeen: true,
    });
    expect(seen.status).toBe(403);
    expect(await read(await test.staff(without(`${kindUnits.site}.View`)))).toBe(403);
  });

  it('leaves the list of its sender who may no longer view the record', async () => {
    expect(await sent()).toBe(1);
    await setClaims(clerk.id, without(`${kindUnits.site}.View`));
    expect(await sent()).toBe(0);
    expect(await read(clerk)).toBe(403);
  });
});
