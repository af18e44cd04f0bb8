import { PartType } from '../../../../../openapi/generated/enums';
import type { BlockLook } from '../../block-look';
import { formBlockText } from './text';

export const formLook: BlockLook = {
  type: PartType.form,
  group: 'contact',
  help: formBlockText.help,
  otherNames: formBlockText.otherNames,
  drawing: (
    <>
      <rect x={8} y={5} width={18} height={6} rx={1} fillOpacity={0.25} />
      <rect x={30} y={5} width={18} height={6} rx={1} fillOpacity={0.25} />
      <rect x={8} y={14} width={40} height={6} rx={1} fillOpacity={0.25} />
      <rect x={8} y={24} width={18} height={6} rx={1} />
    </>
  ),
};
