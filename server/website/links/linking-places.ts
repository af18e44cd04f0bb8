import { wordsOf } from '../../../openapi/block-words';
import type { components } from '../../../openapi/generated/types';
import type { StoredPart } from '../../base/db/stored-values';
import { htmlLinks, htmlText, outermostElements } from '../../blocks/rich-text';

type Schemas = components['schemas'];
type LinkState = Schemas['LinkState'];

/** A block, paragraph or field that can link. */
export interface LinkingPlace {
  field: Schemas['LinkField'];
  block: number | null;
  partId: number | null;
  state: LinkState;
  urls: string[];
  /** All that it says. */
  text: string;
  /** True for a block that shows its case's values. */
  isBound: boolean;
}

/** Title and summary of a record, which have no links. */
export const spoken = (text: string, state: LinkState): LinkingPlace => ({
  field: 'content',
  block: null,
  partId: null,
  state,
  urls: [],
  text,
  isBound: false,
});

/** Addresses to which a block leads. */
export const linksIn = ({ url, html = '' }: StoredPart): string[] => [
  ...(url ? [url] : []),
  ...htmlLinks(html),
];

/** Blocks, as places of their page. */
export const placesOf = (parts: readonly StoredPart[], state: LinkState): LinkingPlace[] =>
  parts.map((part, index) => ({
    field: 'block',
    block: index + 1,
    partId: part.id,
    state,
    urls: linksIn(part),
    text: wordsOf(part)
      .map(({ text }) => text)
      .join('\n'),
    isBound: part.source !== undefined && part.source !== 'none',
  }));

const paragraphTags = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table']);

/** Paragraphs of a formatted text. */
export const paragraphs = (
  html: string,
  field: 'content' | 'introduction',
  state: LinkState,
): LinkingPlace[] =>
  outermostElements(html, (tag) => paragraphTags.has(tag)).map((piece, index) => ({
    field,
    block: index + 1,
    partId: null,
    state,
    urls: htmlLinks(piece),
    text: htmlText(piece),
    isBound: false,
  }));

/** True for a place of a draft that visitors see as it is. */
export const isAmong = (place: LinkingPlace, live: readonly LinkingPlace[]) =>
  live.some(
    ({ partId, text, urls }) =>
      partId === place.partId && text === place.text && urls.join(' ') === place.urls.join(' '),
  );
