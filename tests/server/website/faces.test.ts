import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { runJob } from '../../../server/base/db/job-runner';
import { files, madeFiles, proofDue, siteThemes } from '../../../server/base/db/schema';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { FaceCutter } from '../../../server/website/pages/face-cutting';
import { faceLettersOf } from '../../../server/website/pages/face-letters';
import { rulesOf, textOf, usedRules } from '../../../server/website/pages/style-rules';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

describe('style sheets', () => {
  const css = `@media (width > 900px){ .a > .b , .gone { color : red ; margin: 0 auto } }
    @keyframes grow { from { opacity: 0 } } @keyframes lost { to { opacity: 1 } }
    p:not(.gone):hover::after { content: "{ ; }  /  kept" } .a .gone { top: 0 } #x { animation: grow 1s } :root { --b: 1 }`;

  it('are sent without blanks, and only with rules that a page can use', () => {
    const used = usedRules(rulesOf(css), '<body class="a"><p id="x" class="c b">文</p></body>');
    expect(textOf(used)).toBe(
      '@media (width>900px){.a>.b{color:red;margin:0 auto}}@keyframes grow{from{opacity:0}}' +
        'p:not(.gone):hover::after{content:"{ ; }  /  kept"}#x{animation:grow 1s}:root{--b:1}',
    );
  });

  it('tell which letters are drawn in the serif, and how heavy', () => {
    const rules = rulesOf(`
      .t :is(h1, .sub) { font: 600 2rem/1 var(--serif) }
      .sub { font-weight: 400 }
      .t small { font-family: var(--sans) }
      .list > li::before { content: '第' counter(i, cjk-ideographic); font: 400 1rem/1 var(--serif) }
      @media print { p { font-family: var(--serif) } }`);
    const html =
      '<body class="t"><h1>松 濤<small>甲</small><img alt="丙">硯</h1><p>乙</p><ul class="list"><li>丁</li><li>己</li></ul><script>"戊"</script></body>';
    const { 400: plain, 600: heavy } = faceLettersOf(html, rules);
    expect([...heavy].join('')).toBe('松濤硯');
    expect([...plain].join('')).toBe('第一二');
  });
});

it('the serif has the marks of Chinese headings, and does not borrow them from the sans serif', async () => {
  const cutter = new FaceCutter();
  const outlinesIn = async (face: 'serif-400' | 'serif-600' | 'sans-400') =>
    (await cutter.outline({ text: '，、。：；？！（）「」～％０９', face, isVertical: false })).map(
      ({ path }) => path,
    );
  const borrowed = new Set(await outlinesIn('sans-400'));
  const own = [...(await outlinesIn('serif-400')), ...(await outlinesIn('serif-600'))];
  await cutter.close();
  expect(own).toHaveLength(30);
  expect(own.filter((path) => borrowed.has(path))).toEqual([]);
});

