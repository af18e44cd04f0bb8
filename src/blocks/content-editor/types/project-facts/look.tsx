import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { projectFactsBlockText } from './text';

export const projectFactsLook: BlockLook = {
  type: PartType.projectFacts,
  group: 'project',
  help: projectFactsBlockText.help,
  otherNames: projectFactsBlockText.otherNames,
  drawing: [8, 15, 22].flatMap((y) => [line(8, y, 12), line(24, y, 24)]),
};
