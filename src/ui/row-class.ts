import { classNames } from './class-names';

const title = 'block truncate text-body/5';

/** The first line of a cell, mostly the link to the row's record; bold unless there is nothing to be done. */
export function rowTitleClass(weight: 'bold' | 'normal' = 'bold'): string {
  return classNames(title, weight === 'bold' ? 'font-bold' : 'font-normal', '[a]:hover:text-primary');
}

/** The second, softer line of a cell. */
export const rowDetailClass = 'block truncate text-caption text-ink-soft';
