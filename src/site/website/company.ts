import type { Company } from './types';

/** The company before it gave its data, and around records in previews. */
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
