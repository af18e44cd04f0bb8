import { wordsOf } from '../../../openapi/block-words';
import type { AdField } from '../../../openapi/generated/enums';
import type { StoredPart } from '../../base/db/stored-values';

/** Text of a page with its position. */
export interface PageText {
  part: StoredPart | null;
  /** Number of the block, from 1. */
  place: number;
  field: AdField;
  itemId: number | null;
  text: string;
}

/** Checked content of a site. */
export interface CheckedPage {
  parts: readonly StoredPart[];
  /** Its texts outside of blocks. */
  texts: readonly { field: AdField; text: string }[];
}

/** All texts of a page in their order. */
export function textsOf({ parts, texts }: CheckedPage): PageText[] {
  return [
    ...parts.flatMap((part, index) =>
      wordsOf(part).map(({ field, text, itemId }) => ({ part, place: index + 1, field, itemId, text })),
    ),
    ...texts.map((text) => ({ part: null, place: 0, itemId: null, ...text })),
  ];
}

/** Sentences of a text with their positions. */
export function sentencesOf(text: string): { sentence: string; at: number }[] {
  return [...text.matchAll(/[^。！？!?；;\n]+[。！？!?；;]*/g)].flatMap(({ 0: whole, index }) => {
    const sentence = whole.trim();
    return sentence ? [{ sentence, at: index + whole.indexOf(sentence) }] : [];
  });
}
