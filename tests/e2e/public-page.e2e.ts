import { expect, type Frame, type Page, test } from '@playwright/test';
import { expectNoSideways } from './support/axe';
import { signIn, layOutAll } from './support/pages';
import { publicPaths } from './support/public-paths';
import { publishedSites } from './support/records';
import { publicSite } from './support/sites';
import { enquiryText } from '../../src/drawing/enquiry-text';

/** Demo pages by theme, with the sheets of A4 that each fills. */
const demoPages = [
  { theme: 't-liubai', code: 'site-202503', sheets: 10 },
  { theme: 't-yejing', code: 'site-202502', sheets: 9 },
  { theme: 't-jiekuo', code: 'site-202402', sheets: 9 },
  { theme: 't-nuanju', code: 'site-202312', sheets: 9 },
];

/** Publishes a page with every kind of link; resolves to its address. */
async function publishedPage(): Promise<string> {
  const { siteName } = await publicSite([
    { partType: 1, textContent: '河畔拾光', align: 1 },
    {
      partType: 5,
      textContent: '形象影片',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      autoPlay: false,
    },
    {
      partType: 8,
      textContent: '另開地圖',
      url: 'https://maps.example.com/taipei',
      urlTarget: '_blank',
    },
    {
      partType: 8,
      textContent: '官方網站',
      url: 'https://www.example.com/home',
      urlTarget: '_self',
    },
    { partType: 10, textContent: '預約賞屋', tel: '0225718170' },
  ]);
  return `/case/${siteName}`;
}

test('A public page runs no script and stands apart from what the back office stores, even if its own rules for scripts were lost', async ({
  page,
}) => {
  await page.goto('/mng/login');
  await page.evaluate(() => localStorage.setItem('kept', 'by the back office'));
  await page.route('**/case/*', async (route) => {
    const response = await route.fetch();
    const policy = String(response.headers()['content-security-policy']).replace(
      "default-src 'none'",
      "script-src 'unsafe-inline'",
    );
    const body = (await response.text()).replace(
      '</main>',
      '</main><script>document.title = "ran"</script><img src="x" onerror="document.title = \'ran\'">',
    );
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto('/case/site-202503');
  await expect(page.locator('script:not([type])')).toHaveCount(1);
  expect(await page.title()).not.toBe('ran');
  expect(await page.evaluate(() => self.origin)).toBe('null');
  expect(
    await page.evaluate(() => {
      try {
        return localStorage.getItem('kept');
      } catch (error) {
        return error instanceof DOMException ? error.name : 'other';
      }
    }),
  ).toBe('SecurityError');
});

test('A public page opens its video and a link to a new window there without its own restrictions, follows other links in place, and dials', async ({
  page,
  context,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
  const outside = ['https://www.youtube.com/**', 'https://maps.example.com/**', 'https://www.example.com/**'];
  for (const place of outside) {
    await context.route(place, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>outside</title><script>document.title = "outside, with scripts"</script>',
      }),
    );
  }
  const address = await publishedPage();
  await page.goto(address);
  for (const [name, url] of [
    [/形象影片/, /^https:\/\/www\.youtube\.com\/watch/],
    [/另開地圖/, /^https:\/\/maps\.example\.com\/taipei$/],
  ] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name, exact: true }).click();
    const opened = await opening;
    await expect(opened).toHaveTitle('outside, with scripts');
    await expect(opened).toHaveURL(url);
    await opened.close();
  }
  await page.getByRole('link', { name: /官方網站/ }).click();
  await expect(page).toHaveTitle('outside, with scripts');
  await page.goto(address);
  const dialled = page.waitForRequest('tel:+886225718170');
  await page
    .getByRole('main')
    .getByRole('link', { name: /預約賞屋/ })
    .click();
  await dialled;
  expect(blocked).toEqual([]);
});

test('On paper a project page is a brochure: no form, bar or long address, and no picture in a grid, where pictures would overlap at page breaks', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const themes = new Set<string | null>();
  for (const { code } of await publishedSites()) {
    await page.goto(`/case/${code}`);
    if ((await page.locator('.plan').count()) === 0) continue;
    themes.add(await page.locator('body').getAttribute('class'));
    for (const part of await page.locator('form, .toc, .acts, .bar, .addr-l, .row-download').all()) {
      await expect(part).toBeHidden();
    }
    const grids = await page.locator('.sec:not(.hero) img').evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const around: string[] = [];
        for (let each = picture.parentElement; each && each.tagName !== 'MAIN'; each = each.parentElement) {
          if (/grid|flex/.test(getComputedStyle(each).display)) around.push(each.className);
        }
        return around;
      }),
    );
    expect(grids).toEqual([]);
    const paper = await page.evaluate(() => {
      const styles = (parts: string) =>
        [...document.querySelectorAll(parts)].map((each) => getComputedStyle(each));
      return {
        grounds: [...new Set(styles('html, .vid a, .foot').map((style) => style.backgroundColor))],
        emptyHeads: styles('.row-form').filter(({ display }) => display !== 'none').length,
        // In a row, they would hold the next group back, so that its heading stays alone.
        held: styles('.pfg dt').filter(({ breakAfter }) => breakAfter !== 'auto').length,
        foot: styles('.foot').map(({ breakInside }) => breakInside),
      };
    });
    expect(paper).toEqual({ grounds: ['rgb(255, 255, 255)'], emptyHeads: 0, held: 0, foot: ['avoid'] });
  }
  expect(themes.size).toBeGreaterThanOrEqual(3);
});

