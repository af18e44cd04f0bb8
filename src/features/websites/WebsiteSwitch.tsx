import type { ComponentProps } from 'react';
import { CallSwitch } from '../../record-actions/CallSwitch';
import { websiteText } from './text';

interface WebsiteSwitchProps {
  caseId: string;
  title: string;
  isEnabled: boolean;
  call: ComponentProps<typeof CallSwitch>['call'];
  disabled: boolean;
  onChanged?: () => void;
}

export function WebsiteSwitch({ caseId, title, isEnabled, ...rest }: WebsiteSwitchProps) {
  return (
    <CallSwitch
      name={title}
      subject={`case-${caseId}/website`}
      value={isEnabled}
      onLabel={websiteText.enabled}
      offLabel={websiteText.notEnabled}
      {...rest}
    />
  );
}
