import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editHtml, htmlSegments } from '../../../server/blocks/html-segments';
import { cleanHtml, htmlText } from '../../../server/blocks/rich-text';

const edit = (html: string, find: string, after: string) =>
  editHtml(html, ({ text }) => {
    const start = text.indexOf(find);
    return start < 0 ? [] : [{ start, end: start + find.length, after }];
  });

it('reads each paragraph as displayed, with the targets of links', () => {
  expect(
    htmlSegments(
      '<p>甲<strong>乙</strong>&amp;丙</p><ul><li>丁<br />戊</li></ul><p><a href="tel:02">己</a></p>',
    ),
  ).toEqual([
    { text: '甲乙&丙', paragraph: 1, isLink: false },
    { text: '丁', paragraph: 2, isLink: false },
    { text: '戊', paragraph: 3, isLink: false },
    { text: 'tel:02', paragraph: 4, isLink: true },
    { text: '己', paragraph: 4, isLink: false },
  ]);
});

it('edits text across tags, and keeps the formatting', () => {
  expect(edit('<p>請電 02-<strong>2571</strong>-8170。</p>', '02-2571-8170', '02-2771-6600')).toBe(
    '<p>請電 02-2771-6600<strong></strong>。</p>',
  );
  expect(edit('<p>甲 &amp; 乙&nbsp;&lt;丙</p>', '丙', '<丁&')).toBe(
    '<p>甲 &amp; 乙&nbsp;&lt;&lt;丁&amp;</p>',
  );
});

it('edits the target of a link, never an address of a picture', () => {
  const html = '<p><a href="tel:0225718170" target="_blank" rel="noopener">電話</a></p>';
  expect(edit(html, '0225718170', '1"&')).toBe(html.replace('0225718170', '1&quot;&amp;'));
  const picture = `<p><img src="/files/${'a'.repeat(64)}.jpg" alt="aaaa" /></p>`;
  expect(edit(picture, 'aaaa', 'b')).toBe(picture);
});

const inline = fc.constantFrom('strong', 'em', 'u');
const words = fc.string({
  unit: fc.constantFrom('甲', '乙', ' ', '&', '<', '>', '"', 'x', '1'),
  maxLength: 8,
});
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = fc
  .array(fc.tuple(fc.option(inline, { nil: null }), words), { minLength: 1, maxLength: 5 })
  .map(
    (runs) =>
      `<p>${runs.map(([tag, text]) => (tag ? `<${tag}>${escape(text)}</${tag}>` : escape(text))).join('')}</p>`,
  );
const page = fc
  .array(paragraph, { minLength: 1, maxLength: 4 })
  .map((all) => cleanHtml(all.join(''), 'content'));

it('an unedited text keeps its source, and an edited one has the new characters and is clean', () => {
  fc.assert(
    fc.property(page, fc.nat(20), fc.nat(6), words, (html, from, length, after) => {
      expect(editHtml(html, () => [])).toBe(html);
      const expected: string[] = [];
      const now = editHtml(html, ({ text }) => {
        const start = Math.min(from, text.length);
        const end = Math.min(start + length, text.length);
        if (start === end) {
          expected.push(text);
          return [];
        }
        expected.push(text.slice(0, start) + after + text.slice(end));
        return [{ start, end, after }];
      });
      expect(htmlText(now).replaceAll(/\s/g, '')).toBe(expected.join('').replaceAll(/\s/g, ''));
      expect(cleanHtml(now, 'content')).toBe(now);
    }),
    { numRuns: 300 },
  );
});
