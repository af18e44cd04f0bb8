import { classNames } from '../../ui/class-names';
import { Spinner } from '../../ui/Spinner';
import { commonText } from './text';

interface WaitingProps {
  className?: string;
  children?: string;
}

/** Stands in place of an answer until it is there, and is read out. */
export function Waiting({ className, children = commonText.loading }: WaitingProps) {
  return (
    <p role="status" className={classNames('flex items-center gap-2', className)}>
      <Spinner />
      {children}
    </p>
  );
}