test('A printed project page fills no more sheets than its content needs', async ({ page }) => {
  let printed = 0;
  for (const { theme, code, sheets } of demoPages) {
    await page.goto(`/case/${code}`);
    // Other tests publish pages of their own on demo sites.
    if (!(await isDemoPage(page))) continue;
    printed += 1;
    await expect(page.locator('body')).toHaveClass(new RegExp(theme));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(count, theme).toBeGreaterThan(1);
    expect(count, theme).toBeLessThanOrEqual(sheets);
  }
  expect(printed).toBeGreaterThanOrEqual(3);
});

test('Full-size pictures are as wide as the window allows, and each plan prints on one sheet with a code', async ({
  page,
}) => {
  const [own] = demoPages;
  await page.goto(`/case/${own?.code}`);
  const plan = page.locator('.plan a[href*="/pictures/"]').first();
  await page.goto((await plan.getAttribute('href')) ?? '');
  const plans = page.locator('.of-unit');
  const count = await plans.count();
  expect(count).toBeGreaterThan(1);
  const last = plans.last().getByRole('img');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await last.boundingBox())?.width).toBeGreaterThan(400);
  await expect(page.locator('.pic-sheet').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const sheet of await page.locator('.pic-sheet').all()) await expect(sheet).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
});

const isDemoPage = async (page: Page) => (await page.locator('.mast.bars').count()) > 0;

/** Scrolls to the middle, and finds whether the section bar is seen through, or longer than its ground. */
const readBar = async (where: Page | Frame) =>
  where.evaluate(() => {
    const [head, bar] = ['.mast.bars', '.toc'].map((part) => document.querySelector(part));
    if (!head || !bar) throw new Error('No section bar');
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const { top, bottom, right } = bar.getBoundingClientRect();
    const over = Array.from({ length: 20 }, (_, place) =>
      document.elementFromPoint((right * (place + 0.5)) / 20, (top + bottom) / 2),
    );
    return {
      top: Math.round(top),
      isOnGround: bottom <= head.getBoundingClientRect().bottom + 1,
      isOnTop: over.every((each) => head.contains(each)),
      isOpaque: !/rgba|transparent/.test(getComputedStyle(head).backgroundColor),
    };
  });

test('On a phone the section bar covers what scrolls below it, also in the preview of the editor, and a long name does not widen the page', async ({
  page,
}) => {
  const covering = { top: 0, isOnGround: true, isOnTop: true, isOpaque: true };
  await page.setViewportSize({ width: 390, height: 844 });
  const covered = new Set<string | null>();
  for (const { code } of demoPages) {
    await page.goto(`/case/${code}`);
    if (!(await isDemoPage(page))) continue;
    covered.add(code);
    await page.locator('.mast-n').evaluate((name) => {
      name.textContent = '國泰雙和花園首席特區大樓';
    });
    await expectNoSideways(page);
    expect(await readBar(page)).toEqual(covering);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  for (const { caseId, activeThemeId, code } of await publishedSites()) {
    if (!covered.has(code)) continue;
    await page.goto(`/mng/siteset/theme/edit/${caseId}/${activeThemeId}`);
    await page.getByRole('radio', { name: '手機 390', exact: true }).check({ force: true });
    const frame = await (await page.locator('iframe[title="頁面預覽"]').elementHandle())?.contentFrame();
    if (!frame) throw new Error('No preview');
    await expect(frame.locator('.toc')).toBeVisible();
    // As on the public page; without it, tables and heights differ.
    expect(await frame.evaluate(() => document.compatMode)).toBe('CSS1Compat');
    await expect(async () => expect(await readBar(frame)).toEqual(covering)).toPass({ timeout: 10_000 });
  }
  expect(covered.size).toBeGreaterThanOrEqual(3);
});

test('In 街廓 no picture and no heading of a block touches the rule above or below it', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/case/site-202402');
    const gaps = await page
      .locator('.row-project-facts, .row-progress, .row-places, .row-pictures')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const [outer, inner] = [row, row.firstElementChild ?? row].map((each) =>
            each.getBoundingClientRect(),
          );
          return outer && inner ? [inner.top - outer.top, outer.bottom - inner.bottom] : [];
        }),
      );
    expect(gaps.length).toBeGreaterThanOrEqual(8);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  }
});

/** Words for those who edit a page. */
const forStaff = [
  enquiryText.someSummary,
  enquiryText.someNews,
  '範例',
  '請換成',
  '待補',
  'undefined',
  'NaN',
];

