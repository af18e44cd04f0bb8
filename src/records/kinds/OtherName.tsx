import { Icon } from '../../ui/Icon';
import { otherName } from './text';

/** Question at an enquiry whose visitor gave another name from the same telephone. */
export function OtherName() {
  return (
    <span className="inline-flex items-center gap-1 text-caption text-warning-ink">
      <Icon name="warning" />
      {otherName}
    </span>
  );
}
