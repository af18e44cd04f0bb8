import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { image } from '../../records/fields/image-rule';
import { imageBody, storedImage } from '../../records/fields/image-value';
import { noProof, proofBody, proofEntries } from '../../records/fields/proof';
import { optionalPattern, requiredText } from '../../records/fields/rules';
import type { Profile } from './my-account-loaders';

export const profileLimits = limits.ProfileInput;

export const profileSchema = v.object({
  name: requiredText(profileLimits.name),
  email: optionalPattern(profileLimits.email),
  avatar: image(profileLimits.avatar),
  ...proofEntries,
});

export type ProfileValues = v.InferInput<typeof profileSchema>;

export function profileValues({ name, email, avatar }: Profile): ProfileValues {
  return { name, email, avatar: storedImage(avatar), ...noProof };
}

/** Body of a valid form. */
export function profileBody({ avatar, name, email, ...proof }: ProfileValues) {
  return { name, email, ...imageBody('avatar', avatar), ...proofBody(proof) };
}
