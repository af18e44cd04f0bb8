import { updateCaseHighlight } from '../../api/generated/operations';
import { CallSwitch } from '../../records/record-actions/CallSwitch';
import { caseText } from './text';

interface HighlightSwitchProps {
  caseId: number;
  title: string;
  value: boolean;
  disabled: boolean;
}

/** The highlight switch of a case (specification 4). */
export function HighlightSwitch({ caseId, title, value, disabled }: HighlightSwitchProps) {
  return (
    <CallSwitch
      name={title}
      subject={`case-${caseId}/highlight`}
      value={value}
      call={(isHighlight, options) => updateCaseHighlight({ caseInfoId: caseId, isHighlight }, options)}
      onLabel={caseText.highlight}
      offLabel={caseText.notHighlight}
      disabled={disabled}
    />
  );
}
