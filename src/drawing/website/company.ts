import type { Company } from './types';

/** Company without data, also used around records in previews. */
export const emptyCompany: Company = {
  name: '',
  legalName: '',
  taxId: '',
  tel: '',
  hours: '',
  address: '',
  headline: '',
  introduction: '',
};
