import { Align } from '../../openapi/generated/enums';
import type { ListPart, PicturePart, TextPart, TitlePart } from './types';

/** Length in characters, trimmed. */
export function lengthOf(text: string | null | undefined): number {
  return [...(text ?? '').trim()].length;
}

/** Returns the address if it is http, https, mailto or tel, else an empty text (rule 1). */
export function safeUrl(url: string | null | undefined): string {
  const trimmed = (url ?? '').trim();
  return /^(https?:|mailto:|tel:)/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : '';
}

/** Size of a picture in pixels; 3:2 if unknown. */
export function sizeOf({ width, height }: PicturePart): { width: number; height: number } {
  const isKnown =
    Number.isFinite(width) && Number.isFinite(height) && Number(width) > 0 && Number(height) > 0;
  return isKnown ? { width: Number(width), height: Number(height) } : { width: 1200, height: 800 };
}

/** Shape of a picture: wide from 1.6, tall below .95 (rule 6). */
export function shapeOf(picture: PicturePart): 'wide' | 'std' | 'tall' {
  const { width, height } = sizeOf(picture);
  const ratio = width / height;
  return ratio >= 1.6 ? 'wide' : ratio >= 0.95 ? 'std' : 'tall';
}

/** Non-empty entries of a list. */
export function entriesOf(list: Pick<ListPart, 'items'>): string[] {
  return (list.items ?? []).map((item) => item.textContent.trim()).filter(Boolean);
}

/** Alignment of a text; left unless stated. */
export const alignOf = ({ align }: TitlePart | TextPart) =>
  align === Align.center ? Align.center : Align.left;
