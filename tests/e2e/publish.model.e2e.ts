import { expect, test, type Page } from '@playwright/test';
import type { ModelExecutors } from '../machines/model';
import { modelWalks } from '../machines/tours';
import { publishModel, type PublishModelEvent, type PublishModelState } from '../models/publish.model';
import { expectAccessible } from './support/axe';
import { serverAs, tokensOf, type ServerCalls } from './support/api';
import { newCase } from './support/records';
import { beginSignedIn } from './support/session';
import { addDraft, known, retitle } from './support/sites';

const demoSite = { code: 'HY202503', name: 'site-202503' };
let counter = 0;
const unique = () => `${process.pid}${Date.now() % 1_000_000}${(counter += 1)}`;

interface World {
  page: Page;
  server: ServerCalls;
  caseId: number;
  siteName: string;
}

async function openWorld(page: Page): Promise<World> {
  const tokens = await tokensOf();
  await beginSignedIn(page, tokens);
  const server = serverAs(tokens);
  const { id } = await newCase(known.title, { county: known.county, district: known.district });
  const world = { page, server, caseId: id, siteName: `model-${unique()}` };
  await page.goto(`/mng/web/home/${id}`);
  return world;
}

interface Site {
  siteId: number;
  rowVersion: number;
  themes: { themeId: number; status: number }[];
}

