import type { ComponentProps } from 'react';
import { tagClass, type TagTone } from './tag-class';

interface TagProps extends ComponentProps<'span'> {
  tone?: TagTone;
}

/** A short word on a tinted ground; the word carries the meaning, the colour only repeats it. */
export function Tag({ tone = 'neutral', className, ...props }: TagProps) {
  return <span className={tagClass(tone, className)} {...props} />;
}
