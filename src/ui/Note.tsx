import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

interface Tone {
  ground: string;
  ink: string;
  icon: IconName;
}

const tones: Record<'info' | 'sample' | 'warning' | 'danger' | 'success', Tone> = {
  info: { ground: 'bg-sunken', ink: 'text-ink-soft', icon: 'info' },
  sample: { ground: 'bg-accent-tint', ink: 'text-accent-ink', icon: 'info' },
  warning: { ground: 'bg-warning-tint', ink: 'text-warning-ink', icon: 'warning' },
  danger: { ground: 'bg-danger-tint', ink: 'text-danger', icon: 'alert' },
  success: { ground: 'bg-success-tint', ink: 'text-success', icon: 'success' },
};

const base = 'flex items-start gap-2 rounded-control px-3 py-2.5 text-table text-balance';

interface NoteProps extends ComponentProps<'div'> {
  tone?: keyof typeof tones;
  /** Replaces the tone's icon; `null` for none. */
  icon?: IconName | null;
}

/** Permanent remark in the page; give it `role="alert"` when it answers an action. */
export function Note({ tone = 'info', icon = tones[tone].icon, className, children, ...props }: NoteProps) {
  return (
    <div className={classNames(base, tones[tone].ground, className)} {...props}>
      {icon && <Icon name={icon} className={tones[tone].ink} />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
