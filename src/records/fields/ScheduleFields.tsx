import type { ContentStatus } from '../../../openapi/generated/enums';
import type { ReactNode } from 'react';
import { offered } from '../../api/offered';
import { MomentField } from './MomentField';
import { isIncomplete, momentOf, type MomentValue } from '../../base/time/schedule';
import type { VisibleState } from '../../base/time/visible-state';
import { scheduleText } from '../../base/time/text';
import { StatusField } from './StatusField';
import type { BoundField } from '../record/form-fields';
import { VisibilityAnswer } from '../../base/time/VisibilityAnswer';

export interface ScheduleFieldsProps {
  /** Name of the published record, such as 這篇文章. */
  what: string;
  fields: {
    status: BoundField<ContentStatus>;
    startOn: BoundField<MomentValue>;
    endOn: BoundField<MomentValue>;
  };
  /** Stored record; undefined on an add page. */
  record?: StoredPublication | undefined;
  /** True for a record that is hidden because it is empty. */
  isEmpty?: boolean | undefined;
  contentLink?: ReactNode;
  emptyReason?: string | undefined;
  /** True for a kind whose times are of the specification. */
  isTimed?: boolean;
}

interface StoredPublication {
  status: ContentStatus;
  startOn?: string | null;
  endOn?: string | null;
  visibleState?: VisibleState;
}

const OfferedMoment = offered('schedules', MomentField);

/** Status and times of a record, with a summary of its visibility above. */
export function ScheduleFields({
  what,
  fields: { status, startOn, endOn },
  record,
  isEmpty = false,
  contentLink,
  emptyReason,
  isTimed = false,
}: ScheduleFieldsProps) {
  const Moment = isTimed ? MomentField : OfferedMoment;
  return (
    <div className="grid gap-4">
      <VisibilityAnswer
        what={what}
        isIncomplete={isIncomplete(startOn.value) || isIncomplete(endOn.value)}
        draft={{
          status: status.value,
          startOn: momentOf(startOn.value),
          endOn: momentOf(endOn.value),
          isEmpty,
        }}
        stored={
          record && { ...record, startOn: record.startOn ?? null, endOn: record.endOn ?? null, isEmpty }
        }
        contentLink={contentLink}
        emptyReason={emptyReason}
      />
      <StatusField field={status} />
      <Moment field={startOn} none={scheduleText.atOnce} usualTime="09:00" />
      <Moment field={endOn} none={scheduleText.never} usualTime="23:59" help={scheduleText.zone} />
    </div>
  );
}
