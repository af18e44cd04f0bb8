import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { ApiResult } from '../../api/result';
import { switchCallMachine } from '../../machines/switch-call';
import { SwitchField } from '../../ui/SwitchField';

interface CallSwitchProps {
  value: boolean;
  /** The call that the switch stands for. */
  call: (value: boolean, signal: AbortSignal) => Promise<ApiResult<unknown>>;
  onLabel: string;
  offLabel: string;
  disabled?: boolean;
  /** Called when the server has agreed. */
  onChanged?: (value: boolean) => void;
}

/** A switch that moves only when the server has agreed; a failed call says nothing here (specification 4 and 8). */
export function CallSwitch({ value, call, onLabel, offLabel, disabled = false, onChanged }: CallSwitchProps) {
  const latest = useRef({ call, onChanged });
  useEffect(() => {
    latest.current = { call, onChanged };
  });
  // oxlint-disable-next-line react/refs -- read when a call starts, never while drawing
  const [machine] = useState(() =>
    switchCallMachine.provide({
      actors: { callSwitch: fromPromise<ApiResult<unknown>, { value: boolean }>(({ input, signal }) => latest.current.call(input.value, signal)) },
    }),
  );
  const [state, send, actor] = useMachine(machine, { input: { value } });
  useEffect(() => send({ type: 'value.synced', value }), [send, value]);
  useEffect(() => {
    const listening = actor.on('value.changed', () => latest.current.onChanged?.(actor.getSnapshot().context.value));
    return () => listening.unsubscribe();
  }, [actor]);
  const isOn = state.context.value;
  return (
    <SwitchField checked={isOn} busy={state.hasTag('busy')} disabled={disabled} onCheckedChange={() => send({ type: 'switch.toggle' })}>
      {isOn ? onLabel : offLabel}
    </SwitchField>
  );
}
