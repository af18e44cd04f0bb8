import { themeCodes, type ThemeCode } from '../../site/types';

/** True for the code of a theme that this product draws. */
export function isThemeCode(code: string | undefined): code is ThemeCode {
  return themeCodes.some((known) => known === code);
}