function executors({
  page,
  server,
  caseId,
  siteName,
}: World): ModelExecutors<PublishModelState, PublishModelEvent> {
  const code = page.getByRole('textbox', { name: '建案代碼', exact: true });
  const name = page.getByRole('textbox', { name: '網站名稱', exact: true });
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const sees = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
  const seesNot = (text: string) => expect(page.getByText(text)).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  const confirm = () => dialog.getByRole('button', { name: '發布', exact: true }).click();
  const saveCode = page.getByRole('button', { name: '儲存代碼', exact: true });
  const failing = async (path: string, action: () => Promise<void>) => {
    const pattern = new RegExp(`${path}(\\?|$)`);
    await page.route(pattern, (route) => route.abort());
    // The message of an earlier failure may still be shown.
    const failed = page.waitForEvent('requestfailed', (request) => pattern.test(request.url()));
    await action();
    await failed;
    await sees('無法連線，請檢查網路後再試');
    await page.unroute(pattern);
  };
  const site = () => server.get<Site>(`/api/v1/SiteSets/${caseId}`);
  /** First words of the title that visitors see, and of the one being edited. */
  const words = { published: '', edited: '' };
  const theme = { published: '留白', edited: '留白' };
  const somebodyElseSaves = async () => {
    const { siteId, rowVersion } = await site();
    await server.multipart('PUT', '/api/v1/SiteSets', { siteId, rowVersion, seoTitle: unique() });
  };
  const changeDesign = async (word: string, other?: number) => {
    words.edited = word;
    const { themes } = await site();
    const changed = other ?? (themes.find(({ status }) => status === 1) ?? themes[0])?.themeId;
    if (changed === undefined) throw new Error('no theme');
    await retitle(server, changed, `${word}的標題`);
  };
  const compare = async (typed: string) => {
    await code.fill(typed);
    await press('比對');
  };
  const stillClosed = async () => {
    await expect(saveCode.and(page.locator(':enabled'))).toHaveCount(0);
    await sees('請先完成建案代碼比對並儲存');
  };
  const open = async () => {
    await expect(name).toBeEditable();
    await sees('請先設定網站名稱');
  };
  const ready = async () => {
    await expect(name).toHaveValue(siteName);
    await expect(page.getByRole('button', { name: '發布', exact: true })).toBeEnabled();
  };
  return {
    states: {
      designMissing: async () => {
        await sees('請先完成頁面設計');
        await expect(code).toHaveCount(0);
        await expect(name).toHaveCount(0);
      },
      loadUnreachable: () => sees('無法連線，請檢查網路後再試'),
      codeOpen: async () => {
        await expect(code).toBeEditable();
        await stillClosed();
      },
      codeInvalid: async () => {
        await sees('請填寫建案代碼');
        await stillClosed();
      },
      codeMatch: async () => {
        await sees('名稱與區域一致');
        await expect(saveCode).toBeEnabled();
      },
      codeMismatch: async () => {
        await sees('名稱或區域不一致，請確認代碼，或請銷售部門更正銷售系統的資料');
        await stillClosed();
      },
      codeNotFound: async () => {
        await sees('銷售系統查無此建案代碼，請向銷售部門確認正確的代碼');
        await stillClosed();
      },
      compareUnreachable: async () => {
        await sees('無法連線，請檢查網路後再試');
        await stillClosed();
      },
      saveCodeUnreachable: async () => {
        await sees('無法連線，請檢查網路後再試');
        await sees('請先完成建案代碼比對並儲存');
      },
      codeStale: () => sees('資料已由他人更新，請重新整理後再編輯'),
      nameOpen: open,
      nameInvalid: async () => {
        await expect(name).toHaveAttribute('aria-invalid', 'true');
        await sees('限 30 個半形英數字，符號僅可使用「-」');
      },
      nameTaken: () => sees('此網站名稱已被使用'),
      nameUnreachable: async () => {
        await sees('無法連線，請檢查網路後再試');
        await expect(name).toHaveValue(siteName);
      },
      nameStale: () => sees('資料已由他人更新，請重新整理後再編輯'),
      samplesLeft: async () => {
        await expect(name).toHaveValue(siteName);
        // Waits for the save: the typed name looks the same before it, and a reload would drop it.
        await expect(page.getByRole('button', { name: '儲存名稱', exact: true })).toBeVisible();
        await sees(/仍有 \d+ 處範例內容/);
        await expect(page.getByRole('button', { name: '發布', exact: true })).toBeDisabled();
      },
      readyToPublish: ready,
      askUnreachable: async () => {
        await sees('無法連線，請檢查網路後再試');
        await ready();
      },
      firstAsked: async () => {
        await expect(
          dialog.getByRole('heading', { name: `發布「${known.title}」？`, exact: true }),
        ).toBeVisible();
        await expect(dialog).toContainText(`/case/${siteName}`);
        await expect(dialog).toContainText(`網站名稱 ${siteName} 永久不可變更`);
        await expect(dialog).toContainText('1 個區塊，版型「留白」');
        await expect(dialog.getByRole('button', { name: '取消', exact: true })).toBeFocused();
        expect((await page.request.get(`/case/${siteName}`)).status()).toBe(404);
      },
      publishUnreachable: async () => {
        await sees('無法連線，請檢查網路後再試');
        await ready();
      },
      publishStale: () => sees('資料已由他人更新，請重新整理後再編輯'),
      enableUnreachable: async () => {
        await expect(page.getByRole('button', { name: '啟用網站', exact: true })).toBeEnabled();
        await expect(name).not.toBeEditable();
      },
      live: async () => {
        await expect(page.getByRole('link', { name: '開啟網站', exact: true })).toHaveAttribute(
          'href',
          new URL(`/case/${siteName}`, page.url()).href,
        );
        await expect(name).not.toBeEditable();
        await seesNot('已修改未發布');
        words.published = words.edited;
        theme.published = theme.edited;
        expect((await page.request.get(`/case/${siteName}`)).status()).toBe(200);
      },
      changed: async () => {
        await sees('已修改未發布');
        expect(await (await page.request.get(`/case/${siteName}`)).text()).not.toContain(
          `${words.edited}的標題`,
        );
      },
      scheduled: () => sees('自動下架'),
      scheduleAsked: async () => {
        await expect(dialog).toContainText('自動下架，發布後這個排程要');
        await expect(dialog.getByRole('button', { name: '發布變更', exact: true })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
      },
      changesAsked: async () => {
        await expect(dialog.getByRole('heading', { name: '發布 1 項變更？', exact: true })).toBeVisible();
        await expect(dialog).toContainText(`/case/${siteName}`);
        await expect(dialog.locator('ins')).toHaveText([words.edited]);
        await expect(dialog.locator('del')).toHaveText([words.published]);
        await expect(dialog.getByRole('button', { name: '發布變更', exact: true })).toBeFocused();
      },
      drafted: async () => {
        await expect(page.getByLabel('要發布的頁面')).toBeVisible();
        await seesNot('已修改未發布');
      },
      themeAsked: async () => {
        await expect(
          dialog.getByRole('heading', { name: '把公開版型換成「街廓」？', exact: true }),
        ).toBeVisible();
        await expectAccessible(page);
        await expect(dialog).toContainText(`/case/${siteName}`);
        await expect(dialog).toContainText(`目前公開${theme.published}`);
        await expect(dialog.getByRole('button', { name: '取消', exact: true })).toBeFocused();
      },
    },
    events: {
      'design.make': async () => {
        await addDraft(server, caseId);
        await page.reload();
      },
      'design.change': async () => {
        await changeDesign(words.published === '改過' ? '重寫' : '改過');
        await page.reload();
      },
      'page.openOffline': () => failing(`/api/v1/SiteSets/${caseId}`, async () => void (await page.reload())),
      'code.compareSame': () => compare(known.code),
      'code.compareOther': () => compare(demoSite.code),
      'code.compareUnknown': () => compare('HY000000'),
      'code.compareOffline': () =>
        failing(`/api/v1/CaseInfos/isale/${known.code}`, () => compare(known.code)),
      'code.compareEmpty': () => compare(''),
      'code.change': () => code.fill('HY2099'),
      'code.save': () => saveCode.click(),
      'code.saveOffline': () => failing('/api/v1/SiteSets/edit-code', () => saveCode.click()),
      'code.saveStale': async () => {
        await somebodyElseSaves();
        await saveCode.click();
      },
      'name.save': async () => {
        await name.fill(siteName);
        await press('儲存名稱');
      },
      'name.saveClosed': async () => {
        await expect(
          page.getByRole('button', { name: '儲存名稱', exact: true }).and(page.locator(':enabled')),
        ).toHaveCount(0);
        await expect(name.and(page.locator(':enabled'))).toHaveCount(0);
      },
      'name.saveInvalid': async () => {
        await name.fill('河畔拾光');
        await press('儲存名稱');
      },
      'name.saveTaken': async () => {
        await name.fill(demoSite.name);
        await press('儲存名稱');
      },
      'name.saveOffline': async () => {
        await name.fill(siteName);
        await failing('/api/v1/SiteSets', () => press('儲存名稱'));
      },
      'name.saveStale': async () => {
        await name.fill(siteName);
        await somebodyElseSaves();
        await press('儲存名稱');
      },
      'samples.confirm': async () => {
        await changeDesign('自己');
        await page.reload();
      },
      'draft.make': async () => {
        const made = await addDraft(server, caseId, { code: 'jiekuo' });
        theme.edited = '街廓';
        await changeDesign('街廓', made);
        await page.reload();
      },
      'schedule.set': async () => {
        const { siteId, rowVersion } = await site();
        const dueOn = `${new Date().getFullYear() + 1}-03-01T09:00:00+08:00`;
        await server.json('PUT', '/api/v1/SiteSets/schedule', {
          siteId,
          rowVersion,
          action: 'takeOff',
          dueOn,
        });
        await page.reload();
      },
      'site.publishUnscheduled': async () => {
        await dialog.getByRole('radio', { name: '取消', exact: true }).check();
        await dialog.getByRole('button', { name: '發布變更', exact: true }).click();
        await sees(/已取消排程/);
        await expect(dialog).toHaveCount(0);
      },
      'site.ask': () => page.getByRole('button', { name: /^發布(變更)?$/ }).click(),
      'site.askTheme': async () => {
        await page.getByLabel('要發布的頁面').selectOption({ label: '街廓' });
        await press('更換並發布');
      },
      'site.askOffline': () => failing('/api/v1/SiteThemes/\\d+', () => press('發布')),
      'site.cancel': async () => {
        await dialog.getByRole('button', { name: /^(取消|繼續編輯)$/ }).click();
        await expect(dialog).toHaveCount(0);
      },
      'site.publish': async () => {
        await dialog.getByRole('button', { name: /發布/ }).click();
        await sees('發布成功');
        await expect(dialog).toHaveCount(0);
      },
      'site.publishOffline': () => failing('/api/v1/SiteThemes/edit-status', confirm),
      'site.publishStale': async () => {
        await changeDesign('別人');
        await confirm();
      },
      'site.publishNotEnabled': () => failing('/api/v1/SiteSets/edit-status', confirm),
      'site.enable': () => press('啟用網站'),
      'site.reload': () => page.getByRole('button', { name: /重新整理|重試/ }).click(),
    },
  };
}

test.describe('One-page site: the publish flow as staff see it (specification 4, decisions/005-publish-flow)', () => {
  for (const walk of modelWalks<PublishModelState, PublishModelEvent>(publishModel)) {
    test(walk.title, async ({ page }) => {
      test.slow(walk.isTour, 'walks every transition');
      const world = await openWorld(page);
      await walk.run(executors(world));
      expect(world.caseId).toBeGreaterThan(0);
    });
  }
});
