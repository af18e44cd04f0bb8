import { AdField, PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { StoredPart } from '../db/stored-values';

type Field = components['schemas']['AdField'];

/** Text of a page with its position. */
export interface PageText {
  part: StoredPart | null;
  /** Number of the block, from 1. */
  place: number;
  field: Field;
  itemId: number | null;
  text: string;
}

/** Checked content of a site. */
export interface CheckedPage {
  parts: readonly StoredPart[];
  seoTitle: string;
  seoDescription: string;
}

/** All texts of a page in their order. Figures of the case have their own sources (102). */
export function textsOf({ parts, seoTitle, seoDescription }: CheckedPage): PageText[] {
  const site = { part: null, place: 0, itemId: null };
  return [
    ...parts.flatMap((part, index) =>
      part.partType === PartType.projectFacts ? [] : partTexts(part, index + 1),
    ),
    { ...site, field: AdField.seoTitle, text: seoTitle },
    { ...site, field: AdField.seoDescription, text: seoDescription },
  ].filter(({ text }) => text.trim() !== '');
}

function partTexts(part: StoredPart, place: number): PageText[] {
  const at = (field: Field, text: string | undefined, itemId: number | null = null): PageText => ({
    part,
    place,
    field,
    itemId,
    text: text ?? '',
  });
  return [
    at(AdField.text, part.textContent),
    at(AdField.alt, part.altText),
    at(AdField.detail, part.detail),
    at(AdField.lineText, part.lineText),
    ...(part.items ?? []).flatMap((item) => [
      at(AdField.itemLabel, item.label, item.id),
      at(AdField.itemText, item.textContent, item.id),
      at(AdField.itemAlt, item.altText, item.id),
      ...(item.pictures ?? []).map(({ altText }) => at(AdField.itemAlt, altText, item.id)),
    ]),
  ];
}

/** Sentences of a text with their positions. */
export function sentencesOf(text: string): { sentence: string; at: number }[] {
  return [...text.matchAll(/[^。！？!?；;\n]+[。！？!?；;]*/g)].flatMap(({ 0: whole, index }) => {
    const sentence = whole.trim();
    return sentence ? [{ sentence, at: index + whole.indexOf(sentence) }] : [];
  });
}
