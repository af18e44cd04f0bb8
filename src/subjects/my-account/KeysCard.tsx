import { offered } from '../../api/offered';
import { switchSingleKeys, useSingleKeys } from '../../base/session/single-keys';
import { TitledCard } from '../../ui/Card';
import { SwitchField } from '../../ui/SwitchField';
import { keysText as text } from './text';

/** Switch for single keys, which speech input or a slip may trigger (WCAG 2.1.4). */
export const KeysCard = offered('approvals', function KeysCard() {
  const isOn = useSingleKeys();
  return (
    <TitledCard title={text.title}>
      <div className="grid gap-2">
        <SwitchField checked={isOn} onCheckedChange={switchSingleKeys}>
          {text.single}
        </SwitchField>
        <p className="text-table text-ink-soft">{text.help}</p>
      </div>
    </TitledCard>
  );
});
