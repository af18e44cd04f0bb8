import type { cases } from '../db/schema';
import type { HousingUnit, NewPart, StoredPart } from '../db/stored-values';
import { firstCharacters } from '../contract/characters';
import { fieldError } from '../contract/errors';
import { serverText } from '../contract/text';
import { type PartSource, ProjectFactName } from '../../openapi/generated/enums';
import { limits } from '../../openapi/generated/limits';
import { factSourceWords, projectFactNameWords } from '../../openapi/generated/words';
import { shaOf } from '../files/file-infos';
import { themeFillText } from './text';
import { isSameContent, withoutSample } from '../pages/part-marks';
import { canBeSample, filledFields } from '../pages/sample-fields';
import { fixedSources } from '../pages/sources';
import { introductionBlocks } from './introduction-blocks';

/** Fields of a case that fill a page. */
export type CaseFacts = Pick<
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
  | 'projectFacts'
  | 'parts'
>;

/** Maximum blocks of a page. */
export const maxParts = limits.SiteThemeUpdate.webParts.maxItems;
const maxTitleLength = limits.TitlePartInput.textContent.maxLength;
const maxItemLength = limits.PartItemInput.textContent.maxLength;
const maxItems = limits.ListPartInput.items.maxItems;
const maxUrlLength = limits.LinkPartInput.url.maxLength;
const maxAddressLength = limits.PlacesPartInput.siteAddress.maxLength;
const { labels } = themeFillText;

const lengthOf = (text: string) => [...text].length;
const title = (textContent: string): NewPart => ({ partType: 1, align: 1, textContent });
const list = (items: readonly string[]): NewPart => ({
  partType: 11,
  items: items.map((textContent) => ({ id: 0, textContent: firstCharacters(textContent, maxItemLength) })),
});

/**
 * Fills a template from a case: title, cover, introduction, facts, units, place and telephone replace their samples.
 * With `withContent`, content blocks follow the introduction; each replaces a sample of its type. Remaining samples are
 * marked. New blocks have no ids.
 */
export function filledPage(
  template: readonly StoredPart[],
  own: CaseFacts,
  withContent = true,
): StoredPart[] {
  const fixed: ReturnType<typeof saidBySources> = { ...projectFactsOf(own), ...plansOf(own) };
  const places = withFixedBlocks(template, fixed);
  const hasPlans = places.some(({ partType }) => fixedSources[partType] === 'plans');
  const sources: (Filling | null)[] = sourcesOf(own, { listsUnits: !hasPlans });
  const introduction = introductionOf(own);
  const page: Filled[] = [];
  const known = (parts: readonly NewPart[]) => page.push(...parts.map((part) => ({ part, isSample: false })));
  let story = false;
  const tell = (lead: StoredPart | undefined) => {
    story = true;
    if (introduction.length > 0) known(introduction);
    else if (lead) page.push({ part: lead, isSample: true });
  };
  for (const part of places) {
    const source = sources.findIndex((each) => each?.takes(part));
    const filling = sources[source];
    const shown = fixedSources[part.partType];
    if (shown) known(fixed[shown] ?? []);
    else if (filling) {
      known(filling.parts);
      if (filling.isOnce) sources[source] = null;
    } else if (part.partType === 2 && !story) tell(part);
    else if (part.partType === 105) page.push(filledPlaces(part, own));
    else page.push({ part, isSample: !isHeading(part) && canBeSample(part) });
  }
  if (!story) tell(undefined);

  const filled = page.filter(({ isSample }) => !isSample);
  const content = withContent
    ? contentMissingIn(
        filled.map(({ part }) => part),
        own,
      )
    : [];
  // After the introduction, which follows the top of the page.
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
  const whole: Filled[] = [...head, ...content.map((part) => ({ part, isSample: false })), ...tail];
  while (whole.length > maxParts) {
    const sample = whole.findLastIndex(({ isSample }) => isSample);
    whole.splice(sample < 0 ? whole.length - 1 : sample, 1);
  }
  return whole.map(({ part, isSample, sampleFields }) => ({
    id: 0,
    ...withoutSample(part),
    ...(isSample ? { isSample } : {}),
    ...(isSample && sampleFields ? { sampleFields } : {}),
  }));
}

interface Filled {
  part: NewPart;
  isSample: boolean;
  /** Parts that are still the template's; all if absent. */
  sampleFields?: StoredPart['sampleFields'];
}

/**
 * The template without blocks for which its case has no values, and without headings left empty by that. Such blocks
 * have no content that could be a sample.
 */
