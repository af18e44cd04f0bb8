import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PartType } from '../../../openapi/generated/enums';
import { paths } from '../../base/process/paths';
import type { TemplateCode } from '../../../src/drawing/types';

type Sheet = 'far' | 'draft' | 'set' | 'review' | 'pictures' | 'notice' | 'form' | 'company' | 'developer';

/** Style sheet of pages with a form. */
export const formSheet = (parts: readonly { partType: number }[]): Sheet[] =>
  parts.some(({ partType }) => partType === PartType.form) ? ['form'] : [];

const cache = new Map<string, string>();

/** Style sheets of a theme and of the page's extras, as one text. */
export function stylesOf(theme: TemplateCode, ...more: readonly Sheet[]): string {
  const own = more.flatMap((name) => (name === 'form' ? [name, `form-${theme}`] : [name]));
  const names = ['base', `theme-${theme}`, 'rich', 'project', 'bars', 'foot', ...own, 'print'];
  const key = names.join(' ');
  let css = cache.get(key);
  if (css === undefined) {
    css = withoutComments(
      names.map((name) => readFileSync(join(paths.siteStyles, `${name}.css`), 'utf8')).join('\n'),
    );
    cache.set(key, css);
  }
  return css;
}

/** One style sheet by itself. */
export const sheetOf = (name: 'framed'): string =>
  withoutComments(readFileSync(join(paths.siteStyles, `${name}.css`), 'utf8'));

/** A style sheet without its comments, which visitors have no use for. Quoted texts stay unchanged. */
export const withoutComments = (css: string): string =>
  css.replaceAll(/("(?:\\[^]|[^"\\])*(?:"|$)|'(?:\\[^]|[^'\\])*(?:'|$))|\/\*[^]*?(?:\*\/|$)/g, '$1');
