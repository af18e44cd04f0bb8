import { classNames } from './class-names';

const variants = {
  primary: 'button-primary',
  secondary: undefined,
  text: 'button-text',
  danger: 'button-danger',
};

const sizes = { md: undefined, sm: 'button-sm' };

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The classes of a button, for what is a link by nature: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(
  { variant = 'secondary', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  return classNames('button', variants[variant], sizes[size], className) ?? '';
}

/** The classes of an icon button, for links; give such a link an `aria-label`. */
export function iconButtonClass({ size = 'md' }: Pick<ButtonLook, 'size'> = {}, className?: string): string {
  return classNames('icon-button', size === 'sm' && 'icon-button-sm', className) ?? '';
}
