import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { linkBlockText } from './text';

export const linkLook: BlockLook = {
  type: PartType.link,
  group: 'text',
  help: linkBlockText.help,
  otherNames: linkBlockText.otherNames,
  drawing: [line(10, 14, 30, 3), line(10, 20, 30, 1), <path key="arrow" d="m44 12 4 4-4 4z" />],
};
