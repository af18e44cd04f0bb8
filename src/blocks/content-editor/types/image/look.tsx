import { PartType } from '../../../../../openapi/generated/enums';
import { maxBytesOf, megabytes } from '../../../../records/pictures/upload-rules';
import { type BlockLook, line } from '../../block-look';
import { pictureRule } from '../../block-pictures';
import { imageBlockText } from './text';

export const imageLook: BlockLook = {
  type: PartType.image,
  group: 'pictures',
  help: imageBlockText.help(megabytes(maxBytesOf(pictureRule))),
  otherNames: imageBlockText.otherNames,
  drawing: (
    <>
      <rect x={8} y={5} width={40} height={20} rx={2} fillOpacity={0.25} />
      <path d="M10 24 22 13l8 7 6-5 10 9z" />
      {line(18, 29, 20)}
    </>
  ),
};
