import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { ModelExecutors } from '../machines/model';
import { modelWalks } from '../machines/tours';
import { recordModel, type RecordModelEvent, type RecordModelState } from '../models/record.model';
import { serverAs, tokensOf } from './support/api';
import { copyStored, expectToast, loseAnswers } from './support/pages';
import { newCase } from './support/records';
import { beginSignedIn } from './support/session';

const original = '兩人的建案';
const calls = '**/api/v1/CaseInfos';

async function openWorld(browser: Browser) {
  const record = await newCase(original);
  const tokens = await tokensOf();
  const context = async (): Promise<BrowserContext> => {
    const made = await browser.newContext({ baseURL: process.env['E2E_ORIGIN'] ?? '' });
    await beginSignedIn(made, tokens);
    return made;
  };
  const [own, other] = await Promise.all([context(), context()]);
  const open = async (where: BrowserContext) => {
    const page = await where.newPage();
    await page.goto(`/mng/case/edit/${record.id}`);
    // Finds the field by id, because the dialog of the safety copy hides the form from queries by role.
    await expect(page.locator('#title')).toBeVisible();
    return page;
  };
  const stored = async () =>
    (await serverAs(tokens).get<{ title: string }>(`/api/v1/CaseInfos/${record.id}`)).title;
  const names = { clean: original, mine: '我打的名稱', theirs: '別人存的名稱' };
  return { record, own, page: await open(own), open, other, stored, ...names };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const titleOf = (page: Page) => page.getByRole('textbox', { name: '建案名稱', exact: true });

function executors(world: World): ModelExecutors<RecordModelState, RecordModelEvent> {
  const title = () => titleOf(world.page);
  // An open dialog hides the page from queries by role.
  const dialog = () => world.page.getByRole('dialog');
  const unsaved = () => world.page.getByText('有變更', { exact: true });
  const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  const save = async () => {
    // Closes the message of the last save, if it is still open.
    if (await dialog().count()) await world.page.keyboard.press('Escape');
    await world.page.getByRole('button', { name: '儲存', exact: true }).click();
  };
  const seesClean = async (name: string) => {
    await expect(dialog()).toHaveCount(0);
    await expect(title()).toHaveValue(name);
    await expect(unsaved()).toHaveCount(0);
    await copyStored(world.page).toBe(0);
    world.clean = name;
  };
  const seesMine = async () => {
    await expect(title()).toHaveValue(world.mine);
    await expect(unsaved()).toBeVisible();
  };
  const seesAsked = async (text: string) => {
    await expect(dialog()).toContainText(text);
    expect(await world.stored()).toBe(world.theirs);
  };
  const somebodyElseSaves = async () => {
    world.theirs = `${world.theirs}，又改`;
    const page = await world.open(world.other);
    await titleOf(page).fill(world.theirs);
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expectToast(page, '儲存成功');
    await page.close();
  };
  const crash = async () => {
    await copyStored(world.page).toBe(1);
    await world.page.close();
  };
  return {
    states: {
      loaded: () => seesClean(world.clean),
      typed: async () => {
        await expect(dialog()).toHaveCount(0);
        await seesMine();
        await copyStored(world.page).toBe(1);
      },
      incomplete: async () => {
        await expect(title()).toBeFocused();
        await expect(world.page.getByText('此欄位為必填')).toBeVisible();
      },
      saved: async () => {
        await seesClean(world.mine);
        expect(await world.stored()).toBe(world.mine);
      },
      cut: async () => {
        await expect(world.page.getByText('離線，內容已留在這台電腦')).toBeVisible();
        await expect(dialog()).toHaveCount(0);
        await seesMine();
        expect(await world.stored()).toBe(world.clean);
      },
      unanswered: async () => {
        await expect(world.page.getByText('離線，內容已留在這台電腦')).toBeVisible();
        await expect(dialog()).toHaveCount(0);
        await seesMine();
        expect(await world.stored()).toBe(world.mine);
      },
      latestUnreachable: () => seesAsked('無法取得最新版本，請檢查網路後再試'),
      tooLate: async () => {
        await seesAsked('資料已由他人更新');
        await expect(dialog()).toContainText(/於 \d{2}:\d{2} 已儲存/);
      },
      looking: async () => {
        await seesAsked('兩個版本的差異');
        await expect(
          dialog()
            .getByRole('row', { name: /建案名稱/ })
            .getByRole('cell'),
        ).toHaveText([world.theirs, world.mine, '最新版本我的版本']);
      },
      postponed: async () => {
        await expect(dialog()).toHaveCount(0);
        await seesMine();
        expect(await world.stored()).toBe(world.theirs);
      },
      theirs: () => seesClean(world.theirs),
      leaving: () => expect(dialog()).toContainText('尚有未儲存的變更，確定要離開嗎？'),
      leftSaved: async () => {
        await expect(world.page).toHaveURL(/\/mng\/news$/);
        expect(await world.stored()).toBe(world.mine);
        await copyStored(world.page).toBe(0);
      },
      leftUnsaved: async () => {
        await expect(world.page).toHaveURL(/\/mng\/news$/);
        expect(await world.stored()).toBe(world.clean);
        await copyStored(world.page).toBe(0);
      },
      offered: async () => {
        await expect(dialog()).toContainText('找到尚未儲存的內容');
        await expect(dialog()).not.toContainText('這筆資料之後已由');
      },
      offeredOnOlder: () => expect(dialog()).toContainText('這筆資料之後已由'),
    },
    events: {
      'draft.type': async () => {
        world.mine = `${world.mine}，再改`;
        await title().fill(world.mine);
      },
      'draft.saveEmpty': async () => {
        await title().fill('');
        await save();
        await expect(world.page.getByRole('dialog', { name: '請確認以下欄位', exact: true })).toContainText(
          '建案名稱',
        );
        await world.page.keyboard.press('Escape');
      },
      'draft.correct': async () => {
        await title().fill(world.mine);
      },
      'draft.save': save,
      'draft.saveCut': async () => {
        await world.page.route(calls, (route) => route.abort());
        await save();
        await expect(world.page.getByText('離線，內容已留在這台電腦')).toBeVisible();
        await world.page.unroute(calls);
      },
      'draft.saveUnanswered': async () => {
        await loseAnswers(world.page, calls);
        await save();
        await expect(world.page.getByText('離線，內容已留在這台電腦')).toBeVisible();
        await world.page.unroute(calls);
      },
      'draft.saveTooLate': async () => {
        await somebodyElseSaves();
        await save();
      },
      'draft.saveTooLateOffline': async () => {
        await somebodyElseSaves();
        await world.page.route(`${calls}/${world.record.id}`, (route) => route.abort());
        await save();
        await expect(dialog()).toContainText('無法取得最新版本');
        await world.page.unroute(`${calls}/${world.record.id}`);
      },
      'latest.retry': () => press('重試'),
      'versions.look': () => press('檢視差異'),
      'versions.back': () => press('返回'),
      'theirs.take': () => press('採用最新版本'),
      'mine.keep': () => press('保留我的版本'),
      'choice.postpone': () => world.page.keyboard.press('Escape'),
      'page.leave': () => world.page.getByRole('link', { name: '最新消息管理', exact: true }).click(),
      'leave.stay': () => press('留下'),
      'leave.save': () => press('儲存並離開'),
      'leave.discard': () => press('不儲存'),
      'tab.crash': async () => {
        await crash();
        world.page = await world.open(world.own);
      },
      'tab.crashMeanwhile': async () => {
        await crash();
        await somebodyElseSaves();
        world.page = await world.open(world.own);
      },
      'copy.restore': () => press('還原'),
      'copy.discard': () => press('捨棄'),
    },
  };
}

test.describe('A record as its editor sees it, while another user edits it (specification 4 Forms, decisions/002-wire-format, decisions/006-session)', () => {
  for (const walk of modelWalks<RecordModelState, RecordModelEvent>(recordModel)) {
    test(walk.title, async ({ browser }) => {
      test.slow(walk.isTour, 'walks every transition');
      const world = await openWorld(browser);
      await walk.run(executors(world));
      await Promise.all([world.own.close(), world.other.close()]);
    });
  }
});
