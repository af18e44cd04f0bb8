import type { ApiError } from '../../api/result';
import { classNames } from '../../ui/class-names';
import { Note } from '../../ui/Note';
import { failureText } from './failure-words';

interface FailureProps {
  error: ApiError | null | undefined;
  className?: string;
}

/** Failure of a call in a line near its button, read out when it comes. */
export function FailureLine({ error, className }: FailureProps) {
  return (
    error && (
      <p role="alert" className={classNames('text-danger', className)}>
        {failureText(error)}
      </p>
    )
  );
}

/** Failure of a call as a note, read out when it comes. */
export function FailureNote({ error }: Pick<FailureProps, 'error'>) {
  return (
    error && (
      <Note tone="danger" role="alert">
        {failureText(error)}
      </Note>
    )
  );
}