/** Faults of a page for visitors, besides the number of its forms. */
const readForVisitors = async (page: Page) => {
  await layOutAll(page);
  return page.evaluate((words) => {
    const shown = (element: Element) => element.checkVisibility() && !element.closest('.hp');
    const controls = [...document.querySelectorAll('button, input, select, textarea')].filter(shown);
    // What browsers give to a control that no style sheet knows.
    const isBare = (control: Element) => {
      const { fontSize, borderTopStyle } = getComputedStyle(control);
      const isBox = control.matches('[type=checkbox], [type=radio]');
      return !isBox && (fontSize.startsWith('13.33') || /inset|outset/.test(borderTopStyle));
    };
    const traps = [...document.querySelectorAll('.hp')].filter(
      (trap) => trap.getBoundingClientRect().right > 0 && trap.getBoundingClientRect().bottom > 0,
    );
    return {
      forms: document.forms.length,
      dead: [...document.forms].filter(
        (form) => form.method !== 'post' || !form.querySelector('button[type=submit]'),
      ).length,
      outside: controls.filter((control) => !control.closest('form')).length,
      bare: controls.filter(isBare).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      traps: traps.length,
      forStaff: words.filter((text) => document.body.innerText.includes(text)),
    };
  }, forStaff);
};

/** Finds nothing wrong on a page for visitors; returns the number of its forms. */
async function expectForVisitors(page: Page, path: string): Promise<number> {
  const found = await readForVisitors(page);
  expect({ path, ...found, forms: 0 }).toEqual({
    path,
    forms: 0,
    dead: 0,
    outside: 0,
    bare: [],
    traps: 0,
    forStaff: [],
  });
  return found.forms;
}

test('No public page of the demo has a form that cannot be sent, a text meant for staff, or a control without a style', async ({
  page,
}) => {
  const paths = await publicPaths(page.request);
  expect(paths.length).toBeGreaterThan(40);
  let forms = 0;
  for (const path of paths) {
    await page.goto(path);
    forms += await expectForVisitors(page, path);
  }
  expect(forms).toBeGreaterThanOrEqual(4);
});

test('Neither has an answer to a form of the demo: refused, to be confirmed, or thanked', async ({
  page,
}) => {
  let thanked = 0;
  for (const path of [...demoPages.map(({ code }) => `/case/${code}`), '/site/contact']) {
    await page.goto(path);
    const form = page.locator('form.form');
    // Other tests publish pages of their own on demo sites.
    if ((await form.count()) === 0) continue;
    await form.locator('button[type=submit]').last().click();
    await expect(page).toHaveTitle(/^錯誤：/);
    await expectForVisitors(page, `${path} refused`);
    const more = form.locator('details.f-more:not([open]) summary');
    if ((await more.count()) > 0) await more.click();
    await form.getByLabel('姓名', { exact: true }).fill('公開頁訪客');
    await form.locator('input[type=tel]').fill('0912345678');
    for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 });
    for (const name of ['rooms', 'time', 'topic']) {
      const box = form.locator(`input[name="${name}"]`).first();
      if ((await box.count()) > 0) await box.check();
    }
    const words = form.locator('textarea');
    if ((await words.count()) > 0) await words.first().fill('想了解更多');
    await form.locator('#consent').check();
    await form.locator('button[type=submit]').last().click();
    await expect(page).toHaveTitle(/^(?:請確認|已收到)/);
    if ((await page.title()).startsWith('請確認')) {
      await expectForVisitors(page, `${path} to be confirmed`);
      await page.getByRole('button', { name: '確認送出', exact: true }).click();
      await expect(page).toHaveTitle(/^已收到/);
    }
    await expectForVisitors(page, `${path} thanked`);
    thanked += 1;
  }
  expect(thanked).toBeGreaterThanOrEqual(4);
});

test('In 街廓 a name of three characters keeps to one line, and no section is current while the hero is shown', async ({
  page,
}) => {
  for (const width of [901, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/case/site-202402');
    // The browser marks the current section with its next frame.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const title = document.querySelector('.hero .ttl');
          return [
            title &&
              Math.round(
                title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
              ),
            ...[...document.querySelectorAll('.toc a:target-current')].map((link) => link.textContent),
          ];
        }),
      )
      .toEqual([1, '回到頁首']);
  }
  await page.getByRole('link', { name: '格局', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.toc a:target-current')?.textContent))
    .toBe('格局');
});

test('A project page lays out its first sections only, and a jump to a later one lands at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { code } of demoPages) {
    await page.goto(`/case/${code}`);
    const notYet = () =>
      page
        .locator('.sec > :first-child')
        .evaluateAll(
          (all) => all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length,
        );
    await expect.poll(notYet).toBeGreaterThan(4);
    await page.locator('.toc a').last().click();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
          const top = document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
          return Math.abs(top - Number.parseFloat(scrollPaddingBlockStart));
        }),
      )
      .toBeLessThan(3);
  }
});
