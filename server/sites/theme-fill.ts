import type { cases } from '../db/schema';
import type { HousingUnit, StoredPart } from '../db/stored-values';
import { firstCharacters } from '../contract/characters';
import { limits } from '../../openapi/generated/limits';
import { themeFillText } from '../contract/text';
import { isSameContent, unmarked } from '../pages/blocks';
import { unescaped } from '../pages/rich-text';

/** What a page takes of its case. */
type CaseFacts = Pick<
  typeof cases.$inferSelect,
  | 'title'
  | 'subtitle'
  | 'county'
  | 'district'
  | 'address'
  | 'coverSha'
  | 'coverName'
  | 'coverAlt'
  | 'tel'
  | 'receptionAddress'
  | 'siteArea'
  | 'floors'
  | 'households'
  | 'completion'
  | 'architect'
  | 'builder'
  | 'introduction'
  | 'housingUnits'
  | 'parts'
>;

/** A block before it has an id of its own. */
type NewPart = Omit<StoredPart, 'id'>;

const mostParts = limits.SiteThemeUpdate.webParts.maxItems;
const mostTitle = limits.TitlePartInput.textContent.maxLength;
const mostText = limits.TextPartInput.textContent.maxLength;
const mostItem = limits.PartItemInput.textContent.maxLength;
const mostItems = limits.ListPartInput.items.maxItems;
const mostUrl = limits.LinkPartInput.url.maxLength;
const { labels } = themeFillText;

const lengthOf = (text: string) => [...text].length;
const title = (textContent: string): NewPart => ({ partType: 1, align: 1, textContent });
const text = (textContent: string): NewPart => ({ partType: 2, align: 1, textContent });
const list = (items: readonly string[]): NewPart => ({
  partType: 11,
  items: items.map((textContent) => ({ id: 0, textContent: firstCharacters(textContent, mostItem) })),
});

/**
 * A template filled from a case: title, cover, introduction, facts, housing units, place and telephone stand where the
 * template has a block for them, the case's own content blocks after the introduction, each instead of one sample of
 * its type. What is still the template's is marked. The blocks have no ids of their own yet.
 */
export function filledPage(template: readonly StoredPart[], own: CaseFacts): StoredPart[] {
  const sources: (Filling | null)[] = sourcesOf(own);
  const introduction = introductionOf(own.introduction);
  const page: { part: NewPart; isSample: boolean }[] = [];
  const known = (parts: readonly NewPart[]) => page.push(...parts.map((part) => ({ part, isSample: false })));
  let story = false;
  const tell = (lead: StoredPart | undefined) => {
    story = true;
    if (introduction.length > 0) known(introduction);
    else if (lead) page.push({ part: lead, isSample: true });
  };
  for (const part of template) {
    const source = sources.findIndex((each) => each?.takes(part));
    const filling = sources[source];
    if (filling) {
      known(filling.parts);
      if (filling.isOnce) sources[source] = null;
    } else if (part.partType === 2 && !story) tell(part);
    else page.push({ part, isSample: !isHeading(part) });
  }
  if (!story) tell(undefined);

  const filled = page.filter(({ isSample }) => !isSample);
  const content = own.parts.filter((each) => !filled.some(({ part }) => saysTheSame(part, each)));
  // After the introduction, which stands behind the head of the page.
  const told = introduction.at(-1);
  const place = told
    ? page.findIndex(({ part }) => part === told) + 1
    : page.findIndex(({ part }) => part.partType !== 1 && part.partType !== 6);
  const rest = [...page];
  for (const { partType } of content) {
    const sample = rest.findIndex(({ part, isSample }) => isSample && part.partType === partType);
    if (sample >= 0) rest.splice(sample, 1);
  }
  const before = new Set(place < 0 ? page : page.slice(0, place));
  const head = rest.filter((each) => before.has(each));
  const tail = rest.filter((each) => !before.has(each));
  const whole = [...head, ...content.map((part) => ({ part, isSample: false })), ...tail];
  while (whole.length > mostParts) {
    const sample = whole.findLastIndex(({ isSample }) => isSample);
    whole.splice(sample < 0 ? whole.length - 1 : sample, 1);
  }
  return whole.map(({ part, isSample }) => ({ id: 0, ...unmarked(part), ...(isSample ? { isSample } : {}) }));
}

/**
 * What a case could say in the place of one sample, the likeliest first: what a new page has there, then each of the
 * case's own content blocks of its type. Several blocks of one filling belong together. They have no ids of their own.
 */
export function fillingsOf({ partType, ...sample }: StoredPart, own: CaseFacts): StoredPart[][] {
  const sources = sourcesOf(own).filter((source) => source.takes({ partType, ...sample }));
  const introduction = partType === 2 ? introductionOf(own.introduction) : [];
  const known = [...sources.map(({ parts }) => parts), introduction].filter((parts) => parts.length > 0);
  const content = own.parts.filter(
    (part) => part.partType === partType && !known.flat().some((told) => saysTheSame(told, part)),
  );
  return [...known, ...content.map((part) => [part])].map((parts) =>
    parts.map((part) => ({ ...unmarked(part), id: 0 })),
  );
}

function sourcesOf(own: CaseFacts): Filling[] {
  return [headOf, coverOf, phoneOf, mapOf, factsOf].flatMap((source) => source(own) ?? []);
}

/** The blocks that a case has for one place of a template. */
interface Filling {
  takes: (part: StoredPart) => boolean;
  parts: NewPart[];
  /** Only the first such block of a template is meant. */
  isOnce?: boolean;
}

function headOf({ title: name, subtitle }: CaseFacts): Filling | null {
  if (!name.trim()) return null;
  const both = subtitle.trim() ? themeFillText.head(name, subtitle) : name;
  return {
    takes: ({ partType }) => partType === 1,
    parts: lengthOf(both) <= mostTitle ? [title(both)] : [title(name), title(subtitle)],
    isOnce: true,
  };
}

