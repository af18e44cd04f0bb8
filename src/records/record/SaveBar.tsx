import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { ProgressBar } from '../../ui/ProgressBar';
import { RootMark } from '../../ui/RootMark';
import { StatusDot } from '../../ui/StatusDot';
import { taipeiParts } from '../../base/time/date-time';
import { Time } from '../../base/time/Time';
import { MoreActions } from './MoreActions';
import { formText, recoveryText } from './text';
import type { RecordEditing } from './use-record';
import { commonText } from '../../base/navigation/text';

// On a phone the buttons share one line with the state, without icons.
const side = classNames(
  'relative ml-auto flex flex-wrap items-center justify-end gap-4 text-table',
  'max-tablet:gap-2 max-tablet:buttons:min-w-0 max-tablet:buttons:px-2',
  'max-tablet:buttons:[&_svg]:hidden',
);

interface SaveBarProps {
  editing: RecordEditing;
  /** False without permission to save, which hides the button. */
  canSave: boolean;
  /** Other accounts that have the record open. */
  present?: ReactNode;
  /** Shown before the button. */
  actions?: ReactNode;
  /** Actions that are seldom needed, behind one button before the others. */
  rare?: ReactNode;
}

const bar = classNames(
  'sticky bottom-0 z-save -mx-4 -mb-4 flex min-h-save flex-wrap items-center gap-x-4 gap-y-2',
  'border-t border-line bg-card px-4 py-3 max-tablet:py-2',
  'tablet:-mx-6 tablet:-mb-6 tablet:px-6 desktop:in-data-drawer:ml-0',
);

/** Sticky bar: last editor on the left; errors, unsaved changes and the primary button on the right. */
export function SaveBar({ editing, canSave, present, actions, rare }: SaveBarProps) {
  return (
    <footer className={bar}>
      <RootMark of="save-bar" />
      <p role="status" className="flex basis-full items-center gap-2 text-table empty:hidden">
        {editing.offline && (
          <>
            <Icon name="alert" size={16} className="text-warning-ink" />
            {recoveryText.offline[editing.offline]}
          </>
        )}
      </p>
      <div className="flex min-w-0 flex-1 items-center gap-x-4 text-table tablet:basis-auto tablet:flex-wrap max-tablet:basis-0">
        <LastEdit editing={editing} />
        {present}
        <States editing={editing} />
      </div>
      <div className={side}>
        {editing.isBusy && (
          <Button variant="text" onClick={() => editing.send({ type: 'save.cancel' })}>
            {commonText.cancel}
          </Button>
        )}
        {rare && <MoreActions>{rare}</MoreActions>}
        {actions}
        {canSave && (
          <Button
            variant="primary"
            className="tablet:min-w-28"
            busy={editing.isBusy}
            busyLabel={commonText.saving}
            onClick={() => void editing.save()}
          >
            {commonText.save}
          </Button>
        )}
      </div>
    </footer>
  );
}

type Edited = Pick<SaveBarProps, 'editing'>;

/** True while the bar says something about the draft itself. */
const isSaid = ({ isDirty, isBusy, progress, problems, savedOn }: RecordEditing) =>
  isDirty || (isBusy && progress !== null) || problems.length > 0 || savedOn !== null;

/** Last editor and time; on a phone what is said about the draft takes their place, so that the bar never grows. */
function LastEdit({ editing }: Edited) {
  const { updateRecord } = editing;
  if (!updateRecord?.lastModifiedBy) return null;
  return (
    <span
      className={classNames(
        'min-w-0 text-caption text-ink-soft max-tablet:truncate max-tablet:[@media(max-height:30rem)]:sr-only',
        isSaid(editing) && 'max-tablet:sr-only',
      )}
    >
      <span className="max-tablet:block max-tablet:truncate">
        {formText.lastModifiedBy} {updateRecord.lastModifiedBy}
      </span>
      <span className="max-tablet:hidden">{formText.separator}</span>
      <span className="max-tablet:sr-only">{formText.lastModifiedOn}</span>{' '}
      <Time at={updateRecord.lastModifiedOn} />
    </span>
  );
}

/** State of the draft: upload, errors, changes, and when it was saved. */
function States({ editing }: Edited) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 tablet:ml-auto tablet:justify-end max-tablet:gap-x-3">
      {editing.isBusy && editing.progress !== null && (
        <span className="flex items-center gap-2">
          <ProgressBar value={editing.progress} label={formText.uploading} className="w-32 max-tablet:w-16" />
          {Math.round(editing.progress * 100)}%
        </span>
      )}
      {editing.problems.length > 0 && !editing.isBusy && (
        <button
          type="button"
          className="flex items-center gap-1 text-danger"
          onClick={() => editing.send({ type: 'refusal.show' })}
        >
          <Icon name="alert" size={16} />
          {formText.errorCount(editing.problems.length)}
        </button>
      )}
      {editing.isDirty && !editing.isBusy && (
        <StatusDot state="warn" className="font-normal max-tablet:whitespace-normal">
          {formText.unsaved}
        </StatusDot>
      )}
      {editing.savedOn !== null && !editing.isDirty && !editing.isBusy && (
        <span className="flex items-center gap-1 text-ink-soft">
          <Icon name="check" size={16} />
          {formText.savedAt(taipeiParts(editing.savedOn).time)}
        </span>
      )}
      {editing.isDirty && editing.isUnprotected && (
        <span className="text-warning-ink">{recoveryText.unprotected}</span>
      )}
    </div>
  );
}
