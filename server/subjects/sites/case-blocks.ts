import { firstCharacters } from '../../base/contract/characters';
import type { cases } from '../../base/db/schema';
import type { NewPart, StoredPart } from '../../base/db/stored-values';
import { shaOf } from '../../base/files/file-infos';
import { Align, type PartSource, PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { factSourceWords, projectFactNameWords, sampleFieldWords } from '../../../openapi/generated/words';
import { printedUnit } from '../../../openapi/text';
import { introductionBlocks } from './introduction-blocks';
import { caseFactValues, type FactSources, printedFacts } from './stated-facts';
import { themeFillText } from './text';

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

/** The values that blocks of a page can show: fields of its case, and the telephone of the company. */
export type PageFacts = CaseFacts & { companyTel: string };

const maxTitleLength = limits.TitlePartInput.textContent.maxLength;
const maxItemLength = limits.PartItemInput.textContent.maxLength;
const maxItems = limits.ListPartInput.items.maxItems;
const maxUrlLength = limits.LinkPartInput.url.maxLength;
const maxAddressLength = limits.PlacesPartInput.siteAddress.maxLength;

const lengthOf = (text: string) => [...text].length;
const title = (textContent: string): NewPart => ({
  partType: PartType.title,
  align: Align.left,
  textContent,
});
const phone = (tel: string, source: 'tel' | 'companyTel'): NewPart => ({
  partType: PartType.phone,
  textContent: themeFillText.phone,
  tel,
  source,
});
const list = (items: readonly string[]): NewPart => ({
  partType: PartType.list,
  items: items.map((textContent) => ({ id: 0, textContent: firstCharacters(textContent, maxItemLength) })),
});

export type BlocksBySource = Partial<Record<PartSource, NewPart[]>>;

/** Blocks of a page by source, without empty sources. */
export function blocksBySource(own: PageFacts): BlocksBySource {
  const { title: name, subtitle, companyTel } = own;
  const blocks: BlocksBySource = {};
  const addresses = addressesOf(own);
  for (const part of [...sourcesOf(own).flatMap(({ parts }) => parts), ...introductionOf(own)]) {
    if (part.source && part.source !== 'none') (blocks[part.source] ??= []).push(part);
  }
  return {
    ...blocks,
    ...fixedBlocksOf(own),
    ...(addresses ? { places: [addresses] } : {}),
    ...(companyTel ? { companyTel: [phone(companyTel, 'companyTel')] } : {}),
    ...(name.trim() ? { title: [{ ...title(name), source: 'title' }] } : {}),
    ...(subtitle.trim() ? { subtitle: [{ ...title(subtitle), source: 'subtitle' }] } : {}),
  };
}

/** Blocks of the sources that a block type always shows. */
export const fixedBlocksOf = (own: FactSources): BlocksBySource => ({
  ...projectFactsOf(own),
  ...plansOf(own),
});

function projectFactsOf(own: FactSources): BlocksBySource {
  const printed = printedFacts(own);
  const items = themeFillText.factGroups.flatMap(({ heading, names }) =>
    names
      .flatMap((name) => printed.filter((fact) => fact.name === name))
      .map(({ name, value, source, documentDate }) => ({
        id: 0,
        label: projectFactNameWords[name],
        textContent: value,
        group: heading,
        detail: themeFillText.factDetail(source ? factSourceWords[source] : '', documentDate ?? ''),
      })),
  );
  return items.length > 0
    ? { projectFacts: [{ partType: PartType.projectFacts, source: 'projectFacts', items }] }
    : {};
}

function plansOf({ housingUnits }: Pick<CaseFacts, 'housingUnits'>): BlocksBySource {
  const items = housingUnits.map((unit) => {
    const fileSha = shaOf(unit.plan);
    return {
      id: 0,
      textContent: printedUnit(unit),
      ...(fileSha ? { fileSha, altText: themeFillText.plan(unit.name) } : {}),
    };
  });
  return items.length > 0 ? { plans: [{ partType: PartType.plans, source: 'plans', items }] } : {};
}

export const introductionOf = ({ introduction }: CaseFacts) =>
  introductionBlocks(introduction).map((part): NewPart => ({ ...part, source: 'introduction' }));

export function sourcesOf(own: CaseFacts, { listsUnits = true } = {}): Filling[] {
  const facts = factsOf(own, listsUnits);
  return [
    ...[headOf, coverOf, phoneOf, mapOf].flatMap((source) => source(own) ?? []),
    ...(facts ? [facts] : []),
  ];
}

/** Blocks of a case for one place of a template. */
export interface Filling {
  takes: (part: StoredPart) => boolean;
  parts: NewPart[];
  /** Fills only the first such block of a template. */
  isOnce?: boolean;
}

function headOf({ title: name, subtitle }: CaseFacts): Filling | null {
  if (!name.trim()) return null;
  const both = subtitle.trim() ? themeFillText.head(name, subtitle) : name;
  return {
    takes: ({ partType }) => partType === PartType.title,
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
    takes: ({ partType }) => partType === PartType.image,
    parts: [
      {
        partType: PartType.image,
        altText: coverAlt,
        fileSha: coverSha,
        fileName: coverName ?? '',
        source: 'cover',
      },
    ],
    isOnce: true,
  };
}

function phoneOf({ tel }: CaseFacts): Filling | null {
  if (!tel) return null;
  return {
    takes: ({ partType }) => partType === PartType.phone,
    parts: [phone(tel, 'tel')],
  };
}

function mapOf({ county, district, address }: CaseFacts): Filling | null {
  const place = county + district + address;
  // Percent-encoding takes nine characters for a Chinese one; browsers encode what is left.
  const queries = [encodeURIComponent(place), place.replaceAll(/[^\p{L}\p{N}]/gu, encodeURIComponent)];
  const url = queries
    .map((query) => `https://www.google.com/maps/search/?api=1&query=${query}`)
    .find(({ length }) => length <= maxUrlLength);
  if (!address.trim() || url === undefined) return null;
  return {
    takes: (part) =>
      part.partType === PartType.link && part.url?.startsWith('https://www.google.com/maps') === true,
    parts: [
      { partType: PartType.link, textContent: themeFillText.map, url, urlTarget: '_blank', source: 'map' },
    ],
  };
}

function factsOf(own: CaseFacts, listsUnits: boolean): Filling | null {
  const { housingUnits } = own;
  const planned = caseFactValues(own).map(({ name, value }) => [projectFactNameWords[name], value] as const);
  if (planned.length === 0) return null;
  const places = [
    [sampleFieldWords.siteAddress, own.county + own.district + own.address],
    [sampleFieldWords.receptionAddress, own.receptionAddress],
  ] as const;
  const lines = [...planned, ...places.filter(([, value]) => value.trim())].map(([label, value]) => {
    const line = themeFillText.fact(label, value);
    return lengthOf(line) <= maxItemLength ? line : value;
  });
  const units = housingUnits.slice(0, maxItems).map(printedUnit);
  return {
    takes: ({ items }) =>
      items?.some(({ textContent }) =>
        textContent.startsWith(themeFillText.fact(projectFactNameWords.siteArea, '')),
      ) === true,
    parts: [
      { ...list(lines), source: 'facts' },
      ...(listsUnits && units.length > 0
        ? [title(themeFillText.units), { ...list(units), source: 'units' as const }]
        : []),
    ],
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
    partType: PartType.places,
    source: 'places',
    textContent: '',
    altText: '',
    items: [],
    siteAddress: firstCharacters(site, maxAddressLength),
    receptionAddress: firstCharacters(reception, maxAddressLength),
  };
}
