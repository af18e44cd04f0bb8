import { expect, type Page } from '@playwright/test';
import type { ModelExecutors } from '../machines/model';
import { modelWalks } from '../machines/tours';
import { approvalModel, type ApprovalModelEvent, type ApprovalModelState } from '../models/approval.model';
import { serverAs, tokensOf } from './support/api';
import { ruled, test } from './support/own-server';
import { beginSignedIn } from './support/session';
import { publicSite, retitle, titles } from './support/sites';

const reason = '錯誤的坪數公開中，須立即更正';

async function openWorld(page: Page) {
  const approver = await ruled('site', '林雅婷');
  const site = await publicSite(titles('面向大安森林'), {}, { emergencyReason: reason });
  await beginSignedIn(page, await tokensOf());
  await page.goto(`/mng/web/home/${site.caseId}`);
  return { page, site, approver: serverAs(approver.tokens) };
}

type World = Awaited<ReturnType<typeof openWorld>>;

function executors({
  page,
  site: { server, themeId, siteName },
  approver,
}: World): ModelExecutors<ApprovalModelState, ApprovalModelEvent> {
  /** Title that visitors see, and that of the draft. */
  const words = { live: '面向大安森林', edited: '面向大安森林' };
  let edits = 0;
  const card = page.getByRole('region', { name: '核准', exact: true });
  const dialog = page.getByRole('dialog');
  const button = (name: string, where: Page | typeof dialog = page) =>
    where.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).click();
  const confirm = (name: string) => button(name, dialog).click();
  const elsewhere = (happen: () => Promise<unknown>) => async () => {
    await happen();
    await page.reload();
  };
  const edit = async () => {
    edits += 1;
    words.edited = `面向山林，第${edits}次`;
    await retitle(server, themeId, words.edited);
  };
  const decide = async (decision: 'approve' | 'askChanges') => {
    const { request } = await server.get<{ request: { id: number } }>(`/api/v1/Approvals/of/site/${themeId}`);
    const { id } = request;
    const { blocks } = await approver.get<{ blocks: { key: string; hash: string; isMine: boolean }[] }>(
      `/api/v1/Approvals/${id}`,
    );
    const seen = blocks.filter(({ isMine }) => isMine).map(({ key, hash }) => ({ key, hash }));
    await approver.json('PUT', '/api/v1/Approvals/seen', { id, blocks: seen, isSeen: true });
    await approver.json('PUT', '/api/v1/Approvals/decide', {
      id,
      decision,
      ...(decision === 'approve'
        ? { blocks: seen, note: '' }
        : { blocks: [], note: '請改回第二季', reasons: ['documents'], attached: [] }),
    });
  };
  const sendsOffline = async () => {
    await page.route('**/api/v1/Approvals', (route) => route.abort());
    await confirm('送出核准');
    await expect(dialog.getByRole('alert')).toHaveText('無法連線，請檢查網路後再試');
    await page.unroute('**/api/v1/Approvals');
  };
  const seesPublic = async () => {
    const shown = await (await page.request.get(`/case/${siteName}`)).text();
    expect(shown.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(words.live);
  };
  const blocked = async () => {
    await expect(button('發布變更')).toBeDisabled();
    await seesPublic();
  };
  const sees = (heading: string) => async () => {
    await expect(card.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await blocked();
  };
  const asks = (title: string, problem?: string) => async () => {
    await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText(problem ? [problem] : []);
    await seesPublic();
  };
  return {
    states: {
      unneeded: async () => {
        await expect(page.getByText('已修改未發布', { exact: true })).toHaveCount(0);
        await expect(page.getByRole('link', { name: '開啟網站', exact: true })).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect(card).toHaveCount(0);
        await expect(button('送核准')).toHaveCount(0);
        words.live = words.edited;
        await seesPublic();
      },
      missing: async () => {
        await expect(page.getByText('送核准後才能發布', { exact: true })).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await blocked();
      },
      composing: asks('送出核准'),
      unsent: asks('送出核准', '無法連線，請檢查網路後再試'),
      outdated: asks('送出核准', '資料已由他人更新，請重新整理後再編輯'),
      requested: sees('等待核准 0／1'),
      withdrawing: asks('撤回送核'),
      changesAsked: sees('等待修改'),
      approved: async () => {
        await expect(card.getByRole('heading', { name: '已全部核准', exact: true })).toBeVisible();
        await expect(button('發布變更')).toBeEnabled();
        await seesPublic();
      },
      needsAgain: sees('需重新核准'),
      reasoning: async () => {
        await expect(dialog.getByRole('textbox', { name: '緊急發布的原因', exact: true })).toBeEmpty();
        await expect(button('緊急發布', dialog)).toBeDisabled();
        await seesPublic();
      },
    },
    events: {
      'page.edit': elsewhere(edit),
      'request.open': () => press('送核准'),
      'request.cancel': () => confirm('取消'),
      'request.send': () => confirm('送出核准'),
      'request.sendOffline': sendsOffline,
      'request.sendStale': async () => {
        await edit();
        await confirm('送出核准');
      },
      'request.sendAgain': async () => {
        await press('再送核准');
        await confirm('送出核准');
        await expect(dialog).toHaveCount(0);
      },
      'approver.approve': elsewhere(() => decide('approve')),
      'approver.askChanges': elsewhere(() => decide('askChanges')),
      'withdrawal.open': () => press('撤回'),
      'withdrawal.cancel': () => confirm('取消'),
      'withdrawal.confirm': () => confirm('撤回'),
      'emergency.open': () => press('緊急發布'),
      'emergency.cancel': () => confirm('繼續編輯'),
      'emergency.confirm': async () => {
        await dialog.getByRole('textbox', { name: '緊急發布的原因', exact: true }).fill(reason);
        await confirm('緊急發布');
      },
      'page.publish': async () => {
        await press('發布變更');
        await confirm('發布變更');
      },
    },
  };
}

/** One worker, as each further one would start a server of its own. */
test.describe.configure({ mode: 'default' });

test.describe('The approval of a page as its sender sees it (decisions/050-approval)', () => {
  for (const walk of modelWalks<ApprovalModelState, ApprovalModelEvent>(approvalModel)) {
    test(walk.title, async ({ page }) => {
      test.slow(walk.isTour, 'walks every transition');
      await expect(walk.run(executors(await openWorld(page)))).resolves.toBeUndefined();
    });
  }
});