function withFixedBlocks(
  template: readonly StoredPart[],
  said: ReturnType<typeof saidBySources>,
): StoredPart[] {
  const isEmpty = ({ partType }: StoredPart) => {
    const source = fixedSources[partType];
    return source !== undefined && !said[source];
  };
  return template.filter((part, place) => {
    if (isEmpty(part)) return false;
    const next = template[place + 1];
    const isHeadingOfEmpty = part.partType === 1 && next !== undefined && isEmpty(next);
    return !isHeadingOfEmpty || (template[place + 2]?.partType ?? 1) !== 1;
  });
}

/** Addresses are from the case; map and distances stay samples. */
function filledPlaces(part: StoredPart, own: CaseFacts): Filled {
  const told = addressesOf(own);
  if (!told) return { part, isSample: true };
  const { siteAddress, receptionAddress } = told;
  return {
    part: { ...part, siteAddress, receptionAddress, source: 'places' },
    isSample: true,
    sampleFields: filledFields(part).filter(
      (field) => field !== 'siteAddress' && field !== 'receptionAddress',
    ),
  };
}

type Addresses = NewPart & Required<Pick<NewPart, 'siteAddress' | 'receptionAddress'>>;

/** Addresses of site and reception as a block shows them; undefined when the case has none. */
export function addressesOf({
  county,
  district,
  address,
  receptionAddress,
}: CaseFacts): Addresses | undefined {
  const site = address.trim() ? county + district + address : '';
  const reception = receptionAddress.trim();
  if (!site && !reception) return undefined;
  return {
    partType: 105,
    source: 'places',
    textContent: '',
    altText: '',
    items: [],
    siteAddress: firstCharacters(site, maxAddressLength),
    receptionAddress: firstCharacters(reception, maxAddressLength),
  };
}

/**
 * Suggestions for one sample from its case, best match first: values of a new page, then content blocks of its type. A
 * suggestion may have several blocks. None has an id.
 */
export function fillingsOf({ partType, ...sample }: StoredPart, own: CaseFacts): StoredPart[][] {
  const sources = sourcesOf(own).filter((source) => source.takes({ partType, ...sample }));
  const introduction = partType === 2 ? introductionOf(own) : [];
  const known = [...sources.map(({ parts }) => parts), introduction].filter((parts) => parts.length > 0);
  const content = own.parts.filter(
    (part) => part.partType === partType && !known.flat().some((told) => saysTheSame(told, part)),
  );
  return [...known, ...content.map((part) => [part])].map((parts) =>
    parts.map((part) => ({ ...withoutSample(part), id: 0 })),
  );
}

/** Blocks of a case by source, without empty sources. */
export function saidBySources(own: CaseFacts): Partial<Record<PartSource, NewPart[]>> {
  const { title: name, subtitle } = own;
  const said: Partial<Record<PartSource, NewPart[]>> = {};
  const addresses = addressesOf(own);
  for (const part of [...sourcesOf(own).flatMap(({ parts }) => parts), ...introductionOf(own)]) {
    if (part.source && part.source !== 'none') (said[part.source] ??= []).push(part);
  }
  return {
    ...said,
    ...projectFactsOf(own),
    ...plansOf(own),
    ...(addresses ? { places: [addresses] } : {}),
    ...(name.trim() ? { title: [{ ...title(name), source: 'title' }] } : {}),
    ...(subtitle.trim() ? { subtitle: [{ ...title(subtitle), source: 'subtitle' }] } : {}),
  };
}

/** Facts that visitors may see. */
export const printedFacts = (facts: CaseFacts['projectFacts']) =>
  facts.filter(({ isPrinted, value }) => isPrinted && value);

function projectFactsOf({ projectFacts }: CaseFacts): Partial<Record<PartSource, NewPart[]>> {
  let group: string | undefined;
  const groups = new Map(
    Object.values(ProjectFactName).map((fact) => {
      group = themeFillText.factGroups[fact] ?? group;
      return [fact, group] as const;
    }),
  );
  const items = printedFacts(projectFacts).map(({ name, value, source, documentDate }) => ({
    id: 0,
    label: projectFactNameWords[name],
    textContent: value,
    group: groups.get(name) ?? '',
    detail: themeFillText.factDetail(source ? factSourceWords[source] : '', documentDate ?? ''),
  }));
  return items.length > 0 ? { projectFacts: [{ partType: 102, source: 'projectFacts', items }] } : {};
}

function plansOf({ housingUnits }: CaseFacts): Partial<Record<PartSource, NewPart[]>> {
  const items = housingUnits.map((unit) => {
    const fileSha = shaOf(unit.plan);
    return {
      id: 0,
      textContent: themeFillText.unit(unit),
      ...(fileSha ? { fileSha, altText: themeFillText.plan(unit.name) } : {}),
    };
  });
  return items.length > 0 ? { plans: [{ partType: 103, source: 'plans', items }] } : {};
}

