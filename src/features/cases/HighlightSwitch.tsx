import { updateCaseHighlight } from '../../api/generated/operations';
import { CallSwitch } from '../../shared/list/CallSwitch';
import { caseText } from './text';

interface HighlightSwitchProps {
  caseId: number;
  value: boolean;
  disabled: boolean;
}

/** The highlight switch of a case (specification 4). */
export function HighlightSwitch({ caseId, value, disabled }: HighlightSwitchProps) {
  return (
    <CallSwitch
      value={value}
      call={(isHighlight, signal) => updateCaseHighlight({ caseInfoId: caseId, isHighlight }, { signal })}
      onLabel={caseText.highlight}
      offLabel={caseText.notHighlight}
      disabled={disabled}
    />
  );
}
