import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { phoneBlockText } from './text';

export const phoneLook: BlockLook = {
  type: PartType.phone,
  group: 'contact',
  help: phoneBlockText.help,
  otherNames: phoneBlockText.otherNames,
  drawing: (
    <>
      <rect x={8} y={10} width={40} height={14} rx={7} fillOpacity={0.25} />
      <circle cx={18} cy={17} r={3} />
      {line(24, 16, 16)}
    </>
  ),
};
