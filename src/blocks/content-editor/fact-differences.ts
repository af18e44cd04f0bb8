import { type AdField, PartType, type ProjectFactName } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { type Block, hasField } from './block';
import {
  area,
  claimEnd,
  factWords,
  figure,
  maxWordDistance,
  namedValue,
  rangeMark,
  sameUnits,
  sentence as sentencePattern,
  unitPiece,
  valueOf,
  year,
} from './fact-words-data';

/** Text of a page that contradicts a fact; same position format as the advertising check. */
export interface FactDifference {
  /** Unique within its page. */
  key: string;
  name: ProjectFactName;
  fact: string;
  partId: number | null;
  type: Block['type'];
  /** Position of the block, from 1. */
  place: number;
  field: AdField;
  itemId: number | null;
  sentence: string;
  /** Replacement is null if the page uses another unit, or the fact has several numbers. */
  marks: { start: number; end: number; replacement: string | null }[];
  /** False for values that the block takes from its case. */
  isEditable: boolean;
}

interface Fact {
  name: ProjectFactName;
  value: string;
}

interface Text {
  field: AdField;
  itemId: number | null;
  text: string;
  /** Name of the value, such as a question or the first words of an entry. */
  label?: string | undefined;
}

interface Figure {
  key: string;
  /** Minimum and maximum. */
  values: [number, number];
  /** Unit scale; numbers of one scale can replace each other. */
  scale: string;
  written: string;
  start: number;
}

/** Contradictions between the blocks of a page and the facts of its project, in the order of the page. */
export function factDifferences(facts: readonly Fact[], blocks: readonly Block[]): FactDifference[] {
  const known = facts.filter(({ value }) => value.trim() !== '');
  return blocks.flatMap((block, index) =>
    textsOf(block).flatMap((text) =>
      sentencesOf(text.text).flatMap((sentence) =>
        known.flatMap(({ name, value }) => {
          const fact = value.trim();
          const marks = marksOf(name, fact, { ...text, text: sentence, isUnits: isUnits(block) });
          if (marks.length === 0) return [];
          const { field, itemId } = text;
          const key = [name, block.id, field, itemId ?? 0, marks[0]?.start].join('-');
          const isEditable = block.source === null || block.source === 'none';
          return [
            {
              key,
              name,
              fact,
              partId: block.id,
              type: block.type,
              place: index + 1,
              field,
              itemId,
              sentence,
              marks,
              isEditable,
            },
          ];
        }),
      ),
    ),
  );
}

/** Values of a project's facts; what the case states stands for the file's own value. */
export const valuesOfFile = ({
  facts,
  caseValues = [],
}: Pick<components['schemas']['ProjectFacts'], 'facts' | 'caseValues'>): Fact[] => [
  ...caseValues,
  ...facts.filter(({ name }) => !caseValues.some((stated) => stated.name === name)),
];

/** True for facts that texts of a page are compared with. */
export const isCompared = (name: ProjectFactName): boolean => factWords[name] !== undefined;

const isUnits = ({ type, source }: Block) => type === PartType.plans || source === 'units';

/** Visible texts of a block, without facts that the page takes from the case itself. */
function textsOf(block: Block): Text[] {
  if (block.type === 'newer' || block.type === PartType.projectFacts) return [];
  const none = { itemId: null };
  return [
    ...(hasField(block, 'text') ? [{ ...none, field: 'text' as const, text: block.text }] : []),
    ...(hasField(block, 'detail') ? [{ ...none, field: 'detail' as const, text: block.detail }] : []),
    ...(hasField(block, 'alt') ? [{ ...none, field: 'alt' as const, text: block.alt }] : []),
    ...(hasField(block, 'items')
      ? block.items.map(({ id, text, label }) => ({ field: 'itemText' as const, itemId: id, text, label }))
      : []),
  ];
}

const sentencesOf = (text: string) =>
  [...text.matchAll(sentencePattern)].map(([whole]) => whole.trim()).filter(Boolean);

function marksOf(
  name: ProjectFactName,
  fact: string,
  text: Text & { isUnits: boolean },
): FactDifference['marks'] {
  const about = factWords[name];
  if (!about) return [];
  const claims = claimsOf(name, text);
  if (about.kind === 'name') return claims.flatMap((claim) => (claim.isNamed ? namedMark(fact, claim) : []));
  const own = figuresOf(fact);
  const found = new Map(
    claims.flatMap((claim) =>
      figuresOf(untilEnd(claim.text), claim.start)
        .filter((each) => contradicts(each, own))
        .map((each) => [each.start, each] as const),
    ),
  );
  return [...found.values()]
    .toSorted((a, b) => a.start - b.start)
    .map((each) => ({
      start: each.start,
      end: each.start + each.written.length,
      replacement: replacementOf(each, own),
    }));
}

