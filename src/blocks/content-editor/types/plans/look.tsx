import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { plansBlockText } from './text';

export const plansLook: BlockLook = {
  type: PartType.plans,
  group: 'project',
  help: plansBlockText.help,
  otherNames: plansBlockText.otherNames,
  drawing: (
    <>
      <path d="M8 6h26v22H8z" fillOpacity={0.25} />
      <path d="M8 6h26v2H8zM8 26h26v2H8zM8 6h2v22H8zM32 6h2v22h-2zM18 6h2v12h-2z" />
      {[line(38, 10, 10), line(38, 17, 10)]}
    </>
  ),
};
