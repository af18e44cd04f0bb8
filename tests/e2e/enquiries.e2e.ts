import { expect, test } from '@playwright/test';
import { maskName } from '../../server/subjects/enquiries/mask';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { contactLink, expectToast, exportContacts, holdCalls, mainMenu, signIn } from './support/pages';

test('Contacts: an enquiry of a visitor appears in the list, is handled with a note, and is exported with the filters in force', async ({
  page,
  request,
}) => {
  const name = `周雅筑${Date.now()}`;
  const answer = await request.post('/api/v1/contact', {
    data: {
      type: 1,
      name,
      gender: 0,
      tel: '0225718170',
      email: 'zhou@example.com',
      caseTitle: '文澄',
      content: '內湖區 300 坪建地，想了解合建。',
    },
  });
  expect(await answer.json()).toMatchObject({ succeeded: true });

  await signIn(page);
  await page.goto('/mng/contact');
  await page.getByRole('button', { name: '篩選', exact: true }).click();
  await page.getByLabel('關鍵字').fill(name);
  await page.getByLabel('類型').selectOption('土地開發洽談');
  await page.getByLabel('處理狀態').selectOption('未處理');
  await page.getByRole('button', { name: '套用', exact: true }).click();
  await expect(page.getByText('總計 1 筆，顯示 1～1 筆', { exact: true })).toBeVisible();

  const { file, csv } = await exportContacts(
    page,
    page.getByRole('button', { name: '匯出 CSV', exact: true }),
    '完整',
  );
  expect(file.suggestedFilename()).toMatch(/^聯絡清單_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(name);

  await page.getByRole('link', { name: maskName(name), exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByText('內湖區 300 坪建地，想了解合建。')).toBeVisible();
  await page.getByRole('radio', { name: '已結案', exact: true }).check();
  await page.getByLabel('新增備註').fill('已寄合建說明');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByLabel('新增備註')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '已寄合建說明' })).toContainText('系統管理員');
  await expect(page.getByText(/最後更新者 系統管理員/)).toBeVisible();
});

test('E-mail recipients: several addresses separated by commas, a wrong one is refused at its field', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/contact-email');
  const land = page.getByLabel('土地開發洽談');
  await land.fill('land@example.com, 不是信箱');
  await page.getByRole('button', { name: '儲存', exact: true }).last().click();
  await page.getByRole('dialog', { name: '請確認以下欄位', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect(land).toBeFocused();
  await land.fill('land@example.com，boss@example.com');
  await page.getByRole('button', { name: '儲存', exact: true }).last().click();
  await expectToast(page, '儲存成功');
  await expect(land).toHaveValue('land@example.com,boss@example.com');
});

test('E-mail settings: one save keeps recipients and rotation, or neither; the notice of the forms has its own page', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/contact-email');
  const save = page.getByRole('button', { name: '儲存', exact: true });
  const other = page.getByLabel('其他', { exact: true });
  const member = page.getByRole('list', { name: '輪流指派', exact: true }).getByRole('checkbox').first();
  await expect(save).toHaveCount(1);
  await other.fill('不是信箱');
  await member.check();
  await save.click();
  await page.getByRole('dialog', { name: '請確認以下欄位', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByText('有變更', { exact: true })).toBeVisible();
  await other.fill('other@example.com');
  await save.click();
  await expectToast(page, '儲存成功');
  const kept = page.getByText(/^已儲存 \d\d:\d\d$/);
  await expect(kept).toBeVisible();
  await other.fill('another@example.com');
  await expect(kept).toHaveCount(0);
  await other.fill('other@example.com');
  await page.reload();
  await expect(other).toHaveValue('other@example.com');
  await expect(member).toBeChecked();
  await member.uncheck();
  const saved = page.waitForResponse((response) => response.url().endsWith('/contact/edit-email'));
  await save.click();
  await saved;
  await expect(save).toBeEnabled();
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: '個資保護', exact: true }).click();
  await expect(page).toHaveURL(/\/privacy\/notice$/);
  const news = page.getByLabel('行銷通知的文字');
  await news.fill('');
  await save.click();
  await page.getByRole('dialog', { name: '請確認以下欄位', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect(news).toBeFocused();
  await expect(page.getByText(/^目前是第 \d+ 版/)).toBeVisible();
});

test('Contacts: one save keeps call, state, note, next call and visit, and the call comes back as work on its day', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/contact/edit/1');
  await page.getByRole('checkbox', { name: '沒有接', exact: true }).check();
  await expect(page.getByRole('radio', { name: '處理中', exact: true })).toBeChecked();
  await page.getByLabel('承辦人').selectOption('系統管理員');
  await page.getByLabel('新增備註').fill('下午再打');
  const next = page.getByRole('radiogroup', { name: '下次聯絡', exact: true });
  await next.getByRole('radio', { name: '指定時間', exact: true }).check();
  await page.getByRole('textbox', { name: '下次聯絡日期', exact: true }).fill('2026/1/2');
  const visit = page.getByRole('radiogroup', { name: '到訪時間', exact: true });
  await visit.getByRole('radio', { name: '指定時間', exact: true }).check();
  await page.getByRole('textbox', { name: '到訪時間日期', exact: true }).fill('2999/1/2');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await page.reload();
  await expect(page.getByText('系統管理員打了電話：沒有接')).toBeVisible();
  await expect(page.getByLabel('新增備註')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: '到訪時間日期', exact: true })).toHaveValue('2999/01/02');
  await expect(page.getByRole('button', { name: '下載行事曆檔', exact: true })).toBeVisible();

  await page.goto('/mng');
  await page.getByRole('link', { name: /^今天要再聯絡 1 筆/ }).click();
  await expect(page.getByRole('row').filter({ hasText: '下次 01/02 10:00' })).toHaveCount(1);
  await page.getByRole('table').getByRole('link', { name: /^黃/ }).click();
  await page.getByRole('checkbox', { name: '接通', exact: true }).check();
  // The call that was due is done.
  await expect(next.getByRole('radio', { name: '不用再聯絡', exact: true })).toBeChecked();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await page.goto('/mng');
  await expect(page.getByRole('link', { name: /^我承辦的/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^今天要再聯絡/ })).toHaveCount(0);
});

