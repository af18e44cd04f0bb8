import { Fragment } from 'react';
import { Thumb } from '../../ui/Thumb';
import type { ApprovalBlock } from './approval-loaders';

/** Fields that visitors have not seen yet, without an empty side beside them. */
export function NewFields({ fields }: Pick<ApprovalBlock, 'fields'>) {
  return (
    <dl className="grid gap-x-4 gap-y-2 px-4 py-3 tablet:grid-cols-[--spacing(32)_minmax(0,1fr)]">
      {fields.map(({ label, after, afterPicture }) => (
        <Fragment key={label}>
          <dt className="text-table text-ink-soft">{label}</dt>
          <dd className="grid gap-2 whitespace-pre-line wrap-anywhere">
            {afterPicture && <Thumb shape="fill" className="max-w-80" picture={afterPicture} alt="" />}
            {after}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
