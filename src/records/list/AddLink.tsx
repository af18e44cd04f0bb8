import { Link, type LinkProps } from '@tanstack/react-router';
import { AddButton } from '../fields/AddButton';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { listText } from './text';

type AddLinkProps = LinkProps & {
  label?: string;
  /** Number of records, their maximum, and the measure word, for a list with a limit. */
  room?: { count: number; max: number | undefined; unit: string };
};

/** Link to add a record. At the limit it becomes a button that says so. */
export function AddLink({ label = listText.add, room, ...link }: AddLinkProps) {
  const { count = 0, max = Infinity, unit = '' } = room ?? {};
  if (count >= max) {
    return (
      <AddButton variant="primary" count={count} max={max} unit={unit}>
        {label}
      </AddButton>
    );
  }
  return (
    <Link {...link} className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" />
      {label}
    </Link>
  );
}
