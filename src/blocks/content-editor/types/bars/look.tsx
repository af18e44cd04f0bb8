import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { barsBlockText } from './text';

export const barsLook: BlockLook = {
  type: PartType.bars,
  group: 'contact',
  help: barsBlockText.help,
  otherNames: barsBlockText.otherNames,
  drawing: (
    <>
      {[line(8, 6, 9), line(22, 6, 9), line(36, 6, 9)]}
      <rect x={8} y={10} width={40} height={12} rx={1} fillOpacity={0.25} />
      {[line(8, 26, 12, 4), line(22, 26, 12, 4), line(36, 26, 12, 4)]}
    </>
  ),
};
