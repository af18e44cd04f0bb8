import { expect, test, type Page } from '@playwright/test';
import type { ModelExecutors } from '../machines/model';
import { modelWalks } from '../machines/tours';
import { sessionModel, type SessionModelEvent, type SessionModelState } from '../models/session.model';
import { tokensOf } from './support/api';
import { admin } from './support/server';
import { follow, homeLink, openBlank } from './support/pages';
import { watchRequests } from './support/requests';
import { accountWithSecondFactor, passcodeOf } from './support/second-factor';

const tokenPath = '**/api/identity/token';
const isToken = /\/api\/identity\/token$/;
const mePath = '**/api/identity/account/me';
/** Call of the list of cases; the home screen asks for cases of all tabs. */
const caseList = (url: URL) => url.pathname.endsWith('/CaseInfos/list') && url.searchParams.has('tab');
const unauthorized = '權限已過期，請重新登入';

function executors(page: Page): ModelExecutors<SessionModelState, SessionModelEvent> {
  const requestsEnd = watchRequests(page);
  const sees = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  /** Sends a form and waits for the answer, as the message of an earlier one may still be shown. */
  const send = async (label: string) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && isToken.test(request.url()));
    // A toast under the pointer stays, and may lie over the button.
    await page.getByLabel(label, { exact: true }).press('Enter');
    await (await sent).response();
  };
  const submit = async (account: string, password: string) => {
    await page.getByLabel('帳號').fill(account);
    await page.getByLabel('密碼').fill(password);
    await send('密碼');
  };
  let second: Awaited<ReturnType<typeof accountWithSecondFactor>> | undefined;
  const enterCode = async (label: string, code: string) => {
    await page.getByLabel(label, { exact: true }).fill(code);
    await send(label);
  };
  const signInForm = async () => {
    await expect(page.getByRole('heading', { level: 1, name: '登入', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  };
  const home = async () => {
    await expect(page.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
    expect(Object.keys(await stored()).toSorted()).toEqual(['_rt', '_t', '_te']);
  };
  const revokeOnServer = () =>
    page.evaluate(async () => {
      await fetch('/api/identity/token', {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken: localStorage.getItem('_rt') }),
      });
    });
  /** Runs work in a tab of the same browser without the app. */
  const inOtherTab = async (work: (tab: Page) => Promise<void>) => {
    const tab = await page.context().newPage();
    await openBlank(tab);
    await work(tab);
    await tab.close();
  };
  const keep = (tab: Page, tokens: { token: string; refreshToken: string }) =>
    tab.evaluate(({ token, refreshToken }) => {
      localStorage.setItem('_t', token);
      localStorage.setItem('_te', new Date(Date.now() + 15 * 60_000).toISOString());
      localStorage.setItem('_rt', refreshToken);
    }, tokens);
  /** Near the token's expiry the app renews it. */
  const renewalIsDue = () => page.clock.fastForward('12:30');
  const changedToken = async (before: string | undefined) => {
    await expect.poll(async () => (await stored())['_t']).not.toBe(before);
    await home();
  };

  return {
    states: {
      signInForm,
      signInRefused: async () => {
        await sees('帳號或密碼錯誤');
        await signInForm();
      },
      signInUnreachable: async () => {
        await sees('無法連線，請檢查網路後再試');
        await signInForm();
      },
      passcodeForm: async () => {
        await expect(page.getByRole('heading', { level: 1, name: '兩步驟驗證', exact: true })).toBeVisible();
        expect(await page.evaluate(() => localStorage.length)).toBe(0);
      },
      passcodeRefused: async () => {
        await sees('驗證碼不正確');
        await expect(page.getByRole('heading', { level: 1, name: '兩步驟驗證', exact: true })).toBeVisible();
      },
      passcodeLate: async () => {
        await sees('登入逾時，請重新輸入帳號與密碼');
        await signInForm();
      },
      storageRefused: async () => {
        await sees('無法使用瀏覽器的儲存空間，請確認設定後重新登入');
        await signInForm();
      },
      home,
      confirmingSignOut: () => expect(page.getByRole('dialog')).toContainText('確定要登出嗎？'),
      forbidden: async () => {
        await sees('權限不足');
        await home();
      },
      expired: async () => {
        await sees(unauthorized);
        await expect(page).toHaveURL(/\/mng\/logout$/);
        await signInForm();
      },
      accountUnreachable: async () => {
        await expect(page.getByRole('button', { name: '重試', exact: true })).toBeVisible();
        expect(Object.keys(await stored()).toSorted()).toEqual(['_rt', '_t', '_te']);
      },
    },
    events: {
      'password.right': async () => {
        await page.unroute(tokenPath);
        await page.evaluate(() => {
          const saved = (window as { originalSetItem?: typeof Storage.prototype.setItem }).originalSetItem;
          if (saved) Storage.prototype.setItem = saved;
        });
        await submit(admin.account, admin.password);
      },
      'password.wrong': async () => {
        await page.unroute(tokenPath);
        await submit(`nobody${Date.now()}`, 'wrong-password');
      },
      'password.firstStep': async () => {
        await page.unroute(tokenPath);
        // A new one each time, as a code is taken once.
        second = await accountWithSecondFactor();
        await submit(second.account, second.password);
      },
      'passcode.right': () => enterCode('驗證碼', passcodeOf(second?.secret ?? '', 30)),
      'passcode.wrong': () => enterCode('驗證碼', '000000'),
      'passcode.recovery': async () => {
        await page.getByRole('button', { name: '改用備用碼', exact: true }).click();
        await enterCode('備用碼', second?.recoveryCodes[0] ?? '');
      },
      'passcode.late': async () => {
        await page.route(tokenPath, (route) =>
          route.fulfill({
            status: 401,
            json: { succeeded: false, messages: ['登入逾時，請重新輸入帳號與密碼'], data: null },
          }),
        );
        await enterCode('驗證碼', '123456');
      },
      'passcode.cancel': () => page.getByRole('button', { name: '返回登入', exact: true }).click(),
      'password.offline': async () => {
        await page.route(tokenPath, (route) => route.abort());
        await submit(admin.account, admin.password);
      },
      'password.storageFull': async () => {
        await page.unroute(tokenPath);
        await page.evaluate(() => {
          (window as { originalSetItem?: typeof Storage.prototype.setItem }).originalSetItem =
            Storage.prototype.setItem;
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        });
        await submit(admin.account, admin.password);
      },
      'otherTab.signsIn': async () => {
        const tokens = await tokensOf();
        await inOtherTab((tab) => keep(tab, tokens));
      },
      'otherTab.signsOut': async () => {
        await page.unroute(mePath);
        await inOtherTab((tab) => tab.evaluate(() => localStorage.clear()));
      },
      'otherTab.renews': async () => {
        const before = (await stored())['_t'];
        await inOtherTab(async (tab) => {
          const tokens = await tab.evaluate(async () => {
            const answer = await fetch('/api/identity/token', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ refreshToken: localStorage.getItem('_rt') }),
            });
            return ((await answer.json()) as { data: { token: string; refreshToken: string } }).data;
          });
          await keep(tab, tokens);
        });
        await changedToken(before);
      },
      'signOut.ask': () => page.getByRole('button', { name: '登出', exact: true }).click(),
      'signOut.cancel': () =>
        page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click(),
      'signOut.confirm': () =>
        page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click(),
      'answer.unauthorized': async () => {
        // Waits, because a running call, such as the reload of the account after a 403, would get the 401.
        await requestsEnd();
        await revokeOnServer();
        // Goes to the home screen, to which the next sign-in returns.
        await homeLink(page).click();
      },
      'answer.unauthorizedLate': async () => {
        const before = (await stored())['_t'];
        const held: (() => void)[] = [];
        await page.route(caseList, async (route) => {
          await new Promise<void>((resolve) => held.push(resolve));
          await route.fulfill({ status: 401, json: { succeeded: false, messages: [], data: null } });
        });
        await follow(page, '建案管理', '網站建案資訊管理');
        await expect.poll(() => held.length).toBeGreaterThan(0);
        await renewalIsDue();
        await expect.poll(async () => (await stored())['_t']).not.toBe(before);
        const answered = page.waitForResponse((response) => caseList(new URL(response.url())));
        held.forEach((answer) => answer());
        await answered;
        await page.unroute(caseList);
        await homeLink(page).click();
      },
      'answer.forbidden': async () => {
        await page.route(caseList, (route) =>
          route.fulfill({ status: 403, json: { succeeded: false, messages: ['權限不足'], data: null } }),
        );
        const refresh = page.waitForRequest(mePath);
        await follow(page, '建案管理', '網站建案資訊管理');
        await sees('權限不足');
        await refresh;
        await page.unroute(caseList);
      },
      'renewal.done': async () => {
        const before = (await stored())['_t'];
        await renewalIsDue();
        await changedToken(before);
      },
      'renewal.offline': async () => {
        await page.route(tokenPath, (route) => route.abort());
        const failed = page.waitForEvent('requestfailed');
        await renewalIsDue();
        await failed;
      },
      'renewal.refused': async () => {
        await page.unroute(tokenPath);
        await revokeOnServer();
        await renewalIsDue();
      },
      'page.reload': async () => void (await page.reload()),
      'page.reloadNextDay': async () => {
        const expired = 'expired'.padEnd(43, 'x');
        await page.evaluate((token) => {
          localStorage.setItem('_t', token);
          localStorage.setItem('_te', '2026-01-01T00:00:00Z');
        }, expired);
        await page.reload();
        await changedToken(expired);
      },
      'page.reloadOffline': async () => {
        await page.route(mePath, (route) => route.abort());
        await page.reload();
      },
      'account.retry': async () => {
        await page.unroute(mePath);
        await page.getByRole('button', { name: '重試', exact: true }).click();
      },
    },
  };
}

test.describe('Session: as staff see it (specification 4, 6 and 8, decisions/006-session)', () => {
  for (const walk of modelWalks<SessionModelState, SessionModelEvent>(sessionModel)) {
    test(walk.title, async ({ page }) => {
      test.slow(walk.isTour, 'walks every transition');
      await page.clock.install();
      await page.goto('/mng/login');
      await walk.run(executors(page));
      await expect(page).toHaveTitle(/網站管理後台$/);
    });
  }
});
