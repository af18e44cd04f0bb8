import * as v from 'valibot';
import { MaskLevel } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { choice, optionalPattern } from '../../fields/rules';

export const privacyLimits = limits.PrivacySettingsInput;

export const privacySchema = v.object({
  maskLevel: choice(Object.values(MaskLevel)),
  officerId: v.nullable(v.number()),
  email: optionalPattern(privacyLimits.email),
});

export type PrivacyValues = v.InferInput<typeof privacySchema>;

/** First values of the form. */
export const privacyValues = ({
  maskLevel,
  officerId,
  email,
}: components['schemas']['PrivacySettings']): PrivacyValues => ({ maskLevel, officerId, email });
