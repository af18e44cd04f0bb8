import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { CallOptions } from '../../api/client';
import type { ApiResult } from '../../api/result';
import { called } from '../../machines/call';
import { type SwitchCallInput, switchCallMachine } from '../../machines/switch-call';
import { SwitchField } from '../../ui/SwitchField';
import { useToast } from '../../base/messages/messages';
import { useStableCallback } from '../../ui/use-stable-callback';
import { switchText } from './text';

/** The user decided otherwise; a switch that fails says nothing. */
const turnedBack: ApiResult<unknown> = { ok: false, error: { kind: 'refused', messages: [] } };
const options: CallOptions = { withoutAppText: true };

interface CallSwitchProps {
  /** Title of the record, for the accessible name and the toast. */
  name: string;
  /** Switched part: `case-12/highlight`. */
  subject: string;
  value: boolean;
  /** Sends the new value. */
  call: (value: boolean, options: CallOptions) => Promise<ApiResult<unknown>>;
  /** Asked before it turns off; its undo turns on again without a question. */
  mayTurnOff?: () => Promise<boolean>;
  onLabel: string;
  offLabel: string;
  disabled?: boolean;
  /** Called after success. */
  onChanged?: () => void;
}

/**
 * Switch that moves after the server agrees and offers an undo (specification 4, 8). Call and undo survive
 * unmounting.
 */
export function CallSwitch({
  name,
  subject,
  value,
  call,
  mayTurnOff,
  onLabel,
  offLabel,
  disabled = false,
  onChanged,
}: CallSwitchProps) {
  const toast = useToast();
  const change = useStableCallback(async ({ value: isOn, adopt }: SwitchCallInput) => {
    if (!isOn && mayTurnOff && !(await mayTurnOff())) return turnedBack;
    const result = await call(isOn, options);
    if (!result.ok) return result;
    const undo = async () => {
      const undone = await call(!isOn, options);
      // A reload may restore the switch's first value, which does not count as a change.
      if (undone.ok) adopt(!isOn);
      return undone;
    };
    toast({
      kind: 'success',
      text: switchText.changed(name, isOn ? onLabel : offLabel),
      action: {
        label: switchText.undo,
        subjects: [subject],
        running: switchText.undoing,
        done: switchText.undone(name),
        call: undo,
      },
    });
    onChanged?.();
    return result;
  });
  const [machine] = useState(() => switchCallMachine.provide({ actors: { callSwitch: called(change) } }));
  const [state, send] = useMachine(machine, { input: { value } });
  useEffect(() => send({ type: 'value.synced', value }), [send, value]);

  const isOn = state.context.value;
  return (
    <SwitchField
      aria-label={switchText.nameOf(onLabel, name)}
      checked={isOn}
      busy={state.matches('calling')}
      disabled={disabled}
      onCheckedChange={() => send({ type: 'switch.toggle' })}
    >
      {isOn ? onLabel : offLabel}
    </SwitchField>
  );
}
