import type { ComponentProps } from 'react';
import { tagClass, type TagTone } from './tag-class';

interface TagProps extends ComponentProps<'span'> {
  tone?: TagTone;
}

/** Text on a tinted background; the colour only repeats its meaning. */
export function Tag({ tone = 'neutral', className, ...props }: TagProps) {
  return <span className={tagClass(tone, className)} {...props} />;
}
