import { PartType } from '../../openapi/generated/enums';
import { printedText } from '../../openapi/text';
import { factLabels, namedEntry } from './characters-data';
import { entriesOf, lengthOf } from './measure';
import type { publicPageText } from './text';
import { isDrawn } from './blocks';
import type { PagePart, PhonePart, SiteInfo, SitePart } from './types';
import { unitsOf } from './units';

type KeyFactName = keyof typeof publicPageText.keyFacts;

interface KeyFact {
  name: KeyFactName;
  value: string;
}

/** Key facts of a house from a page's blocks, for the band below its hero (rule 15). */
export interface KeyFacts {
  facts: KeyFact[];
  phone: PhonePart | null;
}

/** Longer values appear only in their table. */
const maxFactLength = 24;

/** Key facts in order; none unless a list of the page names one of the house itself. */
export function keyFactsOf(
  blocks: readonly SitePart[],
  { district }: SiteInfo,
  phone: PhonePart | null,
): KeyFacts | null {
  const lists = blocks.flatMap((block) => (block.partType === PartType.list ? [block] : []));
  const named = lists.flatMap(entriesOf).flatMap((entry) => {
    const [, label = '', value = ''] = namedEntry.exec(entry) ?? [];
    const fact = factLabels.find(({ pattern }) => pattern.test(label));
    return fact ? [{ name: fact.name, value }] : [];
  });
  const valueOf = (fact: KeyFactName) => named.find(({ name }) => name === fact)?.value ?? '';
  const ofHouse: Record<Exclude<KeyFactName, 'place'>, string> = {
    area: valueOf('area') || areaOf(unitsIn(lists)),
    households: valueOf('households'),
    completion: valueOf('completion'),
  };
  const facts = (['area', 'households', 'completion'] as const)
    .map((name): KeyFact => ({ name, value: ofHouse[name] }))
    .filter(isShown);
  // A date below the title marks an article or news.
  if (facts.length === 0 || /^\d{4}\//.test(district)) return null;
  const place = district || valueOf('place');
  return { facts: [...facts, ...[{ name: 'place', value: place } satisfies KeyFact].filter(isShown)], phone };
}

/** Housing units of the first list that has some. */
const unitsIn = (lists: readonly Parameters<typeof unitsOf>[0][]) =>
  lists.map(unitsOf).find((units) => units !== null) ?? [];

/** Range of the areas on a page: as its key facts state it, else of its plans; empty if unknown. */
export function areaRangeOf(parts: readonly PagePart[]): string {
  const blocks = parts.filter(isDrawn);
  const stated = keyFactsOf(blocks, { title: '', district: '' }, null)?.facts.find(
    ({ name }) => name === 'area',
  );
  return (
    stated?.value ??
    areaOf(unitsIn(blocks.flatMap((block) => (block.partType === PartType.plans ? [block] : []))))
  );
}

const isShown = ({ value }: KeyFact) => value !== '' && lengthOf(value) <= maxFactLength;

/** Range from the smallest to the largest area. */
function areaOf(units: readonly { areas: readonly number[] }[]): string {
  const areas = units.flatMap((unit) => unit.areas);
  return areas.length === 0 ? '' : printedText.area(Math.min(...areas), Math.max(...areas));
}
