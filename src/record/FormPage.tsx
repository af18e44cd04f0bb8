import { type ReactNode, useEffect, useRef } from 'react';
import type { RecordProblem } from '../machines/record';
import { ErrorDialog } from './ErrorDialog';
import { LeaveGuard } from './LeaveGuard';
import { CopyDialog, StaleDialog } from './RecoveryDialogs';
import { SaveBar } from './SaveBar';
import { useStableCallback } from '../ui/use-stable-callback';
import type { RecordPage } from './use-record';

interface FormPageProps {
  page: RecordPage;
  /** The permission that saving needs: Create on an add page, Edit on an edit page. */
  canSave: boolean;
  /** Opens what holds a field that is to be corrected. */
  onJump?: (problem: RecordProblem) => void;
  /** Ways on beside the save button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form with its save bar, error dialog, Ctrl/⌘+S and the question on leaving; Enter does not submit it. */
export function FormPage({ page, canSave, onJump, actions, children }: FormPageProps) {
  useSaveKey(() => {
    if (canSave) void page.save();
  });
  useHandedOver(page, canSave);
  return (
    <form className="flex flex-1 flex-col" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="flex-1 pb-6">{children}</div>
      <SaveBar page={page} canSave={canSave} actions={actions} />
      <ErrorDialog
        open={page.isRefusalShown}
        onOpenChange={() => page.send({ type: 'refusal.close' })}
        problems={page.problems}
        messages={page.messages}
        onJump={onJump}
      />
      <StaleDialog page={page} />
      {canSave && <CopyDialog page={page} />}
      <LeaveGuard
        dirty={page.isDirty && canSave}
        busy={page.isBusy}
        save={() => page.save(true)}
        onDiscard={() => page.send({ type: 'draft.discard' })}
      />
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

/** The save that was asked for where the draft was typed goes on here, once. */
function useHandedOver({ isSaveHandedOver, save }: RecordPage, canSave: boolean) {
  const start = useStableCallback(() => {
    if (isSaveHandedOver && canSave) void save();
  });
  useEffect(() => start(), [start]);
}
