import type { UpdateRecord } from '../machines/record';
import { Time } from '../time/Time';
import { rowDetailClass } from '../ui/row-class';

/** Author and time of the last change (specification 3, List records). */
export function UpdatedCell({ lastModifiedBy, lastModifiedOn }: UpdateRecord) {
  return (
    <>
      <span className="block truncate">{lastModifiedBy}</span>
      <span className={rowDetailClass}>
        <Time at={lastModifiedOn} />
      </span>
    </>
  );
}
