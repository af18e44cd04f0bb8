import { limits } from '../../../openapi/generated/limits';

const codePattern = new RegExp(limits.SiteCode.caseCode.pattern);
const namePattern = new RegExp(limits.SiteSetUpdate.siteName.pattern);

/** What the publish flow takes for a code or a site name: the forms of the contract (specification 5). */
export const siteForms = {
  isCodeValid: (code: string): boolean => codePattern.test(code),
  isNameValid: (name: string): boolean => namePattern.test(name),
};
