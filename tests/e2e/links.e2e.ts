import { expect, test } from '@playwright/test';
import { expectToast, openSetting, saveForm, signIn } from './support/pages';

test('Links: whoever takes a news item offline or deletes it sees first what leads there, and goes there', async ({
  page,
}, { retry }) => {
  const title = retry === 0 ? '秋日講座' : `秋日講座之${retry}`;
  await signIn(page);
  await page.goto('/mng/news/add');
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(title);
  await page.getByRole('textbox', { name: '內文', exact: true }).fill('十月開講');
  await page.getByRole('radio', { name: '上架', exact: true }).check();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  const target = `/site/news/${/\d+$/.exec(page.url())?.[0]}`;

  await page.getByRole('button', { name: '哪裡用到我', exact: true }).click();
  const used = page.getByRole('dialog', { name: `用到「${title}」的地方`, exact: true });
  await expect(used).toContainText('沒有別的地方用到');
  await used.getByRole('button', { name: '關閉', exact: true }).click();

  await page.goto('/mng/other-popup/add');
  await page.getByRole('textbox', { name: '標題', exact: true }).fill('講座報名');
  await page.getByRole('textbox', { name: '連結網址', exact: true }).fill(target);
  await saveForm(page);

  await page.goto(`/mng/news?keyword=${title}`);
  const online = page.getByRole('switch', { name: `上架：${title}`, exact: true });
  await online.click();
  const question = page.getByRole('dialog', { name: `把「${title}」下架？`, exact: true });
  await expect(question).toContainText('下架後，這 1 處會連到找不到的頁面：');
  await question.getByRole('button', { name: '取消', exact: true }).click();
  await expect(online).toBeChecked();
  await online.click();
  await question.getByRole('radio', { name: '轉到另一頁', exact: true }).check();
  await expect(question.getByRole('button', { name: '下架並轉址', exact: true })).toBeDisabled();
  await question.getByRole('combobox', { name: '轉到', exact: true }).selectOption('消息列表');
  await question.getByRole('button', { name: '下架並轉址', exact: true }).click();
  await expectToast(page, `「${title}」已改為「下架」`);
  await expect(online).not.toBeChecked();
  const answer = await page.request.get(target, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/site/news']);

  await page.getByRole('button', { name: `刪除 ${title}`, exact: true }).click();
  const deletion = page.getByRole('dialog', { name: '確定刪除', exact: true });
  const way = deletion.getByRole('link', { name: '打開：講座報名，彈窗連結（另開新視窗）', exact: true });
  const opened = page.waitForEvent('popup');
  await way.click();
  await expect((await opened).getByRole('textbox', { name: '連結網址', exact: true })).toHaveValue(target);
  await deletion.getByRole('button', { name: `換連結：講座報名，${target}`, exact: true }).click();
  const mend = page.getByRole('dialog', { name: '改「講座報名」裡的連結', exact: true });
  await expect(mend.getByRole('button', { name: '換連結', exact: true })).toBeDisabled();
  await mend.getByRole('radio', { name: '拿掉連結', exact: true }).check();
  await mend.getByRole('button', { name: '拿掉連結', exact: true }).click();
  await expectToast(page, '連結已拿掉');
  await expect(way).toHaveCount(0);
  await deletion.getByRole('button', { name: '刪除', exact: true }).click();
  await expectToast(page, '刪除成功');
});

test('Redirects: staff see, change and remove where addresses without a page lead', async ({ page }, {
  retry,
}) => {
  const from = `/old-${retry}.html`;
  await signIn(page);
  await page.goto('/mng');
  await openSetting(page, '轉址');
  await page.getByRole('button', { name: '新增轉址', exact: true }).click();
  const form = page.getByRole('dialog', { name: '新增轉址', exact: true });
  await form.getByRole('textbox', { name: '舊網址', exact: true }).fill('/mng/about');
  await form.getByRole('combobox', { name: '轉到', exact: true }).selectOption('建案列表');
  await form.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(form).toContainText('這個網址不由本系統顯示，無法轉址');
  await form.getByRole('textbox', { name: '舊網址', exact: true }).fill(`/site${from}`);
  await form.getByRole('button', { name: '儲存', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: from });
  await expect(row).toContainText('/cases');
  await expect(row).toContainText('轉址中');
  expect((await page.request.get(`/site${from}`)).url()).toMatch(/\/site\/cases$/);
  await row.getByRole('button', { name: `移除轉址：${from}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }).click();
  // An open dialog hides the rows.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/site${from}`)).status()).toBe(404);
});

test('Dead links: a website is left alone once it is listed, and links are checked on demand', async ({
  page,
}) => {
  const host = `award-${Date.now().toString(36)}.example`;
  await signIn(page);
  await page.goto('/mng/dead-links');
  const open = page.getByRole('button', { name: '不檢查的網站', exact: true });
  const dialog = page.getByRole('dialog', { name: '不檢查的網站', exact: true });
  const hosts = dialog.getByRole('textbox');
  await open.click();
  await expect(hosts).toBeEnabled();
  const before = await hosts.inputValue();
  await hosts.fill(`${before}\n_award`);
  await expect(dialog).toContainText('不是主機名稱');
  await expect(dialog.getByRole('button', { name: '儲存', exact: true })).toBeDisabled();
  await hosts.fill(`${before}\nhttps://${host}/prize`);
  await dialog.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await open.click();
  await expect(hosts).toHaveValue(new RegExp(`(^|\\n)${host.replaceAll('.', '\\.')}(\\n|$)`));
  await hosts.fill(before);
  await dialog.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: '現在檢查', exact: true }).click();
  await expect(
    page.getByText(/^(開始檢查，完成後這一頁會更新|正在檢查，或十分鐘內才檢查過)$/).first(),
  ).toBeVisible();
});
