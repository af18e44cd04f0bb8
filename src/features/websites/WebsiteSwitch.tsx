import { useMachine } from '@xstate/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { websiteSwitch } from '../../machines/provided-websites';
import { SwitchField } from '../../ui/SwitchField';
import { websiteText } from './text';

/** Enabled or not: moves only when the server has agreed, and a failed call says nothing here (specification 4). */
export function WebsiteSwitch({ siteId, isEnabled, disabled, onChanged }: { siteId: number; isEnabled: boolean; disabled: boolean; onChanged?: () => void }) {
  const router = useRouter();
  const [machine] = useState(() => websiteSwitch(siteId));
  const [state, send, actor] = useMachine(machine, { input: { value: isEnabled } });
  useEffect(() => send({ type: 'value.synced', value: isEnabled }), [send, isEnabled]);
  useEffect(() => {
    const listening = actor.on('value.changed', () => {
      onChanged?.();
      void router.invalidate();
    });
    return () => listening.unsubscribe();
  }, [actor, router, onChanged]);
  const { value } = state.context;
  return <SwitchField checked={value} busy={state.hasTag('busy')} disabled={disabled} onCheckedChange={() => send({ type: 'switch.toggle' })}>{value ? websiteText.enabled : websiteText.notEnabled}</SwitchField>;
}
