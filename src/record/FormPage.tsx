import { type ReactNode, useEffect, useRef } from 'react';
import type { RecordProblem } from '../machines/record';
import { ErrorDialog } from './ErrorDialog';
import { LeaveGuard } from './LeaveGuard';
import { CopyDialog, StaleDialog } from './RecoveryDialogs';
import { SaveBar } from './SaveBar';
import { useStableCallback } from '../ui/use-stable-callback';
import type { RecordEditing } from './use-record';

interface FormPageProps {
  editing: RecordEditing;
  /** The permission that saving needs: Create on an add page, Edit on an edit page. */
  canSave: boolean;
  /** As of LeaveGuard. */
  isPartOfSearch?: boolean;
  /** Opens what holds a field that is to be corrected. */
  onJump?: (problem: RecordProblem) => void;
  /** Ways on beside the save button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form with its save bar, error dialog, Ctrl/⌘+S and the question on leaving; Enter does not submit it. */
export function FormPage({ editing, canSave, isPartOfSearch, onJump, actions, children }: FormPageProps) {
  useSaveKey(() => {
    if (canSave) void editing.save();
  });
  useHandedOver(editing, canSave);
  return (
    <form className="flex flex-1 flex-col" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="flex-1 pb-6">{children}</div>
      <SaveBar editing={editing} canSave={canSave} actions={actions} />
      <ErrorDialog
        open={editing.isRefusalShown}
        onOpenChange={() => editing.send({ type: 'refusal.close' })}
        problems={editing.problems}
        messages={editing.messages}
        onJump={onJump}
      />
      <StaleDialog editing={editing} />
      {canSave && <CopyDialog editing={editing} />}
      <LeaveGuard
        dirty={editing.isDirty && canSave}
        isPartOfSearch={isPartOfSearch}
        busy={editing.isBusy}
        save={() => editing.save(true)}
        onDiscard={() => editing.send({ type: 'draft.discard' })}
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
function useHandedOver({ isSaveHandedOver, save }: RecordEditing, canSave: boolean) {
  const start = useStableCallback(() => {
    if (isSaveHandedOver && canSave) void save();
  });
  useEffect(() => start(), [start]);
}
