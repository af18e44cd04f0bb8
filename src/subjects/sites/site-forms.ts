import { limits } from '../../../openapi/generated/limits';

const codePattern = new RegExp(limits.SiteCode.caseCode.pattern);
const namePattern = new RegExp(limits.SiteSetUpdate.siteName.pattern);

/** Patterns of code and site name, from the contract (specification 5). */
export const siteForms = {
  isCodeValid: (code: string): boolean => codePattern.test(code),
  isNameValid: (name: string): boolean => namePattern.test(name),
};
