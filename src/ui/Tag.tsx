import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const tones = {
  neutral: undefined,
  primary: 'tag-primary',
  accent: 'tag-accent',
  warning: 'tag-warning',
  danger: 'tag-danger',
  success: 'tag-success',
};

interface TagProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones;
}

/** A short word on a tinted ground; the word carries the meaning, the colour only repeats it. */
export function Tag({ tone = 'neutral', className, ...props }: TagProps) {
  return <span className={classNames('tag', tones[tone], className)} {...props} />;
}
