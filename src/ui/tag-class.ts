import { classNames } from './class-names';

const base = classNames(
  'inline-flex h-5.5 max-w-full flex-none items-center gap-1 rounded-tag px-2',
  'text-caption whitespace-nowrap',
);

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  primary: 'bg-primary-tint text-primary',
  accent: 'bg-accent-tint text-accent-ink',
  warning: 'bg-warning-tint text-warning-ink',
  danger: 'bg-danger-tint text-danger',
  success: 'bg-success-tint text-success',
};

export type TagTone = keyof typeof tones;

/** Classes of a tag for other elements, such as a button. */
export function tagClass(tone: TagTone, className?: string): string {
  return classNames(base, tones[tone], className);
}
