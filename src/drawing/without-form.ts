import { PartType } from '../../openapi/generated/enums';
import type { PagePart } from './types';

/** Blocks of a page that has no form; the headings straight above the form leave with it. */
export function withoutForm(parts: readonly PagePart[]): PagePart[] {
  const isForm = (index: number) => parts[index]?.partType === PartType.form;
  const isAbove = (index: number): boolean =>
    parts[index]?.partType === PartType.title && (isForm(index + 1) || isAbove(index + 1));
  return parts.filter((_, index) => !isForm(index) && !isAbove(index));
}
