import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { CallOptions } from '../../api/client';
import type { ApiError, ApiResult } from '../../api/result';
import { createFormSaveMachine, type FormSaveInput } from '../../machines/form-save';
import { failureMessages, type FormProblem } from './form-problem';

/** What a form page draws and does; made by useSchemaForm or useFormSave. */
export interface FormPageState {
  busy: boolean;
  /** Share of the upload that is sent, 0 to 1; null before the first byte. */
  progress: number | null;
  dirty: boolean;
  /** Fields to be corrected; empty before the first save. */
  problems: readonly FormProblem[];
  /** What the server said beside the fields, as a stale save. */
  messages: readonly string[];
  dialogOpen: boolean;
  onDialogOpenChange: (open: boolean) => void;
  save: () => void;
  cancel: () => void;
}

interface FormSaveConfig<TValues, TData> {
  /** The values to send, or null when something must be corrected first. Called at each save. */
  collect: () => Promise<TValues | null> | TValues | null;
  send: (values: TValues, options: CallOptions) => Promise<ApiResult<TData>>;
  onSaved: (data: TData, values: TValues) => void;
  /** Told of a failed save, for the fields' own messages. */
  onFailed?: (error: ApiError) => void;
  dirty: boolean;
  problems: readonly FormProblem[];
}

/** Saves any kind of values by the form-save machine: once at a time, with progress and cancel. Never throws. */
export function useFormSave<TValues, TData>(config: FormSaveConfig<TValues, TData>): FormPageState {
  const latest = useRef(config);
  useEffect(() => {
    latest.current = config;
  });
  // One key per form instance, so that a create which is sent again makes one record.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  // oxlint-disable-next-line react/refs -- read when a save starts, never while drawing
  const [machine] = useState(() =>
    createFormSaveMachine<TValues, TData>().provide({
      actors: {
        save: fromPromise<ApiResult<TData>, FormSaveInput<TValues>>(async ({ input, signal }) => {
          const { send, onSaved, onFailed } = latest.current;
          const result = await send(input.values, { signal, onProgress: input.onProgress, idempotencyKey });
          if (signal.aborted) return result;
          if (result.ok) onSaved(result.data, input.values);
          else onFailed?.(result.error);
          return result;
        }),
      },
    }),
  );
  const [state, sendEvent, actor] = useMachine(machine);
  const [dialogOpen, setDialogOpen] = useState(false);
  const collecting = useRef(false);
  const { error, progress } = state.context;
  const messages = error ? failureMessages(error) : [];

  useEffect(() => {
    const watching = actor.subscribe((snapshot) => {
      if (snapshot.hasTag('failed') && snapshot.context.error && opensDialog(snapshot.context.error)) setDialogOpen(true);
    });
    return () => watching.unsubscribe();
  }, [actor]);

  async function save() {
    if (collecting.current || actor.getSnapshot().hasTag('busy')) return;
    collecting.current = true;
    try {
      const values = await latest.current.collect();
      sendEvent({ type: 'submit.attempt' });
      if (values === null) setDialogOpen(true);
      else sendEvent({ type: 'save.request', values });
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
    save: () => void save(),
    cancel: () => sendEvent({ type: 'save.cancel' }),
  };
}

function opensDialog(error: ApiError): boolean {
  return failureMessages(error).length > 0 || (error.kind === 'status' && error.errors !== undefined);
}
