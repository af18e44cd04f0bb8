import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { CallOptions } from '../../api/client';
import type { ApiResult } from '../../api/result';
import { switchCallMachine } from '../../machines/switch-call';
import { SwitchField } from '../../ui/SwitchField';
import { useToast } from '../session';
import { useStableCallback } from '../use-stable-callback';
import { switchText } from './text';

interface CallSwitchProps {
  /** The record's title, for the toast. */
  name: string;
  value: boolean;
  /** The call that the switch stands for. */
  call: (value: boolean, options: CallOptions) => Promise<ApiResult<unknown>>;
  onLabel: string;
  offLabel: string;
  disabled?: boolean;
  /** Called when the server has agreed. */
  onChanged?: () => void;
}

/**
 * A switch that moves only when the server has agreed, and then offers to undo it; a failed call says nothing here
 * (specification 4 and 8).
 */
export function CallSwitch({ name, value, call, onLabel, offLabel, disabled = false, onChanged }: CallSwitchProps) {
  const router = useRouter();
  const toast = useToast();
  const isUndoing = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const run = useStableCallback(call);
  const [machine] = useState(() =>
    switchCallMachine.provide({
      actors: { callSwitch: fromPromise<ApiResult<unknown>, { value: boolean }>(({ input, signal }) => run(input.value, { signal })) },
    }),
  );
  const [state, send, actor] = useMachine(machine, { input: { value } });
  useEffect(() => send({ type: 'value.synced', value }), [send, value]);

  const undo = useStableCallback(async (before: boolean) => {
    if (isShown.current) {
      isUndoing.current = true;
      send({ type: 'switch.toggle' });
      return;
    }
    // The list was left meanwhile: nobody is there to move.
    const result = await call(before, {});
    if (!result.ok) return;
    toast({ kind: 'success', text: switchText.undone(name) });
    await router.invalidate();
  });
  const tell = useStableCallback((isOn: boolean) => {
    onChanged?.();
    if (isUndoing.current) toast({ kind: 'success', text: switchText.undone(name) });
    else toast({ kind: 'success', text: switchText.changed(name, isOn ? onLabel : offLabel), duration: undoTime, action: { label: switchText.undo, run: () => void undo(!isOn) } });
    isUndoing.current = false;
  });
  useEffect(() => {
    const listening = actor.on('value.changed', (event) => tell(event.value));
    return () => listening.unsubscribe();
  }, [actor, tell]);

  const isOn = state.context.value;
  return (
    <SwitchField checked={isOn} busy={state.hasTag('busy')} disabled={disabled} onCheckedChange={() => send({ type: 'switch.toggle' })}>
      {isOn ? onLabel : offLabel}
    </SwitchField>
  );
}

/** Milliseconds in which a change can be undone: longer than the plain toast, as it must be read and reached. */
const undoTime = 6000;
