import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { RecordProblem } from '../../machines/record';
import { type OpenRecord, reportTyping, usePresence } from '../presence/presence';
import { PresenceLine } from '../presence/PresenceLine';
import { ErrorDialog } from './ErrorDialog';
import { LeaveGuard } from './LeaveGuard';
import { SaveBar } from './SaveBar';
import { classNames } from '../../ui/class-names';
import { useOverdue } from './use-overdue';
import { whenDrawn, whenOpen } from '../../ui/when-drawn';
import type { RecordEditing } from './use-record';

const CopyDialog = whenDrawn(async () => (await import('./RecoveryDialogs')).CopyDialog);
const StaleDialog = whenOpen(async () => (await import('./RecoveryDialogs')).StaleDialog);

interface FormPageProps {
  editing: RecordEditing;
  /** Permission to save: Create on an add page, Edit on an edit page. */
  canSave: boolean;
  /** See `LeaveGuard`. */
  isPartOfSearch?: boolean;
  /** Opens the section of an invalid field. */
  onJump?: (problem: RecordProblem) => void;
  /** Stored record, for displaying who has it open; none for settings and new records. */
  openRecord?: OpenRecord | undefined;
  /** The form itself shows who else is there. */
  showsPresence?: boolean;
  /** Classes of its least height on a phone, where the content then fills it. */
  fills?: string;
  /** Links next to the save button. */
  actions?: ReactNode;
  /** See `SaveBar`. */
  rare?: ReactNode;
  children: ReactNode;
}

/** Form with save bar, Ctrl/⌘+S, leave guard and the errors of a failed save; Enter does not submit. */
export function FormPage({
  editing,
  canSave,
  isPartOfSearch,
  onJump,
  openRecord,
  showsPresence = false,
  fills,
  actions,
  rare,
  children,
}: FormPageProps) {
  usePresence(openRecord);
  useSaveKey(() => {
    if (canSave) void editing.save();
  });
  useContinuedSave(editing, canSave);
  const { stale } = editing;
  const isOverdue = useOverdue(stale !== null);
  return (
    <form
      className={classNames('flex flex-1 flex-col', fills)}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onInput={openRecord ? reportTyping : undefined}
    >
      <div
        className={classNames(
          'mb-(--toast-room) flex-1 pb-6',
          fills !== undefined && 'sheet:flex sheet:min-h-0 sheet:flex-col sheet:pb-0',
        )}
      >
        {children}
      </div>
      <SaveBar
        editing={editing}
        canSave={canSave}
        present={openRecord && !showsPresence && <PresenceLine />}
        actions={actions}
        rare={rare}
      />
      <ErrorDialog
        open={editing.isRefusalShown}
        onOpenChange={() => editing.send({ type: 'refusal.close' })}
        problems={editing.problems}
        messages={editing.messages}
        onJump={onJump}
      />
      <StaleDialog open={stale !== null && (stale !== 'loading' || isOverdue)} editing={editing} />
      {canSave && editing.offer && <CopyDialog editing={editing} />}
      <LeaveGuard
        name={editing.title}
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
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // Deferred until the focused field has emitted its value.
      if (!event.repeat && !document.querySelector('[role=dialog]')) setTimeout(() => saveNow());
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Continues a save that was started on another screen. */
function useContinuedSave({ isSavePassed, save }: RecordEditing, canSave: boolean) {
  const start = useEffectEvent(() => {
    if (isSavePassed && canSave) void save();
  });
  useEffect(() => start(), []);
}
