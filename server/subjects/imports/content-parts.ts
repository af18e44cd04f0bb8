import { Align, PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { fieldError } from '../../base/contract/errors';
import type { NewPart } from '../../base/db/stored-values';
import { shaOf } from '../../base/files/file-infos';
import {
  cleanBlock,
  cleanHtml,
  escaped,
  htmlText,
  outermostElements,
  unescaped,
} from '../../blocks/rich-text';
import { importText } from './text';
import { withoutPictures } from './pictures';

const maxBlockText = limits.TextPartInput.html.maxText;
const { maxItems: maxBlocks } = limits.ContentInput.webParts;
const maxTitle = limits.TitlePartInput.textContent.maxLength;

const blockTag = /<(?:p|h[1-6]|ul|ol|table|blockquote|div|figure)[ >]/i;
/** Tags that are never closed. */
const emptyTags: ReadonlySet<string> = new Set(['br', 'img']);
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
    parts.push({
      partType: PartType.text,
      align: Align.left,
      textContent,
      ...(formatted ? { html: formatted } : {}),
    });
  };
  const clean = cleanHtml(html, 'content');
  const assertFew = () => {
    if (parts.length > maxBlocks) throw fieldError('content', importText.tooManyBlocks(maxBlocks));
  };
  for (const element of outermostElements(clean, (tag) => !emptyTags.has(tag))) {
    assertFew();
    const text = htmlText(element).trim();
    if (/^<h[2-4][ >]/.test(element) && text !== '' && [...text].length <= maxTitle) {
      flush();
      parts.push({ partType: PartType.title, align: Align.left, textContent: text });
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
  assertFew();
  return parts;
}

/** One block for each picture, which clean HTML references by its file. */
function picturesOf(element: string): NewPart[] {
  return [...element.matchAll(/<img src="(\/files\/[^"]*\.(?:png|jpg))"(?: alt="([^"]*)")?/g)].flatMap(
    ([, path = '', alt = '']) => {
      const fileSha = shaOf(path);
      const fileName = path.split('/').at(-1) ?? '';
      return fileSha
        ? [{ partType: PartType.image, textContent: '', altText: unescaped(alt), fileSha, fileName }]
        : [];
    },
  );
}
