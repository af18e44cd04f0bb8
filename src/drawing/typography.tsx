import { Fragment, type ReactNode } from 'react';
import { clinging, endsNumber, endsOpen, opening, phrasePattern, startsNumber } from './characters-data';
import { lengthOf } from './measure';

const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' });

/** Units of line breaking: punctuation, numbers and particles stay with their neighbour (rule 10). */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = words.at(-1) ?? '';
    const sticks =
      (/^[\p{P}\s]/u.test(segment) && !opening.test(segment)) ||
      endsOpen.test(before) ||
      (endsNumber.test(before) && startsNumber.test(segment)) ||
      clinging.test(segment);
    if (words.length > 0 && sticks) words[words.length - 1] = before + segment;
    else words.push(segment);
  }
  return words;
}

/** One or two digits are upright in vertical titles. */
function upright(word: string): ReactNode {
  return word.split(/((?<![\d.,])\d{1,2}(?![\d.,%]))/).map((piece, index) =>
    index % 2 ? (
      <span key={index} className="tcy">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

const withBreaks = (units: readonly string[]) =>
  units.map((unit, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {upright(unit)}
    </Fragment>
  ));

/** Text with `<wbr>` between words. */
export function Words({ children }: { children: string }) {
  return withBreaks(wordsOf(children));
}

/**
 * Units of line breaking of a name. The dictionary lacks names of projects and cuts them anywhere, so a single
 * character stays with its neighbour, and a unit of four or more may break in its middle.
 */
function unitsOfName(name: string): string[] {
  const units: string[] = [];
  for (const { segment } of segmenter.segment(name)) {
    const before = units.at(-1) ?? '';
    const sticks = lengthOf(before) === 1 || (before && lengthOf(segment) === 1);
    if (sticks) units[units.length - 1] = before + segment;
    else units.push(segment);
  }
  return units.flatMap((unit) => {
    const characters = [...unit];
    const half = Math.ceil(characters.length / 2);
    return characters.length < 4
      ? [unit]
      : [characters.slice(0, half).join(''), characters.slice(half).join('')];
  });
}

/** Up to eight Chinese characters, as long as the name of a project. */
const namePattern = /^\p{Script=Han}{2,8}$/u;

/** Where a title may break: its units in order. */
export const breakUnits = (text: string): string[] =>
  namePattern.test(text) ? unitsOfName(text) : wordsOf(text);

/** A title; a short one breaks as a name, without a character alone on a line. */
export function Title({ children }: { children: string }) {
  const text = children.trim();
  return namePattern.test(text) ? withBreaks(unitsOfName(text)) : <Phrases>{text}</Phrases>;
}

/** A text that breaks at punctuation first, then between words. */
export function Phrases({ children }: { children: string }) {
  const text = children.trim();
  const phrases = text.match(phrasePattern) ?? [text];
  if (phrases.length < 2 || phrases.some((phrase) => lengthOf(phrase) > 14)) return <Words>{text}</Words>;
  return phrases.map((phrase, index) => (
    <span key={index} className="ph">
      <Words>{phrase}</Words>
    </span>
  ));
}
