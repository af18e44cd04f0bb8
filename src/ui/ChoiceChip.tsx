import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';

const base = classNames(
  'relative inline-flex h-8 items-center gap-1.5 rounded-full border border-control bg-card px-3 text-table',
  'select-none hover:bg-hover max-tablet:h-touch',
  'has-checked:border-primary has-checked:bg-primary-tint has-checked:font-bold has-checked:text-primary',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
);

interface ChoiceChipProps {
  checked: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** Native checkbox for one of several choices, any number of which can be selected. */
export function ChoiceChip({ checked, onChange, children }: ChoiceChipProps) {
  return (
    <label className={base}>
      <input
        type="checkbox"
        className="absolute inset-0 cursor-[inherit] opacity-0"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {checked && <Icon name="check" size={16} />}
      {children}
    </label>
  );
}