test('Contacts: an enquiry that arrives while the list is open is announced and shown on request, is assigned and noted, and the next one follows', async ({
  page,
  request,
}) => {
  const mark = `來訪${Date.now()}`;
  const write = async (name: string) => {
    const answer = await request.post('/api/v1/contact', {
      data: { type: 3, name, gender: 1, tel: '0912345678', content: `想預約週末賞屋，${name}` },
    });
    expect(await answer.json()).toMatchObject({ succeeded: true });
  };
  const menu = mainMenu(page).getByRole('link', { name: /^聯絡清單/ });
  const arrived = page.getByRole('button', { name: /^剛收到 1 筆/ });
  const agrees = () =>
    expect(async () => {
      const [, total] = /總計 ([\d,]+) 筆/.exec(await page.getByText(/^總計/).last().innerText()) ?? [];
      await expect(menu).toHaveText(`聯絡清單未處理 ${total}`, { timeout: 500 });
    }).toPass();
  await write(`${mark}甲`);
  await page.clock.install();
  await signIn(page);
  await page.goto('/mng/contact?state=0');
  await expect(contactLink(page, `${mark}甲`)).toBeVisible();
  await agrees();

  await write(`${mark}乙`);
  await expect(arrived).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(arrived).toBeVisible();
  await expect(contactLink(page, `${mark}乙`)).toHaveCount(0);
  await expectAccessible(page);
  await arrived.focus();
  await page.keyboard.press('Enter');
  await expect(contactLink(page, `${mark}乙`)).toBeVisible();
  await expect(arrived).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact\?state=0$/);
  await agrees();

  await page.goto(`/mng/contact?keyword=${encodeURIComponent(mark)}`);
  await contactLink(page, `${mark}乙`).click();
  await page.getByRole('button', { name: '改由我承辦', exact: true }).click();
  await expect(page.getByRole('button', { name: '改由我承辦', exact: true })).toHaveCount(0);
  const note = page.getByLabel('新增備註');
  await note.fill('已回電，約週六上午');
  const release = await holdCalls(page, '**/api/v1/contact/edit-note');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  // Later input is a new note.
  await note.press('End');
  await page.keyboard.type('帶看兩戶');
  release();
  await expect(page.getByRole('listitem').filter({ hasText: '已回電，約週六上午' })).toContainText(
    '系統管理員',
  );
  await expect(note).toHaveValue('帶看兩戶');
  await note.fill('');
  await page.getByRole('button', { name: /^編輯 今天 .* 的備註$/ }).press('Enter');
  await page.getByRole('textbox', { name: '備註', exact: true }).fill('已回電，約週日上午');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: '儲存', exact: true }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: '已回電，約週日上午' })).toContainText(
    '已編輯 今天',
  );
  await page.getByRole('radio', { name: '處理中', exact: true }).check();
  await page.getByRole('button', { name: '儲存並看下一筆', exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${mark}甲`) })).toBeVisible();
  await page.getByRole('link', { name: `上一筆：${maskName(`${mark}乙`)}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${mark}乙`) })).toBeVisible();
  await expect(page.getByText('由系統管理員指派給系統管理員')).toBeVisible();
  await expect(page.getByText('由系統管理員將狀態改為處理中')).toBeVisible();
  await page.getByRole('link', { name: `下一筆：${maskName(`${mark}甲`)}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${mark}甲`) })).toBeVisible();

  await page.goto('/mng');
  const mine = page.getByRole('link', { name: /^我承辦的 \d+ 筆還沒結案/ });
  const [, count] = /([\d,]+)\s*筆/.exec(await mine.innerText()) ?? [];
  await page.getByRole('button', { name: /以表格顯示/ }).click();
  await expect(page.getByRole('table', { name: /近十二週的聯絡資料/ }).getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  await mine.click();
  await expect(contactLink(page, `${mark}乙`)).toBeVisible();
  await expect(page.getByText(/^總計/).last()).toContainText(`總計 ${count} 筆`);
});

test('Contacts: a reply is mailed from a template, stands in the history with its words, and leaves a typed note alone', async ({
  page,
  request,
}) => {
  const name = `許文馨${Date.now()}`;
  const answer = await request.post('/api/v1/contact', {
    data: { type: 4, name, tel: '0225718170', email: 'hsu@example.com', content: '想了解保固。' },
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  await signIn(page);
  await page.goto(`/mng/contact/edit/${data.id}`);
  await page.getByLabel('新增備註').fill('已寄保固說明');
  await page.getByRole('button', { name: '回信', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '回信', exact: true });
  await dialog.getByLabel('範本', { exact: true }).selectOption('約時間賞屋');
  await expect(dialog.getByLabel('內文')).toHaveValue(new RegExp(`^${name} 您好`));
  await dialog.getByRole('button', { name: '寄出', exact: true }).click();
  // The enquiry has no case.
  await expect(
    dialog.getByText('這筆聯絡資料沒有「建案」，請刪掉或改寫 {建案}', { exact: true }),
  ).toHaveCount(1);
  await dialog.getByLabel('主旨').fill('保固說明');
  await dialog.getByLabel('內文').fill('{姓名} 您好，附上保固說明。');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '寄出', exact: true }).click();
  await expectToast(page, '已排入寄送，內容記在經過');
  const reply = page.getByRole('listitem').filter({ hasText: '回信給訪客，狀態改為處理中' });
  await expect(reply).toContainText(`保固說明${name} 您好，附上保固說明。`);
  await expect(page.getByLabel('新增備註')).toHaveValue('已寄保固說明');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByRole('listitem').filter({ hasText: '已寄保固說明' })).toHaveCount(1);
});

test('Contacts: a past visit without a result stands out in the list of visits, and what became of it is recorded from there', async ({
  page,
  request,
}) => {
  const name = `郭育誠${Date.now()}`;
  const answer = await request.post('/api/v1/contact', {
    data: { type: 5, name, tel: '0225718170', content: '想看房。' },
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  const server = serverAs(await tokensOf());
  await server.json('POST', '/api/v1/contact/edit-note', {
    id: data.id,
    rowVersion: 1,
    handleStatus: 1,
    appointment: { at: new Date(Date.now() - 26 * 3_600_000).toISOString(), state: 0 },
  });
  await signIn(page);
  await page.goto('/mng/contact');
  const visits = page.getByRole('dialog', { name: '賞屋行程', exact: true });
  const listed = visits.getByRole('listitem').filter({ hasText: maskName(name) });
  const openPast = async () => {
    await page.getByRole('button', { name: '賞屋行程', exact: true }).click();
    await visits.getByRole('radio', { name: '過去 30 天', exact: true }).check();
  };
  await openPast();
  await expect(listed).toContainText('還沒記錄');
  await expectAccessible(page);
  await listed.getByRole('link').click();
  await page.getByLabel('到訪狀態').selectOption('已到訪');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await page.goto('/mng/contact');
  await openPast();
  await expect(listed).toContainText('已到訪');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Contacts: the date of a visit is shown whole, with the other visit of that hour below it', async ({
    page,
  }) => {
    const caseTitle = `同時段${Date.now()}`;
    const server = serverAs(await tokensOf());
    const add = () =>
      server.json<{ id: number }>('POST', '/api/v1/contact', {
        type: 5,
        name: '林雅婷',
        gender: 0,
        tel: '0912000123',
        email: 'lin@example.com',
        caseTitle,
        content: '想看屋',
      });
    const [first, second] = [await add(), await add()];
    await server.json('POST', '/api/v1/contact/edit-note', {
      id: first.id,
      rowVersion: 1,
      handleStatus: 0,
      appointment: { at: '2998-03-04T02:30:00.000Z', state: 0 },
    });
    await signIn(page);
    await page.goto(`/mng/contact/edit/${second.id}`);
    const visit = page.getByRole('radiogroup', { name: '到訪時間', exact: true });
    await visit.getByRole('radio', { name: '指定時間', exact: true }).check();
    const date = page.getByRole('textbox', { name: '到訪時間日期', exact: true });
    await date.fill('2998/3/4');
    await date.press('Tab');
    await expect(page.getByText('同建案同時段另有 10:30 的賞屋', { exact: true })).toBeVisible();
    await expect(date).toHaveValue('2998/03/04');
    expect(await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
