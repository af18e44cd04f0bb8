import { expect, type Page, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { signIn, layOutAll } from './support/pages';
import { newCase, publishedSites } from './support/records';
import { watchRequests } from './support/requests';
import { addDraft, replaceBlocks } from './support/sites';

/** Each sets `window.hit` if it runs. */
const payloads = [
  '<img src=x onerror=window.hit=1>',
  '"><script>window.hit=1</script>',
  "'><svg onload=window.hit=1>",
  '</style></title><script>window.hit=1</script>',
  '<iframe srcdoc="<script>parent.hit=1</script>">',
  '<a href="javascript:window.hit=1">按我</a>',
  '<details open ontoggle=window.hit=1>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1>',
  '{{constructor.constructor("window.hit=1")()}}',
  '\u202e<body onload=window.hit=1>',
];

function expectUnharmedOn(page: Page) {
  const requestsEnd = watchRequests(page);
  return async (path: string, seen: string) => {
    await page.goto(path);
    await expect(
      page
        .getByText(seen)
        .or(page.locator(`input[value*="${seen}"]`))
        .first(),
    ).toBeAttached();
    // Waits, because handlers of images and toggles run after the load.
    await requestsEnd();
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBe(undefined);
  };
}

test('What is typed is shown and never run: in every text field, in lists, forms and previews', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const server = serverAs(await tokensOf());
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page);
  const expectUnharmed = expectUnharmedOn(page);
  for (const [index, payload] of payloads.entries()) {
    const mark = `注入${index}`;
    const text = `${mark}${payload}`;
    const { id } = await newCase(text, {
      subtitle: text,
      address: text,
      receptionAddress: text,
      siteArea: text,
      floors: text,
      completion: text,
      architect: text,
      builder: text,
      seoTitle: text,
      seoDescription: text,
      coverAlt: text.slice(0, 100),
      introduction: `<p>${text}</p>`,
    });
    const parts = [
      { partType: 1, sort: 0, textContent: text, align: 1 },
      { partType: 2, sort: 1, textContent: text, align: 2 },
      {
        partType: 8,
        sort: 2,
        textContent: text,
        url: 'https://example.com/?q=%22%3E%3Cscript%3E',
        urlTarget: '_blank',
      },
      { partType: 11, sort: 3, items: [{ textContent: text, secSort: 0 }] },
    ];
    await server.multipart('POST', '/api/v1/CaseInfos/content', { id, rowVersion: 1, webParts: parts });
    const themeId = await addDraft(server, id, { code: 'jiekuo' });
    await replaceBlocks(server, themeId, parts);
    await expectUnharmed(`/mng/case/edit/${id}`, mark);
    await expectUnharmed(`/mng/siteset/theme/edit/${id}/${themeId}`, mark);
    await expectUnharmed(`/mng/web/home/${id}`, mark);
  }
  // One list with all payloads.
  await expectUnharmed(`/mng/case?tab=2&view=table&keyword=${encodeURIComponent('注入')}`, '注入0');
  const contact = {
    type: 3,
    name: payloads[0],
    gender: 0,
    tel: '0912345678',
    email: '',
    caseTitle: payloads[1],
    content: payloads.join('\n').slice(0, 500),
  };
  await page.request.post('/api/v1/contact', { data: contact });
  await expectUnharmed('/mng/contact', '聯絡清單');
  await expectUnharmed('/mng', '今天要做的事');
  expect(asked).toEqual([]);
});

test('The public page shows what was typed as text', async ({ page }) => {
  const server = serverAs(await tokensOf());
  const sites = await publishedSites();
  const site = sites.at(-1) ?? sites[0];
  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/SiteThemes/${site.activeThemeId}`);
  const webParts = payloads.map((textContent, sort) => ({ partType: 2, sort, textContent, align: 1 }));
  await server.multipart('PUT', '/api/v1/SiteThemes', { themeId: site.activeThemeId, rowVersion, webParts });
  await server.json('PUT', '/api/v1/SiteThemes/edit-status', {
    themeId: site.activeThemeId,
    rowVersion: rowVersion + 1,
    status: 1,
  });
  await page.goto(`/case/${site.code}`);
  await layOutAll(page);
  const shown = (await page.locator('main').innerText()).replaceAll(/\s/g, '');
  for (const payload of payloads) expect(shown).toContain(payload.replaceAll(/\s/g, ''));
  // The section of other cases has arrows of its own.
  const typed = page.locator('main .sec:not(.s-other)');
  await expect(typed).not.toHaveCount(0);
  expect(await typed.locator('script, iframe, svg, details, img[onerror]').count()).toBe(0);
});
