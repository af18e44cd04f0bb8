import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { optionalText, requiredText } from '../../fields/rules';
import { focusOf } from '../../site/focus';
import type { RecordForm } from '../../record/use-record-form';
import type { MediaRecord } from './media-loaders';

export const mediaLimits = limits.MediaUpdate;

/** Name and alternative text of a picture, from the contract's limits. */
export const mediaSchema = v.object({
  name: requiredText(mediaLimits.name),
  altText: optionalText(mediaLimits.altText),
  focus: v.object({ x: v.number(), y: v.number() }),
});

type MediaValues = v.InferInput<typeof mediaSchema>;

/** What is typed of a picture and not saved yet, without its focus, which is of this picture alone. */
export type TypedWords = Partial<Pick<MediaValues, 'name' | 'altText'>>;

/** What the form starts from. */
export function mediaValues({ name, altText, file }: MediaRecord): MediaValues {
  return { name, altText, focus: focusOf(file) };
}

/** The words that were changed in the form; null where nothing was. */
export function typedWords({ values, isChanged, editing }: RecordForm<MediaValues>): TypedWords | null {
  if (!editing.isDirty) return null;
  return {
    ...(isChanged('name') ? { name: values.name } : {}),
    ...(isChanged('altText') ? { altText: values.altText } : {}),
  };
}
