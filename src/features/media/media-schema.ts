import * as v from 'valibot';
import { limits } from '../../api/generated/limits';
import { optionalText, requiredText } from '../../record/rules';
import { focusOf } from '../../site/focus';
import type { MediaRecord } from './media-loaders';

export const mediaLimits = limits.MediaUpdate;

/** Name and alternative text of a picture, from the contract's limits. */
export const mediaSchema = v.object({
  name: requiredText(mediaLimits.name),
  altText: optionalText(mediaLimits.altText),
  focus: v.object({ x: v.number(), y: v.number() }),
});

type MediaValues = v.InferInput<typeof mediaSchema>;

/** What the form starts from. */
export function mediaValues({ name, altText, file }: MediaRecord): MediaValues {
  return { name, altText, focus: focusOf(file) };
}
