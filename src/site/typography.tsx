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

/** Text with `<wbr>` between words. */
export function Words({ children }: { children: string }) {
  return wordsOf(children).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {upright(word)}
    </Fragment>
  ));
}

/** A title that breaks at punctuation first, then between words. */
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
