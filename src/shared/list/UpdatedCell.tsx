import { dateTimeText } from './date-time';

interface UpdatedCellProps {
  by: string;
  /** ISO 8601 with offset. */
  on: string;
}

/** Who changed a row last, and when. */
export function UpdatedCell({ by, on }: UpdatedCellProps) {
  return (
    <>
      <span className="block truncate">{by}</span>
      <span className="row-detail">{dateTimeText(on)}</span>
    </>
  );
}
