import { templateCodes, type TemplateCode } from '../../site/types';

/** True for the code of a theme that this product draws. */
export function isTemplateCode(code: string | undefined): code is TemplateCode {
  return templateCodes.some((known) => known === code);
}