describe('the face of a page', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com', WEBSITE: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(madeFiles);
  });

  const host = 'www.example.com';
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const run = async (name: string) => {
    const job = allJobs(test.db, readConfig({ PUBLIC_ORIGIN: `https://${host}` }), log).find(
      (each) => each.name === name,
    );
    if (!job) throw new Error(name);
    return runJob(test.db, job, log, { isForced: true });
  };
  const visit = (url: string) => test.inject({ url, headers: { host } });
  const facesIn = (html: string) => [...html.matchAll(/src:url\((\/files\/[0-9a-f]{64}\.woff2)\)/g)];
  const changeAt = (themeId: number, letter: string) =>
    test.db
      .update(siteThemes)
      .set({ publishedOn: new Date(), publishedParts: [{ id: 1, partType: 1, textContent: letter }] })
      .where(eq(siteThemes.id, themeId));
  let themeId = 0;
  it('is cut in the background for the letters of its headings, after a publication before anybody comes', async () => {
    ({ themeId } = await addPublicPage(test.db, { parts: [{ id: 1, partType: 1, textContent: '松濤硯' }] }));
    expect(await test.db.select().from(proofDue)).not.toEqual([]);
    await run('proof');
    await run('made-files');
    const { payload, headers } = await visit('/case/songtao');
    const faces = facesIn(payload);
    expect(faces.length).toBeGreaterThan(0);
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    const sizes = await Promise.all(
      faces.map(async ([, path = '']) => {
        expect(payload).toContain(`<link rel="preload" href="${path}" as="font" type="font/woff2"`);
        const file = await visit(path);
        expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
        expect(file.headers).toMatchObject({
          'content-type': 'font/woff2',
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
        });
        expect(file.headers['content-disposition']).toBeUndefined();
        return file.rawPayload.length;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
  });

  it('is no part of what the proof keeps', async () => {
    const { rows } = await test.db.execute<{ text: string }>(
      `select convert_from(bytes, 'UTF8') as text from proof_pages`,
    );
    expect(rows.some(({ text }) => text.includes('松濤硯'))).toBe(true);
    expect(rows.filter(({ text }) => text.includes('.woff2'))).toEqual([]);
  });

  it('is ordered by the first drawing of a page that lacks it; until then the page says nothing of it', async () => {
    await changeAt(themeId, '仰山');
    const { payload, headers } = await visit('/case/songtao');
    expect(payload).toContain('仰山');
    expect(payload).not.toContain('.woff2');
    expect(headers['content-security-policy']).not.toContain('font-src');
    const letters = (await test.db.select().from(madeFiles)).map(({ recipe }) =>
      recipe.kind === 'face' ? recipe.letters : '',
    );
    expect(letters.some((text) => text.includes('仰') && text.includes('山'))).toBe(true);
  });

  it('leaves a weight that would make it too large to the fonts of the visitor', async () => {
    await test.db.delete(madeFiles);
    await changeAt(themeId, '上和');
    await visit('/case/songtao');
    await run('made-files');
    const isHeavy = sql`${madeFiles.recipe}->>'weight' = '600'`;
    const [heavy] = await test.db.select().from(madeFiles).where(isHeavy);
    await test.db
      .update(files)
      .set({ size: 40_000 })
      .where(eq(files.sha, heavy?.fileSha ?? ''));
    await changeAt(themeId, '上和');
    const { payload } = await visit('/case/songtao');
    expect(facesIn(payload)).toHaveLength(1);
    expect(payload).toContain(`/files/${heavy?.fileSha}.woff2`);
    expect(payload).toMatch(/"Page Serif";font-weight:100 499;src:local\("none"\);unicode-range:U\+0/);
  });

  it('is given up after three failures, and the page works without it', async () => {
    await changeAt(themeId, '青田');
    await visit('/case/songtao');
    await test.db.update(madeFiles).set({ recipe: { kind: 'face', source: '', weight: 1, letters: '青' } });
    const { length } = await test.db.select().from(madeFiles);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await run('made-files')).toMatchObject({ counts: { made: 0, failed: length } });
    }
    expect(await run('made-files')).toMatchObject({ counts: { made: 0, failed: 0 } });
    expect((await visit('/case/songtao')).payload).not.toContain('.woff2');
  });

  it('stays as long as pages want it, and a month longer', async () => {
    await changeAt(themeId, '森活');
    await visit('/case/songtao');
    await run('made-files');
    const stored = () => test.db.select().from(files).where(eq(files.extension, 'woff2'));
    const { length } = await stored();
    await test.db.update(madeFiles).set({ wantedOn: new Date(Date.now() - 29 * 86_400_000) });
    expect(await run('old-made-files')).toEqual({ counts: { removed: 0 } });
    await test.db.update(madeFiles).set({ wantedOn: new Date(Date.now() - 31 * 86_400_000) });
    expect(await run('old-made-files')).not.toEqual({ counts: { removed: 0 } });
    await run('unnamed-files');
    const marked = (await stored()).filter(({ unnamedSince }) => unnamedSince);
    expect(marked).toHaveLength(length);
  });
});
