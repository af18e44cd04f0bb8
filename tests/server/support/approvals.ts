import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { accounts, approvalRules, siteThemes, templates } from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { openSession } from '../../../server/access/identity/sign-in';
import { addPublicPage } from './public-page';
import { createTestApp, nowhere, type TestApp } from './test-app';

type Schemas = components['schemas'];

export interface Staff {
  id: number;
  roleId: number;
  headers: { authorization: string };
}

export const sites = ['Permissions.Cases.OnePage.View', 'Permissions.Cases.OnePage.Edit'];
/** Claim to publish without the missing approvals. */
export const overrules = 'Permissions.Approvals.Emergency.Edit';
export const approves = 'Permissions.Approvals.View';

/** A block that contains words and no figures. */
export const words = (textContent: string, id = 1): StoredPart => ({
  id,
  partType: 1,
  align: 1,
  textContent,
});
/** A block that contains only figures. */
export const place = (siteAddress: string, id = 2): StoredPart => ({
  id,
  partType: 105,
  textContent: '',
  siteAddress,
  receptionAddress: '',
  altText: '',
  items: [],
});
export const unchanged = [words('面向大安森林'), place('大安區')];
const changed = [words('面向公園'), place('信義區')];
export const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

/** An app with calls that send, approve and publish one website. */
export async function approvalsTest(env: Record<string, string> = {}) {
  const test = await createTestApp({ ADMIN_ORIGIN: 'https://office.example', ...env });
  await test.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: [] });
  let page = { caseId: 0, themeId: 0, siteId: 0 };
  const call = callOn(test);
  const rowVersion = async () => {
    const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, page.themeId));
    return row?.rowVersion ?? 0;
  };
  const request = async (by: Staff, more: object = {}) =>
    call(by, 'POST', 'Approvals', {
      kind: 'site',
      recordId: page.themeId,
      rowVersion: await rowVersion(),
      note: '',
      dueOn: soon(),
      people: [],
      ...more,
    });
  const find = async (by: Staff, id: number): Promise<Schemas['Approval']> =>
    (await call(by, 'GET', `Approvals/${id}`)).data;
  const see = async (by: Staff, id: number) => {
    const { blocks } = await find(by, id);
    const mine = blocks.filter(({ isMine }) => isMine).map(({ key, hash }) => ({ key, hash }));
    if (mine.length > 0) await call(by, 'PUT', 'Approvals/seen', { id, blocks: mine, isSeen: true });
    return mine;
  };
  return {
    ...test,
    call,
    rowVersion,
    request,
    find,
    see,
    page: () => page,
    staff: (claims: readonly string[]) => staffOf(test, claims),
    /** Adds a case with a public page and a different draft. */
    begin: async (draft: StoredPart[] = changed, live: StoredPart[] = unchanged) => {
      const code = `C${Date.now()}${page.caseId}`;
      page = await addPublicPage(test.db, {
        parts: live,
        house: { code },
        site: { siteName: code.toLowerCase() },
      });
      await test.db.update(siteThemes).set({ parts: draft }).where(eq(siteThemes.id, page.themeId));
      return page;
    },
    rule: async (
      rules: readonly (readonly [Schemas['ApprovalPart'], Staff])[],
      kind: Schemas['ApprovalKind'] = 'site',
    ) => {
      await test.db.delete(approvalRules);
      if (rules.length === 0) return;
      await test.db.insert(approvalRules).values(rules.map(([part, { roleId }]) => ({ kind, part, roleId })));
    },
    /** Saves one block of the draft. */
    edit: async (by: Staff, part: StoredPart) => {
      const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, page.themeId));
      const parts = row?.parts ?? [];
      const sort = Math.max(
        0,
        parts.findIndex(({ id }) => id === part.id),
      );
      const body = { themeId: page.themeId, rowVersion: row?.rowVersion, part: { ...part, sort } };
      const url = '/api/v1/SiteThemeParts';
      const answer = await test.inject({ method: 'PUT', url, headers: by.headers, form: body });
      expect(answer.json()).toMatchObject({ succeeded: true });
    },
    approve: async (by: Staff, id: number, note = '') => {
      const blocks = await see(by, id);
      return call(by, 'PUT', 'Approvals/decide', { id, decision: 'approve', blocks, note });
    },
    ask: (by: Staff, id: number) =>
      call(by, 'PUT', 'Approvals/decide', {
        id,
        decision: 'askChanges',
        blocks: [],
        note: '請改回第二季',
        reasons: ['documents'],
        attached: [],
      }),
    publish: async (by: Staff, more: object = {}) =>
      call(by, 'PUT', 'SiteThemes/edit-status', {
        themeId: page.themeId,
        rowVersion: await rowVersion(),
        status: 1,
        note: '',
        ...more,
      }),
    /** Texts that visitors see. */
    shown: async () => {
      const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, page.themeId));
      return row?.publishedParts?.map(({ textContent, siteAddress }) => textContent || siteAddress);
    },
  };
}
export type ApprovalsTest = Awaited<ReturnType<typeof approvalsTest>>;

const callOn =
  (test: Pick<TestApp, 'inject'>) =>
  async (by: Staff, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await test.inject({ method, url: `/api/v1/${url}`, headers: by.headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  };

async function staffOf(test: TestApp, claims: readonly string[]): Promise<Staff> {
  const { rows } = await test.db.execute<{ next: string }>(sql`select gen_random_uuid()::text as next`);
  const id = await test.addAccount(rows[0]?.next ?? '', '', claims);
  const [row] = await test.db
    .update(accounts)
    .set({ email: `${id}@example.com` })
    .where(eq(accounts.id, id))
    .returning({ roleId: accounts.roleId });
  const { token } = await openSession(test.db, id, nowhere);
  expect(row?.roleId).toBeTruthy();
  return { id, roleId: row?.roleId ?? 0, headers: { authorization: `Bearer ${token}` } };
}
