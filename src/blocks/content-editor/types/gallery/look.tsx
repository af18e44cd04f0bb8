import { PartType } from '../../../../../openapi/generated/enums';
import type { BlockLook } from '../../block-look';
import { galleryBlockText } from './text';

export const galleryLook: BlockLook = {
  type: PartType.gallery,
  group: 'pictures',
  help: galleryBlockText.help,
  otherNames: galleryBlockText.otherNames,
  drawing: [8, 22, 36].flatMap((x) =>
    [5, 18].map((y) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={12} height={10} rx={1} fillOpacity={y === 5 ? 0.25 : 0.6} />
    )),
  ),
};
