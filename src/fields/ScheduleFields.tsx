import type { ContentStatus } from '../../openapi/generated/enums';
import type { ReactNode } from 'react';
import { offers } from '../api/features';
import { MomentField } from './MomentField';
import { isIncomplete, momentOf, type MomentValue, type VisibleState } from '../time/schedule';
import { scheduleText } from '../time/text';
import { StatusField } from './StatusField';
import type { BoundField } from '../record/use-record-form';
import { VisibilityAnswer } from '../time/VisibilityAnswer';

export interface ScheduleFieldsProps {
  /** What is published, as 這篇文章. */
  what: string;
  status: BoundField<ContentStatus>;
  startOn: BoundField<MomentValue>;
  endOn: BoundField<MomentValue>;
  /** As it is stored; none where a record is added. */
  record?: StoredPublication | undefined;
  /** True for a record that a visitor sees nothing of for want of content. */
  isEmpty?: boolean | undefined;
  contentLink?: ReactNode;
  emptyReason?: string | undefined;
  /** False where the server knows no times of such a record. */
  isTimed?: boolean;
}

interface StoredPublication {
  status: ContentStatus;
  startOn?: string | null;
  endOn?: string | null;
  visibleState?: VisibleState;
}

/** Switch and times of a record that visitors see, below the answer to what they see. */
export function ScheduleFields({
  what,
  status,
  startOn,
  endOn,
  record,
  isEmpty = false,
  contentLink,
  emptyReason,
  isTimed = offers('schedules'),
}: ScheduleFieldsProps) {
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
      {isTimed && (
        <>
          <MomentField
            field={startOn}
            label={scheduleText.startOn}
            none={scheduleText.atOnce}
            usualTime="09:00"
          />
          <MomentField
            field={endOn}
            label={scheduleText.endOn}
            none={scheduleText.never}
            usualTime="23:59"
            help={scheduleText.zone}
          />
        </>
      )}
    </div>
  );
}
