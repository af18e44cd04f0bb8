import type { components } from '../../../../openapi/generated/types';
import { factSourceWords, projectFactNameWords } from '../../../../openapi/generated/words';
import type { ChangedBlock } from '../rules/blocks';
import { isOfCase } from '../rules/parts-of-block';
import { ProjectFactName } from '../../../../openapi/generated/enums';
import type { ProjectFact, StoredPart } from '../../../base/db/stored-values';
import { reviewText } from './text';

type Figure = components['schemas']['ApprovalFigure'];
type Check = Omit<Figure, 'before' | 'blockKey'>;

interface Line {
  label: string;
  text: string;
  /** Source below the text, such as the document of a fact. */
  detail?: string;
}

/** A part of a line with what it was compared with. */
interface Compared extends Check {
  start: number;
}

interface ComparedBlock {
  figures: Figure[];
  /** True if the block has other words, which are compared with nothing. */
  isPartlyCompared: boolean;
}

/**
 * Figures in the changed lines of a block, each against the facts of the project: nothing but the figure itself is
 * vouched for.
 */
export function comparedBlock(block: ChangedBlock, facts: readonly ProjectFact[]): ComparedBlock {
  const { before, after, key } = block;
  if (!block.parts.includes('figures')) return { figures: [], isPartlyCompared: false };
  if (!after) return comparedFields(block, facts);
  const earlier = linesOf(before);
  const isBound = isOfCase(after);
  let isPartlyCompared = false;
  const figures = linesOf(after).flatMap((line, index): Figure[] => {
    const own = earlier.find(({ label }) => label !== '' && label === line.label) ?? earlier[index];
    const was = own?.text ?? '';
    if (was === line.text && (own?.detail ?? '') === (line.detail ?? '')) return [];
    const compared = isBound ? [boundCheck(line, facts)] : checksOf(line, facts);
    if (!isBound && hasRest(line.text, compared)) isPartlyCompared = true;
    return compared.map((each) => {
      const { start: _, ...check } = each;
      const isWhole = check.after === line.text;
      return { ...check, before: isWhole ? was : figureBefore(was, line.text, each), blockKey: key };
    });
  });
  return { figures, isPartlyCompared };
}

/** New figures in the changed fields of a record, each once. */
function comparedFields({ fields, key }: ChangedBlock, facts: readonly ProjectFact[]): ComparedBlock {
  const changed = fields.filter(({ before, after, isAddress }) => before !== after && !isAddress);
  const compared = changed.flatMap(({ before, after: text }) =>
    checksOf({ label: '', text }, facts).map((each): Figure => {
      const { start: _, ...check } = each;
      return { ...check, before: figureBefore(before, text, each), blockKey: key };
    }),
  );
  const figures = compared.filter(
    ({ before, after }, place) =>
      before !== after && compared.findIndex((each) => each.after === after) === place,
  );
  return { figures, isPartlyCompared: figures.length > 0 };
}

/** The earlier figure for one of a changed line; empty if none corresponds to it. */
function figureBefore(was: string, text: string, { start, after }: Compared): string {
  if (find(was, after)) return after;
  const isAlike = ([figure]: RegExpExecArray) => unitOf(figure) === unitOf(after);
  const [earlier, now] = [figuresIn(was).filter(isAlike), figuresIn(text).filter(isAlike)];
  const place = now.filter(({ index }) => index < start).length;
  return earlier.length === now.length ? (earlier[place]?.[0] ?? '') : '';
}

/** A bound line shows the case; a document in the project's facts is compared too. */
function boundCheck(line: Line, facts: readonly ProjectFact[]): Compared {
  const { label, text } = line;
  const fact = facts.find((each) => each.value !== '' && isNamed(line, each));
  if (fact) {
    const isSame = find(text, fact.value)?.length === text.trim().length;
    return { ...ofFact(fact), isSame, after: text, start: 0 };
  }
  return {
    label: label || text,
    after: text,
    start: 0,
    isSame: true,
    fact: text,
    source: reviewText.fromCase,
  };
}

const isNamed = ({ label }: Line, { name }: ProjectFact) => label === projectFactNameWords[name];

/** Figures of a line: those of known facts, then those that are compared with nothing. */
function checksOf(line: Line, facts: readonly ProjectFact[]): Compared[] {
  const known = facts.flatMap((fact) => (fact.value === '' ? [] : (factCheck(line, fact) ?? [])));
  const unknown = figuresIn(line.text).flatMap((found): Compared[] => {
    const [after] = found;
    const [start, end] = [found.index, found.index + after.length];
    if (known.some((each) => start < each.start + each.after.length && each.start < end)) return [];
    return [{ label: after, after, start, isSame: null, fact: '', source: '' }];
  });
  return [...known, ...unknown].toSorted((a, b) => a.start - b.start);
}

