import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorDialog } from './ErrorDialog';
import type { FormProblem } from './form-problem';
import { LeaveGuard } from './LeaveGuard';
import type { UpdateRecord } from './form-start';
import { CopyDialog, StaleDialog } from './RecoveryDialogs';
import { SaveBar } from './SaveBar';
import type { FormPageState } from './use-form-save';

interface FormPageProps {
  page: FormPageState;
  updateRecord?: UpdateRecord | undefined;
  /** The permission that saving needs: Create on an add page, Edit on an edit page. */
  canSave: boolean;
  /** Opens what holds a field that is to be corrected. */
  onJump?: (problem: FormProblem) => void;
  children: ReactNode;
}

/** A form with its save bar, error dialog, Ctrl/⌘+S and the question on leaving; Enter does not submit it. */
export function FormPage({ page, updateRecord, canSave, onJump, children }: FormPageProps) {
  useSaveKey(() => {
    if (canSave) page.save();
  });
  return (
    <form className="flex flex-1 flex-col" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="flex-1 pb-6">{children}</div>
      <SaveBar page={page} updateRecord={updateRecord} canSave={canSave} />
      <ErrorDialog
        open={page.dialogOpen}
        onOpenChange={page.onDialogOpenChange}
        problems={page.problems}
        messages={page.messages}
        onJump={onJump}
      />
      <StaleDialog stale={page.recovery.stale} />
      {canSave && <CopyDialog offer={page.recovery.offer} />}
      <LeaveGuard dirty={page.dirty && canSave} busy={page.busy} save={page.save} onDiscard={page.recovery.settle} />
    </form>
  );
}

function useSaveKey(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // After the field in which the keys were pressed has taken what was typed.
      if (!event.repeat && !document.querySelector('[role=dialog]')) setTimeout(() => latest.current());
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
