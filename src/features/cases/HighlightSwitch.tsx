import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { updateCaseHighlight } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { switchCallMachine } from '../../machines/switch-call';
import { SwitchField } from '../../ui/SwitchField';
import { caseText } from './text';

interface HighlightSwitchProps {
  caseId: number;
  value: boolean;
  disabled: boolean;
}

/** The highlight switch of a case: it moves only when the server has agreed, and a failed call says nothing here. */
export function HighlightSwitch({ caseId, value, disabled }: HighlightSwitchProps) {
  const [machine] = useState(() =>
    switchCallMachine.provide({
      actors: {
        callSwitch: fromPromise<ApiResult<unknown>, { value: boolean }>(({ input, signal }) =>
          updateCaseHighlight({ caseInfoId: caseId, isHighlight: input.value }, { signal }),
        ),
      },
    }),
  );
  const [state, send] = useMachine(machine, { input: { value } });
  useEffect(() => send({ type: 'value.synced', value }), [send, value]);
  const isOn = state.context.value;
  return (
    <SwitchField
      checked={isOn}
      busy={state.hasTag('busy')}
      disabled={disabled}
      onCheckedChange={() => send({ type: 'switch.toggle' })}
    >
      {isOn ? caseText.highlight : caseText.notHighlight}
    </SwitchField>
  );
}
