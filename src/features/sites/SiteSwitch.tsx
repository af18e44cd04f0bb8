import type { ComponentProps } from 'react';
import { CallSwitch } from '../../record-actions/CallSwitch';
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
  return (
    <CallSwitch
      name={title}
      subject={`case-${caseId}/site`}
      value={isEnabled}
      onLabel={siteText.enabled}
      offLabel={siteText.notEnabled}
      {...rest}
    />
  );
}
