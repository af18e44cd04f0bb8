import { templateCodes, type TemplateCode } from '../../drawing/types';

/** True for a template that this release can render. */
export function isTemplateCode(code: string | undefined): code is TemplateCode {
  return templateCodes.some((known) => known === code);
}
