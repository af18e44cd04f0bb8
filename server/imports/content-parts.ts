import { limits } from '../../openapi/generated/limits';
import type { StoredPart } from '../db/stored-values';
import { shaOf } from '../files/file-infos';
import { cleanBlock, cleanHtml, htmlText, unescaped } from '../pages/rich-text';
import { withoutPictures } from './pictures';

export type NewPart = Omit<StoredPart, 'id'>;

const maxBlockText = limits.TextPartInput.html.maxText;
const maxTitle = limits.TitlePartInput.textContent.maxLength;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const blockTag = /<(?:p|h[1-6]|ul|ol|table|blockquote|div|figure)[ >]/i;
const anyTag = /<\/?[a-z][^<>]*>/i;

/**
 * Text as HTML with a paragraph for each line. HTML without paragraphs, as stored by WordPress, gets them at blank
 * lines.
 */
export function asHtml(content: string): string {
  if (blockTag.test(content)) return content;
  const isHtml = anyTag.test(content);
  return content
    .split(isHtml ? /(?:\r?\n){2,}/ : /\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${isHtml ? line.trim().replaceAll(/\r?\n/g, '<br>') : escaped(line.trim())}</p>`)
    .join('');
}

/**
 * Blocks of an article: headings become titles, pictures become picture blocks, everything in between long texts.
 * Throws 400.
 */
export function partsOfHtml(html: string): NewPart[] {
  const parts: NewPart[] = [];
  let texts: string[] = [];
  let length = 0;
  const flush = () => {
    const joined = texts.join('');
    texts = [];
    length = 0;
    if (htmlText(joined).trim() === '') return;
    const { textContent, html: formatted } = cleanBlock({ textContent: '', html: joined }, 'content');
    parts.push({ partType: 2, align: 1, textContent, ...(formatted ? { html: formatted } : {}) });
  };
  for (const element of topLevel(cleanHtml(html, 'content'))) {
    const text = htmlText(element).trim();
    if (/^<h[2-4][ >]/.test(element) && text !== '' && [...text].length <= maxTitle) {
      flush();
      parts.push({ partType: 1, align: 1, textContent: text });
      continue;
    }
    if (length + [...text].length > maxBlockText) flush();
    texts.push(withoutPictures(element));
    length += [...text].length;
    const shown = picturesOf(element);
    if (shown.length > 0) flush();
    parts.push(...shown);
  }
  flush();
  return parts;
}

/** One block for each picture, which clean HTML references by its file. */
function picturesOf(element: string): NewPart[] {
  return [...element.matchAll(/<img src="(\/files\/[^"]*\.(?:png|jpg))"(?: alt="([^"]*)")?/g)].flatMap(
    ([, path = '', alt = '']) => {
      const fileSha = shaOf(path);
      const fileName = path.split('/').at(-1) ?? '';
      return fileSha ? [{ partType: 6, textContent: '', altText: unescaped(alt), fileSha, fileName }] : [];
    },
  );
}

const emptyTags = new Set(['br', 'img']);

/** Outermost elements of clean HTML, and the text between them. */
function topLevel(html: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    if (end > start) elements.push(html.slice(start, end));
    start = end;
  };
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (emptyTags.has(name)) continue;
    if (slash) {
      depth -= 1;
      if (depth === 0) cut(index + tag.length);
    } else {
      if (depth === 0) cut(index);
      depth += 1;
    }
  }
  cut(html.length);
  return elements;
}
