import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { optionalText, requiredText } from '../../records/fields/rules';
import { focusOf } from '../../drawing/focus';
import type { RecordForm } from '../../records/record/use-record-form';
import type { MediaRecord } from './media-loaders';

export const mediaLimits = limits.MediaUpdate;

export const mediaSchema = v.object({
  name: requiredText(mediaLimits.name),
  altText: optionalText(mediaLimits.altText),
  tags: v.array(v.string()),
  focus: v.object({ x: v.number(), y: v.number() }),
});

export type MediaValues = v.InferInput<typeof mediaSchema>;

/** Unsaved texts of a picture; the focus point is valid for one picture only. */
export type TypedWords = Partial<Pick<MediaValues, 'name' | 'altText'>>;

export function mediaValues({ name, altText, tags = [], file }: MediaRecord): MediaValues {
  return { name, altText, tags, focus: focusOf(file) };
}

/** Changed texts of the form; null if there are none. */
export function typedWords({ values, isChanged, editing }: RecordForm<MediaValues>): TypedWords | null {
  if (!editing.isDirty) return null;
  return {
    ...(isChanged('name') ? { name: values.name } : {}),
    ...(isChanged('altText') ? { altText: values.altText } : {}),
  };
}
