import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { RecordProblem } from '../../machines/record';
import { focusField } from './focus-field';
import { formText } from './text';

interface ErrorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  problems: readonly RecordProblem[];
  /** Messages without a field, above the entries. */
  messages?: readonly string[];
  /** Opens the tab or block of a field before it is focused. */
  onJump?: ((problem: RecordProblem) => void) | undefined;
}

/** Errors of a save: labels with messages. An entry jumps to its field, closing to the first one (specification 5). */
export function ErrorDialog({ open, onOpenChange, problems, messages = [], onJump }: ErrorDialogProps) {
  const target = useRef<string | null>(null);
  function goToTarget(): boolean {
    const key = target.current;
    target.current = null;
    if (key === null) return false;
    focusField(key);
    return true;
  }

  function jump(problem: RecordProblem) {
    target.current = problem.key;
    onOpenChange(false);
    onJump?.(problem);
  }

  const close = () => (problems[0] ? jump(problems[0]) : onOpenChange(false));

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      focusElsewhere={goToTarget}
      icon="alert"
      title={problems.length > 0 ? formText.errorTitle : formText.failedTitle}
      footer={
        <Button variant="primary" onClick={close}>
          {formText.close}
        </Button>
      }
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {problems.length > 0 && (
        <ul className="grid gap-1">
          {problems.map((problem) => (
            <li key={problem.key}>
              <button
                type="button"
                className="grid w-full gap-1 rounded-control px-3 py-2 text-left hover:bg-hover"
                onClick={() => jump(problem)}
              >
                <b>{problem.label}</b>
                <span className="text-danger">{problem.message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
