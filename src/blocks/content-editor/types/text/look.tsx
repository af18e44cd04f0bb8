import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { type BlockLook, line } from '../../block-look';
import { textBlockText } from './text';

export const textLook: BlockLook = {
  type: PartType.text,
  group: 'text',
  help: textBlockText.help(limits.TextPartInput.textContent.maxLength),
  otherNames: textBlockText.otherNames,
  drawing: [line(8, 8, 40), line(8, 14, 40), line(8, 20, 40), line(8, 26, 26)],
};
