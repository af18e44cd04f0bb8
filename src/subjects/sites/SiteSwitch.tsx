import type { ComponentProps } from 'react';
import { CallSwitch } from '../../records/record-actions/CallSwitch';
import { useOfflineQuestion } from '../../records/links/use-offline-question';
import { siteText } from './text';

interface SiteSwitchProps {
  caseId: string;
  title: string;
  isEnabled: boolean;
  call: ComponentProps<typeof CallSwitch>['call'];
  disabled: boolean;
  onChanged?: () => void;
}

export function SiteSwitch({ caseId, title, isEnabled, ...rest }: SiteSwitchProps) {
  const record = { kind: 'site', recordId: Number(caseId) } as const;
  const question = useOfflineQuestion(record, { name: title, removal: 'disable' });
  return (
    <>
      <CallSwitch
        name={title}
        subject={`case-${caseId}/site`}
        value={isEnabled}
        onLabel={siteText.enabled}
        offLabel={siteText.notEnabled}
        mayTurnOff={question.mayGo}
        {...rest}
      />
      {question.dialog}
    </>
  );
}
