import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths';
import type { ThemeCode } from '../../src/site/types';

const cache = new Map<ThemeCode, string>();

/** The style sheets of a theme as one text. */
export function stylesOf(theme: ThemeCode): string {
  let css = cache.get(theme);
  if (css === undefined) {
    css = ['base', `theme-${theme}`]
      .map((name) => readFileSync(join(paths.siteStyles, `${name}.css`), 'utf8'))
      .join('\n');
    cache.set(theme, css);
  }
  return css;
}
