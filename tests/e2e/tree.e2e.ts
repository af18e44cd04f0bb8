import { expect, test } from '@playwright/test';
import { signIn } from './support/pages';

test('the tree of each kind of screen names its regions, controls and live texts', async ({ page }) => {
  await signIn(page);
  const main = page.getByRole('main');

  await page.goto('/mng/news?keyword=永續報告書發布');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - heading "最新消息管理" [level=1]
  `);
  await expect(main).toMatchAriaSnapshot(`
    - text: /總計 \\d+ 筆，顯示 1～\\d+ 筆/
    - button /篩選/
    - button "匯出 CSV"
    - link "新增"
    - table "最新消息管理":
      - rowgroup:
        - row:
          - columnheader "標題"
          - columnheader "訪客看到"
      - rowgroup:
        - row /永續報告書發布/:
          - cell:
            - checkbox "選取 永續報告書發布"
          - cell:
            - switch "上架：永續報告書發布" [checked]
          - cell:
            - time
          - cell:
            - link "編輯 永續報告書發布"
            - button "刪除 永續報告書發布"
  `);
  await expect(main.locator('[aria-live="polite"]').first()).toContainText('總計');

  await page.goto('/mng/news/add');
  await expect(main).toMatchAriaSnapshot(`
    - heading "基本資料" [level=2]
    - textbox "標題"
    - textbox "摘要"
    - toolbar "文字格式"
    - textbox "內文"
    - figure "搜尋結果"
    - status: 看不到這則消息
    - radiogroup "狀態"
    - button "儲存"
  `);

  await page.goto('/mng/web/home/1');
  await expect(main).toMatchAriaSnapshot(`
    - heading /發布流程/ [level=2]
    - list:
      - listitem:
        - heading "頁面設計" [level=3]
        - list "草稿"
      - listitem:
        - heading "建案代碼" [level=3]
      - listitem:
        - heading "網站名稱" [level=3]
        - textbox "網站名稱"
      - listitem:
        - heading "發布" [level=3]
        - region "發布前檢查"
  `);

  await page.goto('/mng/media');
  await expect(main).toMatchAriaSnapshot(`
    - text: /總計 \\d+ 筆，顯示 1～\\d+ 筆/
    - navigation "圖片狀態":
      - link /缺替代文字 \\d+/
    - button "上傳"
    - region "今天":
      - heading /今天/ [level=2]
      - list
  `);
  await expect(page.getByRole('region', { name: '通知', exact: true })).toBeAttached();
});

test('the tree of sign-in, matrix, editor, history and enquiry names what each control acts on', async ({
  page,
}) => {
  await page.goto('/mng/login');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - heading "登入" [level=1]
    - textbox "帳號"
    - textbox "密碼"
    - button "顯示輸入的內容"
    - alert
    - button "登入"
  `);
  await signIn(page);

  await page.goto('/mng/role/edit/2');
  await expect(main).toMatchAriaSnapshot(`
    - switch "兩步驟驗證"
    - heading "使用中的帳號" [level=2]
    - table "權限":
      - rowgroup:
        - row:
          - columnheader:
            - checkbox "檢視 整欄" [checked=mixed]
      - rowgroup:
        - row /帳號管理/:
          - rowheader /帳號管理/
          - cell:
            - checkbox "帳號管理 檢視"
          - cell:
            - checkbox "帳號管理 整列"
  `);

  await page.goto('/mng/siteset/theme/edit/1/1');
  await expect(main).toMatchAriaSnapshot(`
    - region "內容編輯":
      - heading "內容編輯" [level=2]
      - button "新增區塊"
      - button "復原" [disabled]
      - button "重做" [disabled]
      - list:
        - listitem:
          - button "移動「標題」區塊 1"
          - button /^標題 松濤硯/
          - button "刪除 標題 1"
          - button "在第 1 個之後新增區塊"
  `);
  // Announces added, deleted and restored blocks.
  await expect(main.locator('[aria-live="polite"]').first()).toBeAttached();

  await page.goto('/mng/case/history/1');
  await expect(main).toMatchAriaSnapshot(`
    - region "版本":
      - group "版本清單"
    - heading /^\\d{4}/ [level=2]
    - radiogroup "比較對象":
      - radio "與目前版本" [checked]
    - status: /相差 \\d+ 個欄位/
    - switch "只看有變更的" [checked]
    - group "比較結果":
      - table "欄位與區塊的差異":
        - rowgroup:
          - row:
            - columnheader "欄位"
        - rowgroup:
          - row:
            - rowheader
    - button "還原此版本"
  `);

  await page.goto('/mng/contact/edit/1');
  await expect(main).toMatchAriaSnapshot(`
    - navigation "前後筆"
    - heading /黃思穎/ [level=2]
    - definition:
      - link "0912-345-678"
      - button "複製電話"
    - heading "處理" [level=2]
    - list:
      - listitem:
        - heading "打電話" [level=3]
        - link "0912-345-678"
        - group "通話結果"
      - listitem:
        - heading "狀態" [level=3]
        - radiogroup "處理狀態"
        - combobox "承辦人"
      - listitem:
        - heading "備註" [level=3]
        - textbox "新增備註"
      - listitem:
        - heading "接下來" [level=3]
        - group "接下來":
          - radiogroup "下次聯絡"
          - radiogroup "到訪時間"
    - heading "經過" [level=2]
    - region "誰看過完整資料"
    - button "儲存並看下一筆"
    - button "儲存"
  `);
});

test('an enquiry on a phone is a card whose text ends at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/mng/contact?keyword=黃思穎');
  const line = page.getByRole('cell').filter({ hasText: '公園側的採光' }).locator('span').first();
  await expect(line).toBeVisible();
  const overflow = await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
