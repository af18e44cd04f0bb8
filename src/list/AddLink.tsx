import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/Icon';
import { listText } from './text';

export function AddLink(link: LinkProps) {
  return (
    <Link {...link} className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" />
      {listText.add}
    </Link>
  );
}
