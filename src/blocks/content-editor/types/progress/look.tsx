import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { progressBlockText } from './text';

export const progressLook: BlockLook = {
  type: PartType.progress,
  group: 'project',
  help: progressBlockText.help,
  otherNames: progressBlockText.otherNames,
  drawing: (
    <>
      {[line(8, 6, 14), line(8, 13, 40, 4)]}
      <rect x={8} y={21} width={12} height={9} rx={1} fillOpacity={0.25} />
      <rect x={22} y={21} width={12} height={9} rx={1} fillOpacity={0.25} />
      <rect x={36} y={21} width={12} height={9} rx={1} fillOpacity={0.25} />
    </>
  ),
};
