import { classNames } from './class-names';

const frame = classNames(
  'relative flex min-w-0 items-center gap-2 scroll-mt-30 scroll-mb-24 soft:w-full',
  'rounded-control border border-control bg-card',
  'has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger',
  'typing:border-primary typing:outline-2 typing:-outline-offset-1 typing:outline-primary',
  'typing:has-aria-invalid:outline-danger',
  'locked:border-line locked:bg-sunken locked:text-ink-soft',
);

const frames = {
  line: 'h-control px-3',
  select: 'h-control',
  area: undefined,
};

const input = classNames(
  'w-full min-w-0 flex-1 text-body text-ellipsis outline-none max-tablet:text-section',
  'disabled:cursor-not-allowed disabled:opacity-100 disabled:[-webkit-text-fill-color:currentColor]',
);

const inputs = {
  line: 'h-full',
  select: classNames('h-full appearance-none pr-8.5 pl-3 [&_option]:bg-card [&_option]:text-ink'),
  area: classNames(
    'block field-sizing-content max-h-[60vh] min-h-[calc(var(--rows)*1lh+--spacing(3))] resize-y',
    'px-3 py-1.5 max-tablet:py-2.25',
  ),
};

type ControlKind = keyof typeof frames;

/** Frame of a field; its state comes from the native control inside, with `inputClass`. */
export function controlClass(kind: ControlKind, className?: string): string {
  return classNames(frame, frames[kind], className);
}

/** Native control inside a frame of `controlClass`. */
export function inputClass(kind: ControlKind, className?: string | false): string {
  return classNames(input, inputs[kind], className);
}
