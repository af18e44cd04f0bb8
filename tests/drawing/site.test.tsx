import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { composeSite } from '../../src/drawing/compose';
import { safeUrl } from '../../src/drawing/measure';
import { parsePhone } from '../../src/drawing/phone';
import { SiteDocument } from '../../src/drawing/SiteDocument';
import { SitePage } from '../../src/drawing/SitePage';
import type { PartOf, SitePart, SitePartType } from '../../src/drawing/types';

let id = 0;
const block = <T extends SitePartType>(partType: T, rest: Omit<PartOf<T>, 'id' | 'partType'>) => ({
  id: (id += 1),
  partType,
  ...rest,
});
const draw = (parts: SitePart[]) =>
  renderToStaticMarkup(<SitePage site={{ title: '松濤硯', district: '臺北市大安區' }} parts={parts} />);

describe('The public page', () => {
  it('a leading title with the picture next to it is the hero, a later title begins a section', () => {
    const model = composeSite([
      block(1, { textContent: '留白' }),
      block(6, { filePath: '/files/a.jpg' }),
      block(2, { textContent: '短文' }),
      block(1, { textContent: '建築' }),
      block(2, { textContent: '內文' }),
    ]);
    expect(model.hero).toMatchObject({
      title: { textContent: '留白' },
      picture: { filePath: '/files/a.jpg' },
      lead: { textContent: '短文' },
    });
    expect(model.sections.map(({ number, title }) => [number, title?.textContent])).toEqual([[1, '建築']]);
  });

  it('a draft shows the consent text of its form, or where to write it', () => {
    const form = block(108, { fields: [], asksNews: true });
    const content = { site: { title: '松濤硯', district: '' }, parts: [form] };
    const words = { summary: '為安排賞屋蒐集上列資料。', news: '我想收到新案消息' };
    const drawn = renderToStaticMarkup(<SitePage {...content} formConsent={words} />);
    expect(drawn).toContain(words.summary);
    expect(drawn).toContain(words.news);
    expect(drawn).not.toContain('這裡會顯示告知事項');
    expect(renderToStaticMarkup(<SitePage {...content} />)).toContain('這裡會顯示告知事項');
  });

  it('the caption of a picture begins with its kind, if it is stated', () => {
    const caption = (rest: object) =>
      /<figcaption>.*?<\/figcaption>/.exec(draw([block(6, { filePath: '/files/a.jpg', ...rest })]))?.[0];
    const kind = '<span class="kind">3D 合成</span>';
    expect(caption({ textContent: '中庭', kind: 'rendering' })).toBe(
      `<figcaption>${kind}<span>中庭</span></figcaption>`,
    );
    expect(caption({ kind: 'rendering' })).toBe(`<figcaption>${kind}</figcaption>`);
    expect(caption({ textContent: '中庭' })).toBe('<figcaption>中庭</figcaption>');
    expect(caption({})).toBe(undefined);
  });

  it('links are http, https, mailto or tel only; anything else is not drawn', () => {
    expect(
      ['javascript:alert(1)', 'data:text/html,x', ' https://a.tw ', 'tel:0225718170', 'http://'].map(safeUrl),
    ).toEqual(['', '', 'https://a.tw', 'tel:0225718170', '']);
    expect(draw([block(8, { textContent: '點我', url: 'javascript:alert(1)' })])).not.toContain('點我');
  });

  it('a phone is shown as people write it and dialled internationally', () => {
    expect(parsePhone('0225718170')).toEqual({
      show: '02-2571-8170',
      extension: '',
      href: 'tel:+886225718170',
    });
    expect(parsePhone('0912345678')?.show).toBe('0912-345-678');
    expect(parsePhone('123')).toBeNull();
  });

  it('draws hostile content: markup stays text, and 300 blocks, emoji and endless words are drawn', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const html = draw([
      block(1, { textContent: hostile }),
      block(11, { items: [{ textContent: hostile }] }),
      block(6, { filePath: '/files/a.jpg', altText: '"><script>alert(1)</script>' }),
    ]);
    expect(html).not.toMatch(/<img src=x|<script/);
    const many = Array.from({ length: 300 }, (_, index) =>
      block(2, { textContent: index % 2 ? '🏠'.repeat(50) : 'a'.repeat(3000) }),
    );
    expect(draw(many).match(/class="txt/g)).toHaveLength(300);
  });

  it('the head has title, description, keywords, canonical address and share picture', () => {
    const head = {
      title: '松濤硯',
      description: '描述',
      keywords: '大安,新成屋',
      canonical: 'https://www.example.com/case/songtao',
      siteName: '和硯建設',
      shareImage: { url: 'https://www.example.com/files/b.jpg', width: 1200, height: 630 },
      structured: '{"@graph":[]}',
    };
    const html = renderToStaticMarkup(
      <SiteDocument
        seenSrc="/case/a/seen?v=1"
        head={head}
        site={{ title: '松濤硯', district: '' }}
        parts={[block(1, { textContent: '題' })]}
        theme="liubai"
        css=""
        nonce="n"
      />,
    );
    for (const expected of [
      '<title>松濤硯</title>',
      '<meta name="description" content="描述"/>',
      '<link rel="canonical" href="https://www.example.com/case/songtao"/>',
      '<meta property="og:image" content="https://www.example.com/files/b.jpg"/>',
      '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
      '<script type="application/ld+json">{"@graph":[]}</script>',
      'lang="zh-Hant-TW"',
    ]) {
      expect(html).toContain(expected);
    }
  });
});