/** Claim of a line about one fact; null for nothing that can be compared. */
function factCheck(line: Line, fact: ProjectFact): Compared | null {
  const { text } = line;
  const isEntry = isNamed(line, fact);
  const word = [projectFactNameWords[fact.name], ...(reviewText.otherNames[fact.name] ?? [])].find((each) =>
    text.includes(each),
  );
  // The number of a permit is unique; other values may belong to something else.
  if (!isEntry && word === undefined && !isPermit(fact)) return null;
  const same = find(text, fact.value);
  if (same) {
    const after = text.slice(same.start, same.start + same.length);
    return { ...ofFact(fact), isSame: true, after, start: same.start };
  }
  if (isEntry) return { ...ofFact(fact), isSame: false, after: text, start: 0 };
  const other = word === undefined ? undefined : figureBeside(text, word, fact);
  return other ? { ...ofFact(fact), isSame: false, after: other[0], start: other.index } : null;
}

/** The figure after the name of a fact; that of a date may stand before it. */
function figureBeside(text: string, word: string, { name, value }: ProjectFact) {
  const start = text.indexOf(word);
  const end = start + word.length;
  const isDate = name === ProjectFactName.completion || name === ProjectFactName.start;
  return figuresIn(text).find(({ 0: figure, index }) => {
    const distance = index < start ? (isDate ? start - index - figure.length : maxDistance + 1) : index - end;
    return distance <= maxDistance && unitOf(figure) === unitOf(value);
  });
}

/** Maximum number of characters between the name of a fact and its figure. */
const maxDistance = 6;

const isPermit = ({ name }: ProjectFact) =>
  name === ProjectFactName.constructionPermit || name === ProjectFactName.usePermit;

function ofFact({ name, value, source, documentNumber = '', documentDate }: ProjectFact) {
  const words = source ? factSourceWords[source] : '';
  return {
    label: projectFactNameWords[name],
    fact: value,
    source: reviewText.factSource(words, documentNumber, documentDate ?? ''),
  };
}

const figuresIn = (text: string) => [...text.matchAll(reviewText.figure)];

/** Unit of a figure: what follows its last number. */
const unitOf = (figure: string) => figure.replace(reviewText.untilUnit, '');

/** Place of a value in a text, whatever its widths and spaces; null within a longer number or range. */
function find(text: string, value: string): { start: number; length: number } | null {
  const wanted = plain(value);
  if (!plain(text).includes(wanted)) return null;
  const places: number[] = [];
  let signs = '';
  for (const [place, sign] of [...text].entries()) {
    const own = plain(sign);
    signs += own;
    for (let unit = 0; unit < own.length; unit += 1) places.push(place);
  }
  for (let at = signs.indexOf(wanted); at >= 0; at = signs.indexOf(wanted, at + 1)) {
    const [before, after] = [signs.slice(0, at), signs.slice(at + wanted.length)];
    const isPart =
      (reviewText.startsNumber.test(wanted) && reviewText.endsNumber.test(before)) ||
      (reviewText.endsNumber.test(wanted) && reviewText.startsNumber.test(after));
    if (isPart) continue;
    const characters = [...text];
    const start = characters.slice(0, places[at]).join('').length;
    const end = characters.slice(0, (places[at + wanted.length - 1] ?? 0) + 1).join('').length;
    return { start, length: end - start };
  }
  return null;
}

/** True if the line has words beside the compared figures. */
function hasRest(text: string, compared: readonly Compared[]): boolean {
  const rest = compared.reduceRight(
    (left, { start, after, isSame }) =>
      isSame === null ? left : left.slice(0, start) + left.slice(start + after.length),
    text,
  );
  return /[\p{L}\p{N}]/u.test(rest);
}

function linesOf(part: StoredPart | null): Line[] {
  if (!part) return [];
  const items = (part.items ?? []).map(({ label = '', textContent, detail = '' }) => ({
    label,
    text: textContent,
    detail,
  }));
  const own = [part.textContent, part.siteAddress, part.receptionAddress].flatMap((text) =>
    (text ?? '').split('\n').map((line) => ({ label: '', text: line.trim() })),
  );
  return [...own.filter(({ text }) => text !== ''), ...items].map(entryOf);
}

/** An entry with its name is a line with a label. */
function entryOf(line: Line): Line {
  const [, label = '', text = ''] = line.label === '' ? (reviewText.entry.exec(line.text) ?? []) : [];
  return label ? { label: label.trim(), text } : line;
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s,]/g, '');
