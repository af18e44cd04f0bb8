import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TemplateCode } from '../../../openapi/generated/enums';
import { files } from '../../../server/base/db/schema';
import { paths } from '../../../server/base/process/paths';
import { themeGrounds } from '../../../src/drawing/HtmlDocument';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const host = 'www.example.com';
const sha = 'a1'.repeat(32);

const test = await createTestApp({ PUBLIC_ORIGIN: `https://${host}`, WEBSITE: 'on' });
const bytes = Buffer.from('a');
const sources = [{ sha: 'b2'.repeat(32), extension: 'jpg', width: 480 }];
await test.db
  .insert(files)
  .values({ sha, extension: 'jpg', mime: 'image/jpeg', size: 1, bytes, width: 1200, height: 800, sources });
const parts = [
  { id: 3, partType: 1 as const, textContent: '松濤硯' },
  { id: 1, partType: 6 as const, fileSha: sha },
  { id: 2, partType: 6 as const, fileSha: sha },
];
await addPublicPage(test.db, { parts, templateCode: 'yejing', house: { status: 1, coverSha: sha, parts } });
afterAll(() => test.close());
const visit = (url: string, own = host) => test.inject({ url, headers: { host: own } });

describe('next pages', () => {
  it('may be fetched in advance on the public host: pages by their links, no forms and no files', async () => {
    for (const url of ['/', '/case/songtao']) {
      expect((await visit(url)).headers['speculation-rules']).toBe('"/speculation-rules.json"');
    }
    const { headers, payload } = await visit('/speculation-rules.json');
    expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    const rules = JSON.parse(payload);
    expect(Object.keys(rules)).toEqual(['prefetch']);
    const [{ where }] = rules.prefetch;
    expect(where.and[0].href_matches).not.toContainEqual(expect.stringMatching(/files|api|thanks|\/p\//));
    expect(JSON.stringify(where.and.slice(1))).toContain('/case/*/*');
  });

  it('are not named on other hosts, where a page shares nothing with the next', async () => {
    expect((await visit('/case/songtao', 'other.example.com')).headers['speculation-rules']).toBeUndefined();
  });
});

describe('a page', () => {
  it('tells browsers the ground of its theme', async () => {
    const { payload } = await visit('/case/songtao');
    expect(payload).toContain('<meta name="theme-color" content="#0f1214"/>');
    expect(payload).toContain('<meta name="color-scheme" content="dark"/>');
    for (const theme of Object.values(TemplateCode)) {
      const css = readFileSync(join(paths.siteStyles, `theme-${theme}.css`), 'utf8');
      const name = /background: var\((--\w+)\)/.exec(css)?.[1];
      expect([theme, themeGrounds[theme].colour]).toEqual([
        theme,
        new RegExp(`${name}: (#[0-9a-f]{6})`).exec(css)?.[1],
      ]);
    }
  });

  it('lets browsers choose the width of a lazy picture by its place, and of the first by that of the window', async () => {
    const { payload } = await visit('/case/songtao');
    const sizes = [...payload.matchAll(/<img src="\/files[^>]* sizes="([^"]*)"[^>]*>/g)].map(
      ([tag, size = '']) => [tag.includes('loading="lazy"'), size.startsWith('auto, ')],
    );
    expect(sizes).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('carries its cover, and on the website its title, to the next page, once, and only where visitors allow motion', async () => {
    const name = sha.slice(0, 12);
    for (const [url, title] of [
      ['/cases', '#f1+div>:is(h2,h3)'],
      ['/cases/1-松濤硯', 'h1'],
      ['/case/songtao', null],
    ] as const) {
      const { payload } = await visit(encodeURI(url));
      const rules = [...payload.matchAll(/[^{}]*\{view-transition-name:[^}]*\}/g)].map(([rule]) => rule);
      const titled = title === null ? [] : [`${title}{view-transition-name:t${name}}`];
      expect([url, rules]).toEqual([url, [`#f1{view-transition-name:p${name}}`, ...titled]]);
      expect(payload).toContain(
        '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}',
      );
    }
  });
});
