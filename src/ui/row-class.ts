import { classNames } from './class-names';

const title = 'block truncate text-body/5';

/** First line of a cell, usually the record's link; normal weight if nothing needs work. */
export function rowTitleClass(weight: 'bold' | 'normal' = 'bold'): string {
  return classNames(title, weight === 'bold' ? 'font-bold' : 'font-normal', '[a]:hover:text-primary');
}

/** Secondary line of a cell. */
export const rowDetailClass = 'block truncate text-caption text-ink-soft';

/**
 * Secondary buttons at the end of a row of a table or list: seen under the pointer and with the focus, and always where
 * nothing hovers.
 */
export const rowActionsClass = classNames(
  'flex justify-end transition-opacity duration-state',
  '[@media(hover:hover)]:[:is(tr,li):not(:hover,:focus-within)_&]:opacity-0',
);
