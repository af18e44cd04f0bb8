import type { NewPart } from '../../base/db/stored-values';
import { Align, type LostFormat, PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { cleanBlock, escaped, outermostElements, unescaped } from '../../blocks/rich-text';

const maxTitleLength = limits.TitlePartInput.textContent.maxLength;
const maxTextLength = limits.TextPartInput.textContent.maxLength;
const maxHtmlLength = limits.TextPartInput.html.maxLength;
const maxItemLength = limits.PartItemInput.textContent.maxLength;
const maxItems = limits.ListPartInput.items.maxItems;
const maxAltLength = limits.ImagePartInput.altText.maxLength;

const lengthOf = (text: string) => [...text].length;
const blockTag = /^(?:p|h[2-4]|ul|ol|blockquote|table)$/;
const picture = /<img src="\/files\/([0-9a-f]{64})\.[a-z]+"([^>]*)>/g;

/**
 * Converts clean rich text to blocks. Drops alignment, quotes and strikethrough, which pages do not support.
 */
export function introductionBlocks(html: string): NewPart[] {
  const parts: NewPart[] = [];
  let running: string[] = [];
  const end = () => {
    if (running.length > 0) parts.push(textOf(running));
    running = [];
  };
  for (const node of nodesOf(html)) {
    const [, tag = ''] = /^<(\w+)/.exec(node) ?? [];
    const plain = plainOf(node)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ');
    const items = tag === 'ul' ? plainItems(node) : null;
    if (/^h[2-4]$/.test(tag) && plain && lengthOf(plain) <= maxTitleLength) {
      end();
      parts.push({ partType: PartType.title, align: Align.left, textContent: plain });
    } else if (items) {
      end();
      parts.push({ partType: PartType.list, items: items.map((textContent) => ({ id: 0, textContent })) });
    } else {
      for (const piece of plain ? piecesOf(node.replaceAll(picture, '')) : []) {
        if (running.length > 0 && !fits([...running, piece])) end();
        running.push(piece);
      }
    }
    for (const [, fileSha = '', more = ''] of node.matchAll(picture)) {
      end();
      const [, alt = ''] = /alt="([^"]*)"/.exec(more) ?? [];
      const altText = [...unescaped(alt)].slice(0, maxAltLength).join('');
      parts.push({
        partType: PartType.image,
        fileSha,
        fileName: '',
        altText,
        ...(altText ? {} : { isDecorative: true }),
      });
    }
  }
  end();
  return parts;
}

const lostWhere: Record<Exclude<LostFormat, 'long'>, RegExp> = {
  align: /class="align-/,
  quote: /<blockquote\b/,
  strike: /<s>/,
};

/** Formats of clean HTML that `introductionBlocks` drops; their text stays. */
export function lostFormats(html: string): LostFormat[] {
  const isLong = nodesOf(html).some((node) => {
    const text = node.replaceAll(picture, '');
    return /<(?:strong|em|u|a|[uo]l|table)\b/.test(text) && !plainItems(text) && !fits([text]);
  });
  return [
    ...(['align', 'quote', 'strike'] as const).filter((format) => lostWhere[format].test(html)),
    ...(isLong ? (['long'] as const) : []),
  ];
}

/** Outermost blocks of clean HTML; text between them becomes paragraphs. */
const nodesOf = (html: string): string[] =>
  outermostElements(html, (tag) => blockTag.test(tag))
    .filter((piece) => piece.trim())
    .map((piece) => (/^\s*</.test(piece) ? piece.trim() : `<p>${piece}</p>`));

/** Entries of a list without formatting, links or nested lists; null for other nodes. */
function plainItems(node: string): string[] | null {
  if (/<(?!\/?(?:ul|li|p)\b)/.test(node) || node.lastIndexOf('<ul') > 0) return null;
  const items = node
    .split('</li>')
    .map((item) => plainOf(item).trim())
    .filter(Boolean);
  const isShort = items.length <= maxItems && items.every((item) => lengthOf(item) <= maxItemLength);
  return isShort && items.length > 0 ? items : null;
}

/** A paragraph or table; plain pieces if it exceeds the maximum length of a block. */
function piecesOf(node: string): string[] {
  // An overlong heading becomes a paragraph.
  const piece = node.replaceAll(/<(\/?)h[2-4]\b[^<>]*>/g, '<$1p>');
  if (fits([piece])) return [piece];
  const letters = [...plainOf(node).trim()];
  return Array.from({ length: Math.ceil(letters.length / maxTextLength) }, (_, place) =>
    letters.slice(place * maxTextLength, (place + 1) * maxTextLength).join(''),
  )
    .filter((each) => each.trim())
    .map((each) => `<p>${escaped(each).replaceAll('\n', '<br />')}</p>`);
}

const textContentOf = (nodes: readonly string[]) => nodes.map((node) => plainOf(node).trim()).join('\n\n');

const fits = (nodes: readonly string[]) =>
  lengthOf(textContentOf(nodes)) <= maxTextLength && lengthOf(nodes.join('')) <= maxHtmlLength;

function textOf(nodes: readonly string[]): NewPart {
  const { textContent, html } = cleanBlock(
    { textContent: textContentOf(nodes), html: nodes.join('') },
    'introduction',
  );
  return { partType: PartType.text, align: Align.left, textContent, ...(html ? { html } : {}) };
}

/** Text of clean HTML, with a line per break, paragraph, entry and row. */
function plainOf(html: string): string {
  const lines = html
    .replaceAll(/<br \/>/g, '\n')
    .replaceAll(/<\/(?:p|li|tr|h[2-4]|blockquote)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, '　');
  return unescaped(lines.replaceAll(/<[^<>]*>/g, ''));
}
