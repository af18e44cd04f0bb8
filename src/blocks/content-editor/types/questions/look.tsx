import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { questionsBlockText } from './text';

export const questionsLook: BlockLook = {
  type: PartType.questions,
  group: 'text',
  help: questionsBlockText.help,
  otherNames: questionsBlockText.otherNames,
  drawing: [7, 15, 23].flatMap((y) => [line(8, y, 30, 3), line(44, y, 4, 3)]),
};