function coverOf({ coverSha, coverName, coverAlt }: CaseFacts): Filling | null {
  if (!coverSha) return null;
  return {
    takes: ({ partType }) => partType === 6,
    parts: [{ partType: 6, altText: coverAlt, fileSha: coverSha, fileName: coverName ?? '' }],
    isOnce: true,
  };
}

function phoneOf({ tel }: CaseFacts): Filling | null {
  if (!tel) return null;
  return {
    takes: ({ partType }) => partType === 10,
    parts: [{ partType: 10, textContent: themeFillText.phone, tel }],
  };
}

function mapOf({ county, district, address }: CaseFacts): Filling | null {
  const url = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(county + district + address)}`;
  if (!address.trim() || url.length > mostUrl) return null;
  return {
    takes: (part) => part.partType === 8 && part.url?.startsWith('https://www.google.com/maps') === true,
    parts: [{ partType: 8, textContent: themeFillText.map, url, urlTarget: '_blank' }],
  };
}

function factsOf(own: CaseFacts): Filling | null {
  const { siteArea, floors, households, completion, architect, builder, housingUnits } = own;
  const planned: [label: string, value: string][] = [
    [labels.siteArea, siteArea],
    [labels.floors, floors],
    [labels.households, households === null ? '' : themeFillText.households(households)],
    [labels.area, areasOf(housingUnits)],
    [labels.completion, completion],
    [labels.architect, architect],
    [labels.builder, builder],
  ];
  const told = planned.filter(([, value]) => value.trim());
  if (told.length === 0) return null;
  const places: typeof planned = [
    [labels.address, own.county + own.district + own.address],
    [labels.reception, own.receptionAddress],
  ];
  const lines = [...told, ...places.filter(([, value]) => value.trim())].map(([label, value]) => {
    const line = themeFillText.fact(label, value);
    return lengthOf(line) <= mostItem ? line : value;
  });
  const units = housingUnits.slice(0, mostItems).map(themeFillText.unit);
  return {
    takes: ({ items }) =>
      items?.some(({ textContent }) => textContent.startsWith(themeFillText.fact(labels.siteArea, ''))) ===
      true,
    parts: [list(lines), ...(units.length > 0 ? [title(themeFillText.units), list(units)] : [])],
  };
}

function areasOf(units: readonly HousingUnit[]): string {
  const areas = units
    .flatMap(({ areaPing, areaPingMost = areaPing }) => [areaPing, areaPingMost])
    .filter((area) => area > 0);
  return areas.length === 0 ? '' : themeFillText.areas(Math.min(...areas), Math.max(...areas));
}

/** Rich text that was cleaned, as blocks: headings, paragraphs and lists in their order. */
function introductionOf(html: string): NewPart[] {
  const lines: { kind: 'title' | 'text' | 'item'; line: string }[] = [];
  let kind: 'title' | 'text' | 'item' = 'text';
  let lists = 0;
  let line = '';
  const end = () => {
    const told = unescaped(line).trim();
    if (told) lines.push({ kind, line: told });
    line = '';
    kind = lists > 0 ? 'item' : 'text';
  };
  for (const piece of html.split(/(<[^>]*>)/)) {
    const [, closing, name = ''] = /^<(\/?)(\w+)/.exec(piece) ?? [];
    if (closing === undefined) line += piece;
    else if (name === 'br') line += '\n';
    else if (name === 'ul' || name === 'ol') {
      end();
      lists += closing ? -1 : 1;
      kind = lists > 0 ? 'item' : 'text';
    } else if (/^(?:p|li|blockquote|t[dhr]|h[2-4])$/.test(name)) {
      end();
      if (!closing && name.startsWith('h')) kind = 'title';
    }
  }
  end();
  return lines.reduce<NewPart[]>((parts, each) => joined(parts, each), []);
}

function joined(
  parts: NewPart[],
  { kind, line }: { kind: 'title' | 'text' | 'item'; line: string },
): NewPart[] {
  const last = parts.at(-1);
  const plain = line.replaceAll(/\s*\n\s*/g, ' ');
  if (kind === 'title' && lengthOf(plain) <= mostTitle) return [...parts, title(plain)];
  if (kind === 'item' && lengthOf(plain) <= mostItem) {
    const items = last?.partType === 11 ? (last.items ?? []) : [];
    return items.length > 0 && items.length < mostItems
      ? [...parts.slice(0, -1), { ...last, partType: 11, items: [...items, { id: 0, textContent: plain }] }]
      : [...parts, list([plain])];
  }
  if (last?.partType === 2 && lengthOf(last.textContent ?? '') + lengthOf(line) + 2 <= mostText) {
    return [...parts.slice(0, -1), text(`${last.textContent ?? ''}\n\n${line}`)];
  }
  const letters = [...line];
  const pieces = Array.from({ length: Math.ceil(letters.length / mostText) }, (_, place) =>
    letters.slice(place * mostText, (place + 1) * mostText).join(''),
  );
  return [...parts, ...pieces.filter((each) => each.trim()).map(text)];
}

/** A heading that says nothing of any house. */
const isHeading = ({ partType, textContent }: StoredPart) =>
  partType === 1 && themeFillText.headings.some((heading) => heading === textContent);

/** Content of a case that the page has already: the same picture, the same number to call, or the same words. */
function saysTheSame(filled: NewPart, content: StoredPart): boolean {
  if (filled.partType !== content.partType) return false;
  if (filled.partType === 6) return filled.fileSha === content.fileSha;
  if (filled.partType === 10) return filled.tel === content.tel;
  return isSameContent({ id: 0, ...filled }, content);
}
