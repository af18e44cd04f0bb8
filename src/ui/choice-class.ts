import { classNames } from './class-names';

const base = classNames(
  'inline-flex items-center gap-2 align-middle text-table select-none max-tablet:min-h-touch',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
);

/** Label around a checkbox or switch, part of its target. */
export function choiceClass(...more: (string | undefined)[]): string {
  return classNames(base, ...more);
}
