import { updateSiteStatus } from '../../api/generated/operations';
import { WebsiteStatus } from '../../../openapi/generated/enums';
import { CallSwitch } from '../../record-actions/CallSwitch';
import { websiteText } from './text';

interface WebsiteSwitchProps {
  caseId: string;
  siteId: number;
  title: string;
  isEnabled: boolean;
  disabled: boolean;
  onChanged: () => void;
}

/** Enabled or not, which is 0 and 1 on the wire (specification 4). */
export function WebsiteSwitch({ caseId, siteId, title, isEnabled, disabled, onChanged }: WebsiteSwitchProps) {
  return (
    <CallSwitch
      name={title}
      subject={`case-${caseId}/website`}
      value={isEnabled}
      call={(isOn, options) =>
        updateSiteStatus(
          { id: siteId, status: isOn ? WebsiteStatus.enabled : WebsiteStatus.notEnabled },
          options,
        )
      }
      onLabel={websiteText.enabled}
      offLabel={websiteText.notEnabled}
      disabled={disabled}
      onChanged={onChanged}
    />
  );
}
