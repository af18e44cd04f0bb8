import { PartType } from '../../../openapi/generated/enums';
import { fieldError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { NewPart, StoredPart } from '../../base/db/stored-values';
import { limits } from '../../../openapi/generated/limits';
import { isSameContent, withoutSample } from '../../blocks/part-marks';
import { canBeSample, filledFields } from '../../blocks/sample-fields';
import { kindOf } from '../../blocks/part-kinds';
import {
  addressesOf,
  type BlocksBySource,
  type CaseFacts,
  type Filling,
  fixedBlocksOf,
  introductionOf,
  sourcesOf,
} from './case-blocks';
import { themeFillText } from './text';

/** Maximum blocks of a page. */
export const maxParts = limits.SiteThemeUpdate.webParts.maxItems;

/**
 * Fills a template from a case; remaining samples are marked. With `withContent`, content blocks replace
 * samples of their type. New blocks have no ids.
 */
export function filledPage(
  template: readonly StoredPart[],
  own: CaseFacts,
  withContent = true,
): StoredPart[] {
  const fixed = fixedBlocksOf(own);
  const places = withFixedBlocks(template, fixed);
  const hasPlans = places.some(({ partType }) => kindOf(partType)?.source === 'plans');
  const sources: (Filling | null)[] = sourcesOf(own, { listsUnits: !hasPlans });
  const introduction = introductionOf(own);
  const page: Filled[] = [];
  const known = (parts: readonly NewPart[]) => page.push(...parts.map((part) => ({ part, isSample: false })));
  let story = false;
  const addIntroduction = (lead: StoredPart | undefined) => {
    story = true;
    if (introduction.length > 0) known(introduction);
    else if (lead) page.push({ part: lead, isSample: true });
  };
  for (const part of places) {
    const source = sources.findIndex((each) => each?.takes(part));
    const filling = sources[source];
    const shown = kindOf(part.partType)?.source;
    if (shown) known(fixed[shown] ?? []);
    else if (filling) {
      known(filling.parts);
      if (filling.isOnce) sources[source] = null;
    } else if (part.partType === PartType.text && !story) addIntroduction(part);
    else if (part.partType === PartType.places) page.push(filledPlaces(part, own));
    else page.push({ part, isSample: !isHeading(part) && canBeSample(part) });
  }
  if (!story) addIntroduction(undefined);
  return withContentOf(page, withContent ? own : null, introduction.at(-1)).map(
    ({ part, isSample, sampleFields }) => ({
      id: 0,
      ...withoutSample(part),
      ...(isSample ? { isSample } : {}),
      ...(isSample && sampleFields ? { sampleFields } : {}),
    }),
  );
}

/** The page with the content that a case has beside; it takes the place of samples, and all stays within the limit. */
function withContentOf(
  page: readonly Filled[],
  own: CaseFacts | null,
  lastIntroduction: NewPart | undefined,
): Filled[] {
  const filled = page.filter(({ isSample }) => !isSample);
  const content = own
    ? contentMissingIn(
        filled.map(({ part }) => part),
        own,
      )
    : [];
  // After the introduction, which follows the top of the page.
  const place = lastIntroduction
    ? page.findIndex(({ part }) => part === lastIntroduction) + 1
    : page.findIndex(({ part }) => part.partType !== PartType.title && part.partType !== PartType.image);
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
  return whole;
}

interface Filled {
  part: NewPart;
  isSample: boolean;
  /** Parts that are still the template's; all if absent. */
  sampleFields?: StoredPart['sampleFields'];
}

/**
 * The template without blocks for which the case has no values, which could not be samples, and without their
 * headings.
 */
function withFixedBlocks(template: readonly StoredPart[], sourceBlocks: BlocksBySource): StoredPart[] {
  const isEmpty = ({ partType }: StoredPart) => {
    const source = kindOf(partType)?.source;
    return source !== undefined && !sourceBlocks[source];
  };
  return template.filter((part, place) => {
    if (isEmpty(part)) return false;
    const next = template[place + 1];
    const isHeadingOfEmpty = part.partType === PartType.title && next !== undefined && isEmpty(next);
    return !isHeadingOfEmpty || (template[place + 2]?.partType ?? PartType.title) !== PartType.title;
  });
}

/** Addresses are from the case; map and distances stay samples. */
function filledPlaces(part: StoredPart, own: CaseFacts): Filled {
  const addresses = addressesOf(own);
  if (!addresses) return { part, isSample: true };
  const { siteAddress, receptionAddress } = addresses;
  return {
    part: { ...part, siteAddress, receptionAddress, source: 'places' },
    isSample: true,
    sampleFields: filledFields(part).filter(
      (field) => field !== 'siteAddress' && field !== 'receptionAddress',
    ),
  };
}

/** Suggestions for one sample from its case, best match first; each of one or several blocks without ids. */
export function fillingsOf({ partType, ...sample }: StoredPart, own: CaseFacts): StoredPart[][] {
  const sources = sourcesOf(own).filter((source) => source.takes({ partType, ...sample }));
  const introduction = partType === PartType.text ? introductionOf(own) : [];
  const known = [...sources.map(({ parts }) => parts), introduction].filter((parts) => parts.length > 0);
  const content = own.parts.filter(
    (part) =>
      part.partType === partType && !known.flat().some((suggested) => hasSameContent(suggested, part)),
  );
  return [...known, ...content.map((part) => [part])].map((parts) =>
    parts.map((part) => ({ ...withoutSample(part), id: 0 })),
  );
}

/** A generic heading, true of any house. */
const isHeading = ({ partType, textContent }: StoredPart) =>
  partType === PartType.title && themeFillText.headings.some((heading) => heading === textContent);

/** Content blocks of a case that the page lacks. */
function contentMissingIn(page: readonly NewPart[], own: Pick<CaseFacts, 'parts'>): StoredPart[] {
  return own.parts.filter((each) => !page.some((part) => hasSameContent(part, each)));
}

/** Content already on the page: same picture, telephone number or words. */
function hasSameContent(filled: NewPart, content: StoredPart): boolean {
  if (filled.partType !== content.partType) return false;
  if (filled.partType === PartType.image) return filled.fileSha === content.fileSha;
  if (filled.partType === PartType.phone) return filled.tel === content.tel;
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
