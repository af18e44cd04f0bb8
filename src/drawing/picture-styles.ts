import { barActions } from './bars';
import { composeSite } from './compose';
import { focusOf, hasFocus, objectPosition } from './focus';
import { sizeOf } from './measure';
import type { PagePart, PicturePart, TemplateCode } from './types';

/** Class of `<body>`: theme, and space for the phone bar. */
export function bodyClass(parts: readonly PagePart[], theme: TemplateCode): string {
  const model = composeSite(parts);
  if (barActions(model, { title: '', district: '' }).length > 0) return `t-${theme} has-acts`;
  return `t-${theme}${model.phone ? ' has-bar' : ''}`;
}

/** Aspect ratio, width and focus of each picture, for the page's style element (rule 14); `more` follow the blocks'. */
export function pictureStyles(parts: readonly PagePart[], more: readonly PicturePart[] = []): string {
  const { hero, pictures } = composeSite(parts);
  const styles = stylesOf([...pictures, ...more]);
  // The hero's text next to its figure avoids the focus.
  if (hero?.picture && hasFocus(hero.picture)) {
    styles.push(`.hero{${measures(hero.picture)};--focus-y:${focusOf(hero.picture).y / 100}}`);
  }
  return styles.join('');
}

/** Pictures with ids from `f1`. */
export function stylesOf(pictures: readonly PicturePart[]): string[] {
  return pictures.map((picture, index) => {
    const focus = hasFocus(picture) ? `;--focus:${objectPosition(focusOf(picture))}` : '';
    return `#f${index + 1}{${measures(picture)}${focus}}`;
  });
}

/**
 * Names by which browsers carry covers, and the titles that belong to them, from page to page, where visitors allow
 * motion; each once, as they require.
 */
export function transitionStyles(
  covers: readonly PicturePart[],
  titleOf?: (figure: string) => string,
): string {
  const named = new Set<string>();
  const styles = covers.map(({ filePath }, index) => {
    const name = /^\/files\/([0-9a-f]{12})/.exec(filePath ?? '')?.[1];
    if (!name || named.has(name)) return '';
    named.add(name);
    const figure = `#f${index + 1}`;
    const title = titleOf ? `${titleOf(figure)}{view-transition-name:t${name}}` : '';
    return `${figure}{view-transition-name:p${name}}${title}`;
  });
  return styles.join('');
}

/** Like `transitionStyles`, for the first picture of a site, whose title is not that of its card. */
export const coverTransition = (parts: readonly PagePart[]): string =>
  transitionStyles(composeSite(parts).pictures.slice(0, 1));

function measures(picture: PicturePart): string {
  const { width, height } = sizeOf(picture);
  return `--r:${(width / height).toFixed(3)};--w:${width}`;
}
