import { placedWordsOf } from '../../../openapi/block-words';
import { PartType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { visitorTexts } from '../../../openapi/generated/visitor-texts';
import type { StoredPart } from '../../base/db/stored-values';
import { editHtml, type HtmlSegment, htmlSegments } from '../../blocks/html-segments';
import { keptSample } from '../../blocks/sample-fields';
import { isFilledBySource } from '../../blocks/sources';
import { cleanBlock } from '../../blocks/rich-text';
import { isInAddress, type Match, type Matcher, replaced } from './matching';

type Kind = components['schemas']['ReplaceKind'];
/** Columns of a record that staff write. */
export type Values = Readonly<Record<string, unknown>>;

/** A text of a record. */
interface TextPlace {
  at: readonly (string | number)[];
  /** Column or field of a block; after a dot the text in it. */
  field: string;
  /** Name of the entry of a list. */
  entry: string | null;
  text: string;
  /** `address`: only the number of a link that dials is replaced. */
  form: 'plain' | 'html' | 'address';
  part: { place: number; partType: number } | null;
  /** True for a value of the case, which is replaced there. */
  follows: boolean;
}

/** A place that would change. */
export interface TextHit {
  key: string;
  place: TextPlace;
  /** Of the text itself, or of a paragraph of a formatted one. */
  segment: Pick<HtmlSegment, 'text' | 'isLink'> & { paragraph: number | null };
  match: Match;
}

/** Columns of the contract that staff choose from a list. */
const choices: readonly string[] = ['county', 'district'];
const popup = [...visitorTexts.IndexPopupInput, 'url'];
/** Columns with the texts of staff; a test compares them with the schema and the contract. */
export const writtenColumns: Readonly<Record<Kind, readonly string[]>> = {
  sharedBlock: ['title', 'parts'],
  case: [
    ...visitorTexts.CaseInfoUpdate.filter((column) => !choices.includes(column)),
    'housingUnits',
    'parts',
  ],
  siteSettings: visitorTexts.SiteSetUpdate,
  site: ['parts'],
  article: [...visitorTexts.ArticleUpdate, 'parts'],
  news: visitorTexts.NewsUpdate,
  popup,
  otherPopup: popup,
  company: visitorTexts.CompanyInput,
  media: ['name', 'altText', 'tags'],
  contactEmail: ['replyTemplates'],
  privacyTerms: ['report', 'identities', 'bases', 'letter'],
};

/** Texts of columns with several: of a value, or of each entry of a list. A list of texts has no names. */
const within: Readonly<Record<string, readonly string[]>> = {
  housingUnits: ['name', 'rooms'],
  replyTemplates: ['name', 'subject', 'body'],
  report: ['authority'],
  letter: ['subject', 'body'],
  tags: [],
  identities: [],
  bases: [],
};

const isHtml = (kind: Kind, column: string) =>
  column === 'content' || (kind === 'case' && column === 'introduction');

/** Texts of a record that visitors read, and links that dial. */
function textsOf(kind: Kind, values: Values): TextPlace[] {
  return writtenColumns[kind].flatMap((column): TextPlace[] => {
    const value = values[column];
    // Only the services write it.
    if (column === 'parts') return (value as StoredPart[]).flatMap(textsOfPart);
    const names = within[column];
    if (names) return textsWithin(column, value, names);
    if (typeof value !== 'string') return [];
    const form = column === 'url' ? 'address' : isHtml(kind, column) ? 'html' : 'plain';
    return [{ ...plain([column], column, value), form }];
  });
}

function textsWithin(column: string, value: unknown, names: readonly string[]): TextPlace[] {
  // Only the services write it.
  const values = value as string | Record<string, string> | (string | Record<string, string>)[];
  const entries = Array.isArray(values)
    ? values.map((entry, index) => ({ entry, at: [column, index], isListed: true }))
    : [{ entry: values, at: [column], isListed: false }];
  return entries.flatMap(({ entry: own, at, isListed }): TextPlace[] => {
    if (typeof own === 'string') return [plain(at, column, own)];
    const entry = isListed ? (own['name'] ?? null) : null;
    return names.map((name) => ({ ...plain([...at, name], `${column}.${name}`, own[name] ?? ''), entry }));
  });
}

const plain = (at: TextPlace['at'], field: string, text: string): TextPlace => ({
  at,
  field,
  entry: null,
  text,
  form: 'plain',
  part: null,
  follows: false,
});

function textsOfPart(part: StoredPart, index: number): TextPlace[] {
  // Nobody wrote the words of a template.
  if (part.isSample && !part.sampleFields) return [];
  const shared = { part: { place: index + 1, partType: part.partType } };
  const words = placedWordsOf(part).map(({ at, field, text }): TextPlace => {
    const isFormatted = part.partType === PartType.text && field === 'text' && Boolean(part.html);
    return {
      ...shared,
      at: ['parts', index, ...(isFormatted ? ['html'] : at)],
      field,
      entry: null,
      text: isFormatted ? (part.html ?? '') : text,
      form: isFormatted ? 'html' : 'plain',
      follows: isFilledBySource(part, at[0]),
    };
  });
  const { url } = part;
  return url
    ? [...words, { ...plain(['parts', index, 'url'], 'url', url), ...shared, form: 'address' }]
    : words;
}

const segmentsOf = ({ form, text }: TextPlace): TextHit['segment'][] =>
  form === 'html' ? htmlSegments(text) : [{ text, isLink: form === 'address', paragraph: null }];

const isDialled = (address: string) => address.startsWith('tel:');

/** Places in a segment that would change; `inAddresses` counts those that stay. */
function matchesIn(
  { text, isLink }: Pick<TextHit['segment'], 'text' | 'isLink'>,
  matcher: Matcher,
): { matches: Match[]; inAddresses: number } {
  const found = matcher.matchesIn(text);
  if (isLink) {
    const isNumber = matcher.kind === 'phone' && isDialled(text);
    return { matches: isNumber ? found : [], inAddresses: isNumber ? 0 : found.length };
  }
  const matches = found.filter((match) => !isInAddress(text, match));
  return { matches, inAddresses: found.length - matches.length };
}

/** Places of a record that would change. */
export function hitsOf(
  kind: Kind,
  values: Values,
  matcher: Matcher,
): { hits: TextHit[]; inAddresses: number } {
  const hits: TextHit[] = [];
  let inAddresses = 0;
  for (const place of textsOf(kind, values)) {
    for (const [index, segment] of segmentsOf(place).entries()) {
      const found = matchesIn(segment, matcher);
      inAddresses += found.inAddresses;
      for (const [order, match] of found.matches.entries()) {
        hits.push({ key: keyOf(place, index, order), place, segment, match });
      }
    }
  }
  return { hits, inAddresses };
}

const keyOf = ({ at }: TextPlace, segment: number, order: number) => `${at.join('.')} ${segment} ${order}`;

/** All texts of a record, for numbers that are similar. */
export const wordsOfRecord = (kind: Kind, values: Values): string[] =>
  textsOf(kind, values).flatMap((place) => segmentsOf(place).map(({ text }) => text));

/** Values with these hits replaced: the changed columns only. */
export function withReplaced(
  kind: Kind,
  values: Values,
  matcher: Matcher,
  keys: ReadonlySet<string>,
): Values {
  const next = structuredClone(
    Object.fromEntries(
      writtenColumns[kind].flatMap((column) => (column in values ? [[column, values[column]]] : [])),
    ),
  );
  const changed = new Set<string>();
  for (const place of textsOf(kind, values)) {
    if (place.follows) continue;
    const chosen = (segment: Pick<TextHit['segment'], 'text' | 'isLink'>, index: number) =>
      matchesIn(segment, matcher).matches.filter((_, order) => keys.has(keyOf(place, index, order)));
    const now =
      place.form === 'html'
        ? editHtml(place.text, chosen)
        : replaced(place.text, chosen({ text: place.text, isLink: place.form === 'address' }, 0));
    if (now === place.text) continue;
    setAt(next, place.at, now);
    changed.add(String(place.at[0]));
  }
  if (changed.has('parts')) {
    // Same blocks in the same order.
    const before = values['parts'] as StoredPart[];
    next['parts'] = (next['parts'] as StoredPart[]).map((part, index) => edited(before[index], part));
  }
  return Object.fromEntries([...changed].map((column) => [column, next[column]]));
}

/** A block with its plain text and the marks of its sample after an edit. */
export function edited(before: StoredPart | undefined, part: StoredPart): StoredPart {
  if (!before || JSON.stringify(before) === JSON.stringify(part)) return part;
  const { html, textContent = '' } = part;
  const text = html && html !== before.html ? cleanBlock({ textContent, html }, 'webParts') : {};
  const { isSample, sampleFields: _fields, sampleItems: _items, ...rest } = { ...part, ...text };
  return isSample ? { ...rest, ...keptSample(before, rest) } : rest;
}

function setAt(target: object, [name = '', ...deeper]: readonly (string | number)[], value: string): void {
  if (deeper.length === 0) {
    Reflect.set(target, name, value);
    return;
  }
  const inner: unknown = Reflect.get(target, name);
  if (typeof inner === 'object' && inner !== null) setAt(inner, deeper, value);
}
