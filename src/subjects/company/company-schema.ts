import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { optionalPattern, optionalText, requiredText } from '../../records/fields/rules';

type CompanyRecord = components['schemas']['Company'];
export const companyLimits = limits.CompanyInput;

export const companySchema = v.object({
  name: requiredText(companyLimits.name),
  legalName: optionalText(companyLimits.legalName),
  taxId: optionalPattern(companyLimits.taxId),
  tel: optionalPattern(companyLimits.tel),
  hours: optionalText(companyLimits.hours),
  address: optionalText(companyLimits.address),
  headline: optionalText(companyLimits.headline),
  introduction: optionalText(companyLimits.introduction),
  mark: optionalPattern(companyLimits.mark),
  emergencyReason: optionalText(companyLimits.emergencyReason),
});

export type CompanyValues = v.InferInput<typeof companySchema>;

export function companyValues({
  name,
  legalName,
  taxId,
  tel,
  hours,
  address,
  headline,
  introduction,
  mark = '',
}: CompanyRecord): CompanyValues {
  return {
    name,
    legalName,
    taxId,
    tel,
    hours,
    address,
    headline,
    introduction,
    mark,
    // Applies to one save.
    emergencyReason: '',
  };
}
