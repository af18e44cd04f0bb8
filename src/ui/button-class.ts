import { classNames } from './class-names';

const base = classNames(
  'inline-flex flex-none items-center justify-center gap-2',
  'rounded-control border whitespace-nowrap select-none has-[>svg:first-child]:pl-3',
  'transition-[background-color,border-color] duration-state ease-state',
  'aria-busy:cursor-progress off:cursor-not-allowed off:font-normal off:text-ink-soft',
  // With large text a label may be longer than the window.
  'max-narrow:h-auto max-narrow:max-w-full max-narrow:py-1 max-narrow:whitespace-normal',
);

const filled = 'off:border-line off:bg-sunken';

const variants = {
  primary: classNames(
    filled,
    'border-primary bg-primary font-bold text-on-primary',
    'hover:border-primary-hover hover:bg-primary-hover',
  ),
  secondary: classNames(filled, 'border-control bg-card text-ink hover:border-ink-soft hover:bg-hover'),
  text: classNames(
    'border-transparent text-primary hover:bg-primary-tint',
    'aria-disabled:bg-transparent off:bg-transparent',
  ),
  // Destructive action next to milder ones.
  'danger-text': classNames(
    'border-transparent text-danger hover:bg-danger-tint',
    'aria-disabled:bg-transparent off:bg-transparent',
  ),
  danger: classNames(
    filled,
    'border-danger bg-danger font-bold text-on-danger',
    'hover:border-danger-hover hover:bg-danger-hover',
  ),
};

const sizes = {
  md: 'h-control text-body max-narrow:min-h-control',
  sm: 'h-control-small text-table/5.5 max-narrow:min-h-control-small',
};

const widths = { wide: 'px-4 soft:min-w-18', narrow: 'px-3 soft:min-w-0' };

const iconBase = classNames(
  'inline-grid flex-none place-items-center rounded-control text-ink-soft',
  'transition-[background-color] duration-state ease-state hover:bg-hover hover:text-ink',
  'aria-pressed:bg-primary-tint aria-pressed:text-primary',
  'off:cursor-not-allowed off:bg-transparent off:opacity-40',
);

const iconSizes = { md: 'size-control', sm: 'size-8 max-tablet:size-touch' };

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

/** Classes of a button, for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(
  { variant = 'secondary', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  const width = size === 'md' && variant !== 'text' ? 'wide' : 'narrow';
  return classNames(base, variants[variant], sizes[size], widths[width], className);
}

/** Classes of an icon button, for links, which need an `aria-label`. */
export function iconButtonClass({ size = 'md' }: Pick<ButtonLook, 'size'> = {}, className?: string): string {
  return classNames(iconBase, iconSizes[size], className);
}
