import type { UpdateRecord } from '../machines/record';
import { Time } from '../time/Time';
import { rowDetailClass } from '../ui/row-class';

/** Who changed a row last, and when (specification 3, List records). */
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
