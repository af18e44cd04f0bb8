import * as v from 'valibot';
import { limits } from '../../api/generated/limits';
import { image, imageBody, storedImage } from '../../record/image-value';
import { optionalPattern, requiredText } from '../../record/rules';
import type { Profile } from './my-account-loaders';

export const profileLimits = limits.ProfileInput;

/** One's own name, e-mail and picture, from the contract's limits. */
export const profileSchema = v.object({
  name: requiredText(profileLimits.name),
  email: optionalPattern(profileLimits.email),
  avatar: image(profileLimits.avatar),
});

export type ProfileValues = v.InferInput<typeof profileSchema>;

/** What the form starts from. */
export function profileValues({ name, email, avatar }: Profile): ProfileValues {
  return { name, email, avatar: storedImage(avatar) };
}

/** The body of a form that passed its schema. */
export function profileBody({ avatar, ...values }: ProfileValues) {
  return { ...values, ...imageBody('avatar', avatar) };
}