const introductionOf = ({ introduction }: CaseFacts) =>
  introductionBlocks(introduction).map((part): NewPart => ({ ...part, source: 'introduction' }));

function sourcesOf(own: CaseFacts, { listsUnits = true } = {}): Filling[] {
  const facts = factsOf(own, listsUnits);
  return [
    ...[headOf, coverOf, phoneOf, mapOf].flatMap((source) => source(own) ?? []),
    ...(facts ? [facts] : []),
  ];
}

/** Blocks of a case for one place of a template. */
interface Filling {
  takes: (part: StoredPart) => boolean;
  parts: NewPart[];
  /** Fills only the first such block of a template. */
  isOnce?: boolean;
}

function headOf({ title: name, subtitle }: CaseFacts): Filling | null {
  if (!name.trim()) return null;
  const both = subtitle.trim() ? themeFillText.head(name, subtitle) : name;
  return {
    takes: ({ partType }) => partType === 1,
    parts:
      lengthOf(both) <= maxTitleLength
        ? [{ ...title(both), source: 'head' }]
        : [
            { ...title(name), source: 'title' },
            { ...title(subtitle), source: 'subtitle' },
          ],
    isOnce: true,
  };
}

function coverOf({ coverSha, coverName, coverAlt }: CaseFacts): Filling | null {
  if (!coverSha) return null;
  return {
    takes: ({ partType }) => partType === 6,
    parts: [
      { partType: 6, altText: coverAlt, fileSha: coverSha, fileName: coverName ?? '', source: 'cover' },
    ],
    isOnce: true,
  };
}

function phoneOf({ tel }: CaseFacts): Filling | null {
  if (!tel) return null;
  return {
    takes: ({ partType }) => partType === 10,
    parts: [{ partType: 10, textContent: themeFillText.phone, tel, source: 'tel' }],
  };
}

function mapOf({ county, district, address }: CaseFacts): Filling | null {
  const url = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(county + district + address)}`;
  if (!address.trim() || url.length > maxUrlLength) return null;
  return {
    takes: (part) => part.partType === 8 && part.url?.startsWith('https://www.google.com/maps') === true,
    parts: [{ partType: 8, textContent: themeFillText.map, url, urlTarget: '_blank', source: 'map' }],
  };
}

function factsOf(own: CaseFacts, listsUnits: boolean): Filling | null {
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
    return lengthOf(line) <= maxItemLength ? line : value;
  });
  const units = housingUnits.slice(0, maxItems).map(themeFillText.unit);
  return {
    takes: ({ items }) =>
      items?.some(({ textContent }) => textContent.startsWith(themeFillText.fact(labels.siteArea, ''))) ===
      true,
    parts: [
      { ...list(lines), source: 'facts' },
      ...(listsUnits && units.length > 0
        ? [title(themeFillText.units), { ...list(units), source: 'units' as const }]
        : []),
    ],
  };
}

function areasOf(units: readonly HousingUnit[]): string {
  const areas = units
    .flatMap(({ areaPing, areaPingMost = areaPing }) => [areaPing, areaPingMost])
    .filter((area) => area > 0);
  return areas.length === 0 ? '' : themeFillText.areas(Math.min(...areas), Math.max(...areas));
}

/** A generic heading, true for any house. */
const isHeading = ({ partType, textContent }: StoredPart) =>
  partType === 1 && themeFillText.headings.some((heading) => heading === textContent);

/** Content blocks of a case that the page lacks. */
function contentMissingIn(page: readonly NewPart[], own: Pick<CaseFacts, 'parts'>): StoredPart[] {
  return own.parts.filter((each) => !page.some((part) => saysTheSame(part, each)));
}

/** Content already on the page: same picture, telephone number or words. */
function saysTheSame(filled: NewPart, content: StoredPart): boolean {
  if (filled.partType !== content.partType) return false;
  if (filled.partType === 6) return filled.fileSha === content.fileSha;
  if (filled.partType === 10) return filled.tel === content.tel;
  return isSameContent({ id: 0, ...filled }, content);
}

/** Copied page, optionally with missing content blocks of its case. */
export function copiedPage(
  parts: readonly StoredPart[],
  own: Pick<CaseFacts, 'parts'>,
  withContent = false,
): StoredPart[] {
  const whole = withContent ? [...parts, ...contentMissingIn(parts, own)] : [...parts];
  if (whole.length > maxParts) throw fieldError('withContent', serverText.tooManyItems(maxParts));
  return whole;
}
