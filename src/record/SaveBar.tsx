import { useMemo } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { ProgressBar } from '../ui/ProgressBar';
import { StatusDot } from '../ui/StatusDot';
import { dateTimeText } from '../shared/list/date-time';
import type { UpdateRecord } from './form-start';
import { formText, recoveryText } from './text';
import type { FormPageState } from './use-form-save';

interface SaveBarProps {
  page: FormPageState;
  /** The last editor and time; left out on an add page. */
  updateRecord?: UpdateRecord | undefined;
  /** False without the permission that saving needs: there is no button then. */
  canSave: boolean;
}

/** The bar that stays at the bottom: last editor at the left; errors, unsaved changes and the one primary button at the right. */
export function SaveBar({ page, updateRecord, canSave }: SaveBarProps) {
  // Times with their zone are slow to write, and a form is drawn at every key.
  const on = updateRecord?.lastModifiedOn;
  const time = useMemo(() => dateTimeText(on), [on]);
  return (
    <footer className="save-bar sticky bottom-0 z-save -mx-4 -mb-4 flex min-h-save flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 tablet:-mx-6 tablet:-mb-6 tablet:px-6 desktop:in-data-drawer:ml-0">
      {updateRecord?.lastModifiedBy && (
        <span className="caption">
          {formText.lastModifiedBy} {updateRecord.lastModifiedBy}
          {formText.separator}
          {formText.lastModifiedOn} {time}
        </span>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-4 text-table">
        {page.busy && page.progress !== null && (
          <span className="flex items-center gap-2">
            <ProgressBar value={page.progress} label={formText.uploading} className="w-32" />
            {Math.round(page.progress * 100)}%
          </span>
        )}
        {page.busy && (
          <Button variant="text" onClick={page.cancel}>
            {formText.cancel}
          </Button>
        )}
        {page.problems.length > 0 && !page.busy && (
          <button type="button" className="flex items-center gap-1 text-danger" onClick={() => page.onDialogOpenChange(true)}>
            <Icon name="alert" size={16} />
            {formText.errorCount(page.problems.length)}
          </button>
        )}
        {page.dirty && !page.busy && (
          <StatusDot state="warn" className="font-normal">
            {formText.unsaved}
          </StatusDot>
        )}
        {page.dirty && page.recovery.isUnprotected && <span className="text-warning-ink">{recoveryText.unprotected}</span>}
        {canSave && (
          <Button variant="primary" className="min-w-28" busy={page.busy} busyLabel={formText.saving} onClick={() => page.save()}>
            {formText.save}
          </Button>
        )}
      </div>
    </footer>
  );
}
