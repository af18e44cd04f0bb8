import { PartType } from '../../../../../openapi/generated/enums';
import type { BlockLook } from '../../block-look';
import { videoBlockText } from './text';

export const videoLook: BlockLook = {
  type: PartType.video,
  group: 'pictures',
  help: videoBlockText.help,
  otherNames: videoBlockText.otherNames,
  drawing: (
    <>
      <rect x={8} y={5} width={40} height={22} rx={2} fillOpacity={0.25} />
      <path d="M25 11v10l8-5z" />
    </>
  ),
};
