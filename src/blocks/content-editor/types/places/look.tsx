import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { placesBlockText } from './text';

export const placesLook: BlockLook = {
  type: PartType.places,
  group: 'project',
  help: placesBlockText.help,
  otherNames: placesBlockText.otherNames,
  drawing: (
    <>
      <rect x={8} y={5} width={22} height={24} rx={2} fillOpacity={0.25} />
      <path d="M19 24s5-5 5-9a5 5 0 0 0-10 0c0 4 5 9 5 9z" />
      {[line(34, 8, 14), line(34, 15, 14), line(34, 22, 10)]}
    </>
  ),
};
