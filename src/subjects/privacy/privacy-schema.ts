import * as v from 'valibot';
import { ContactType, MaskLevel, ShowAction } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { choice, optionalPattern, requiredInteger } from '../../records/fields/rules';
import { known } from '../../machines/known';

type PrivacyRecord = components['schemas']['PrivacySettings'];
export const privacyLimits = limits.PrivacySettingsInput;
const { perHour } = limits.ShowLimits;

const count = requiredInteger(perHour);
const action = choice(Object.values(ShowAction));

export const privacySchema = v.object({
  maskLevel: choice(Object.values(MaskLevel)),
  officerId: v.nullable(v.number()),
  email: optionalPattern(privacyLimits.email),
  perHour: count,
  action,
  severePerHour: count,
  severeAction: action,
  months1: v.number(),
  months2: v.number(),
  months3: v.number(),
  months4: v.number(),
  months5: v.number(),
});

export type PrivacyValues = v.InferInput<typeof privacySchema>;
const monthFields = ['months1', 'months2', 'months3', 'months4', 'months5'] as const;
/** Types of enquiries, with the form field of their period. */
export const periodFields = Object.values(ContactType).flatMap((type, place) =>
  monthFields.slice(place, place + 1).map((field) => ({ type, field })),
);

export function privacyValues({
  maskLevel,
  officerId,
  email,
  limits: shown,
  periods,
}: PrivacyRecord): PrivacyValues {
  const of = (type: ContactType) =>
    known(
      periods.find((each) => each.type === type),
      'the period of a type',
    ).months;
  return {
    maskLevel,
    officerId,
    email,
    perHour: String(shown.perHour),
    action: shown.action,
    severePerHour: String(shown.severePerHour),
    severeAction: shown.severeAction,
    months1: of(ContactType.landDevelopment),
    months2: of(ContactType.advertisingCooperation),
    months3: of(ContactType.customerService),
    months4: of(ContactType.other),
    months5: of(ContactType.visit),
  };
}

export const periodsOf = (values: PrivacyValues) =>
  periodFields.map(({ type, field }) => ({ type, months: values[field] }));

/** Body of a save, without the version. */
export const privacyBody = (values: PrivacyValues) => ({
  maskLevel: values.maskLevel,
  officerId: values.officerId,
  email: values.email,
  limits: {
    perHour: Number(values.perHour),
    action: values.action,
    severePerHour: Number(values.severePerHour),
    severeAction: values.severeAction,
  },
  periods: periodsOf(values),
});
