import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

const tones: Record<
  'info' | 'sample' | 'warning' | 'danger' | 'success',
  { className?: string; icon: IconName }
> = {
  info: { icon: 'info' },
  sample: { className: 'note-accent', icon: 'info' },
  warning: { className: 'note-warning', icon: 'warning' },
  danger: { className: 'note-danger', icon: 'alert' },
  success: { className: 'note-success', icon: 'success' },
};

interface NoteProps extends ComponentProps<'div'> {
  tone?: keyof typeof tones;
  /** Another picture than the tone's own; `null` for none. */
  icon?: IconName | null;
}

/** A remark inside the page that stays; give it `role="alert"` when it appears in answer to an action. */
export function Note({ tone = 'info', icon = tones[tone].icon, className, children, ...props }: NoteProps) {
  return (
    <div className={classNames('note', tones[tone].className, className)} {...props}>
      {icon && <Icon name={icon} />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
