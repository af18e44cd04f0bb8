import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { CallOptions } from '../api/client';
import { type ApiError, type ApiResult, isStale } from '../api/result';
import { createFormSaveMachine, type FormSaveInput } from '../machines/form-save';
import { randomId } from '../shared/random-id';
import type { Recovery } from './use-recovery';
import { useToast } from '../shared/session';
import { useStableCallback } from '../shared/use-stable-callback';
import { failureMessages, type FormProblem } from './form-problem';
import { formText } from './text';

/** What takes the place of that which usually follows a save, as leaving the page. */
export interface AfterSave {
  saved: () => void;
  failed: () => void;
}

/** What a form page draws and does; made by useSchemaForm or useBlocksForm. */
export interface FormPageState {
  busy: boolean;
  /** Share of the upload that is sent, 0 to 1; null before the first byte. */
  progress: number | null;
  dirty: boolean;
  /** Fields to be corrected; empty before the first save. */
  problems: readonly FormProblem[];
  /** What the server said beside the fields. */
  messages: readonly string[];
  dialogOpen: boolean;
  onDialogOpenChange: (open: boolean) => void;
  save: (after?: AfterSave) => void;
  cancel: () => void;
  recovery: Recovery;
}

interface FormSaveConfig<TValues, TData> {
  /** The values to send, or null when something must be corrected first. Called at each save. */
  collect: () => Promise<TValues | null> | TValues | null;
  send: (values: TValues, options: CallOptions) => Promise<ApiResult<TData>>;
  /** What follows a save, beside its toast; the page's data is loaded anew if left out. */
  onSaved?: ((data: TData) => void) | undefined;
  /** Told of a failed save, for the fields' own messages. */
  onFailed?: (error: ApiError) => void;
  dirty: boolean;
  problems: readonly FormProblem[];
  recovery: Recovery;
}

/** Saves any kind of values by the form-save machine: once at a time, with progress and cancel. Never throws. */
export function useFormSave<TValues, TData>(config: FormSaveConfig<TValues, TData>): FormPageState {
  const router = useRouter();
  const toast = useToast();
  const after = useRef<AfterSave | undefined>(undefined);
  // One key per form instance, so that a create which is sent again makes one record.
  const [idempotencyKey] = useState(randomId);

  const succeed = (data: TData) => {
    config.recovery.settle();
    toast({ kind: 'success', text: formText.saved });
    if (after.current) after.current.saved();
    else if (config.onSaved) config.onSaved(data);
    else void router.invalidate();
  };
  const fail = (error: ApiError) => {
    config.onFailed?.(error);
    if (isStale(error)) config.recovery.findStale();
    after.current?.failed();
  };
  const send = useStableCallback(async (values: TValues, options: CallOptions) => config.send(values, options));
  const answer = useStableCallback((result: ApiResult<TData>) => {
    if (result.ok) succeed(result.data);
    else fail(result.error);
    after.current = undefined;
  });
  const [machine] = useState(() =>
    createFormSaveMachine<TValues, TData>().provide({
      actors: {
        save: fromPromise<ApiResult<TData>, FormSaveInput<TValues>>(async ({ input, signal }) => {
          const result = await send(input.values, { signal, onProgress: input.onProgress, idempotencyKey });
          if (!signal.aborted) answer(result);
          return result;
        }),
      },
    }),
  );
  const [state, sendEvent, actor] = useMachine(machine);
  const [dialogOpen, setDialogOpen] = useState(false);
  const collecting = useRef(false);
  const { error, progress } = state.context;
  const messages = error && !isStale(error) ? failureMessages(error) : [];

  useEffect(() => {
    const watching = actor.subscribe((snapshot) => {
      if (snapshot.hasTag('failed') && snapshot.context.error && opensDialog(snapshot.context.error)) setDialogOpen(true);
    });
    return () => watching.unsubscribe();
  }, [actor]);

  async function save(next?: AfterSave) {
    if (collecting.current || actor.getSnapshot().hasTag('busy')) return;
    collecting.current = true;
    after.current = next;
    try {
      const values = await config.collect();
      sendEvent({ type: 'submit.attempt' });
      if (values !== null) {
        sendEvent({ type: 'save.request', values });
        return;
      }
      setDialogOpen(true);
      next?.failed();
    } finally {
      collecting.current = false;
    }
  }

  return {
    busy: state.hasTag('busy'),
    progress,
    dirty: config.dirty,
    problems: config.problems,
    messages,
    dialogOpen: dialogOpen && !state.hasTag('busy') && (config.problems.length > 0 || messages.length > 0),
    onDialogOpenChange: setDialogOpen,
    save: (next) => void save(next),
    cancel: () => sendEvent({ type: 'save.cancel' }),
    recovery: config.recovery,
  };
}

// A save that came too late has a dialog of its own.
function opensDialog(error: ApiError): boolean {
  if (isStale(error)) return false;
  return failureMessages(error).length > 0 || (error.kind === 'status' && error.errors !== undefined);
}
