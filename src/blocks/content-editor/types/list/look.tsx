import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { listBlockText } from './text';

export const listLook: BlockLook = {
  type: PartType.list,
  group: 'text',
  help: listBlockText.help,
  otherNames: listBlockText.otherNames,
  drawing: [8, 16, 24].flatMap((y) => [<circle key={y} cx={11} cy={y + 1} r={2} />, line(17, y, 28)]),
};
