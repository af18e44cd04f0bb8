import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { type BlockLook, line } from '../../block-look';
import { titleBlockText } from './text';

export const titleLook: BlockLook = {
  type: PartType.title,
  group: 'text',
  help: titleBlockText.help(limits.TitlePartInput.textContent.maxLength),
  otherNames: titleBlockText.otherNames,
  drawing: [line(10, 12, 36, 5), line(16, 22, 24)],
};
