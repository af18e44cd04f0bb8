import { classNames } from './class-names';

const title = 'block truncate text-body/5';

/** First line of a cell, usually the record's link; normal weight if nothing needs work. */
export function rowTitleClass(weight: 'bold' | 'normal' = 'bold'): string {
  return classNames(title, weight === 'bold' ? 'font-bold' : 'font-normal', '[a]:hover:text-primary');
}

/** Secondary line of a cell. */
export const rowDetailClass = 'block truncate text-caption text-ink-soft';