const untilEnd = (text: string) => text.slice(0, claimEnd.exec(text)?.index ?? text.length);

interface Claim {
  text: string;
  start: number;
  /** True if an entry names the fact: the text is its whole value. */
  isNamed: boolean;
}

/** Parts of a text that state a fact. */
function claimsOf(
  name: ProjectFactName,
  { text, label, isUnits: isUnit }: Text & { isUnits: boolean },
): Claim[] {
  const { words = [], isAround = false } = factWords[name] ?? {};
  if (isUnit) {
    if (name !== 'unitSizes') return [];
    return [...text.matchAll(unitPiece)].map(({ 0: piece, index }) => ({
      text: piece,
      start: index,
      isNamed: false,
    }));
  }
  if (label !== undefined && words.includes(label.trim())) return [{ text, start: 0, isNamed: true }];
  const [, first = '', value = ''] = namedValue.exec(text) ?? [];
  if (words.includes(first.trim())) {
    return [{ text: value, start: text.lastIndexOf(value), isNamed: true }];
  }
  return words.flatMap((word) => {
    const at = text.indexOf(word);
    if (at < 0) return [];
    const start = isAround ? afterLast(text.slice(0, at)) : at;
    const after = text.slice(at + word.length);
    const end = at + word.length + (claimEnd.exec(after)?.index ?? after.length);
    const claim = text.slice(start, end);
    const [nearest] = figuresOf(claim);
    // A distant number belongs to something else in the sentence.
    const isNear = isAround || (nearest !== undefined && nearest.start <= word.length + maxWordDistance);
    return isNear ? [{ text: claim, start, isNamed: false }] : [];
  });
}

/** Index after the last mark that ends a claim. */
function afterLast(text: string): number {
  const ends = [...text.matchAll(new RegExp(claimEnd, 'gu'))];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

function figuresOf(text: string, offset = 0): Figure[] {
  return [...narrowed(text).matchAll(figure)].map(
    ({ 0: whole, 1: before = '', 2: numbers = '', 3: unit = '', index }) => {
      const same = sameUnits[unit] ?? unit;
      const scaled = numbers.split(rangeMark).map((each) => inOneScale(valueOf(each.trim()), same, before));
      const start = index + before.length + whole.slice(before.length).indexOf(numbers);
      return {
        key: (before === year.republic ? '' : before) + (same === area.metres ? area.ping : same),
        values: [Math.min(...scaled), Math.max(...scaled)] as [number, number],
        scale: before + same,
        // Includes the unit, as a bare number may occur elsewhere in a formatted text.
        written: text.slice(start, index + whole.length),
        start: offset + start,
      };
    },
  );
}

const squareMetresOfPing = 3.305785;

function inOneScale(value: number, unit: string, before: string): number {
  if (unit === area.metres) return value / squareMetresOfPing;
  return unit === year.unit && before === year.republic ? value + 1911 : value;
}

/** Converts full-width characters to half width; positions stay the same. */
const narrowed = (text: string) =>
  text.replaceAll(/[！-～]/g, (sign) =>
    sign === '～' ? sign : String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
  );

/** True if the fact has numbers of this kind, and none equals or includes this one. */
function contradicts({ key, values, scale }: Figure, own: readonly Figure[]): boolean {
  const alike = own.filter((each) => each.key === key);
  return (
    alike.length > 0 &&
    !alike.some((each) => {
      // A converted area is rounded.
      const play = key !== area.ping || each.scale === scale ? 0 : each.values[1] * 0.005;
      return values[0] >= each.values[0] - play && values[1] <= each.values[1] + play;
    })
  );
}

function replacementOf({ key, scale }: Figure, own: readonly Figure[]): string | null {
  const [only, ...more] = own.filter((each) => each.key === key);
  return only && more.length === 0 && only.scale === scale ? only.written : null;
}

function namedMark(fact: string, { text, start }: Claim): FactDifference['marks'] {
  const said = text.trim().replace(/[。；！？]$/, '');
  if (!areOtherNames(fact, said)) return [];
  const at = start + text.indexOf(said);
  return [{ start: at, end: at + said.length, replacement: fact }];
}

function areOtherNames(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((each) => narrowed(each).replaceAll(/\s/g, ''));
  return a !== '' && b !== '' && !a.includes(b) && !b.includes(a);
}
