import { PartType } from '../../../../../openapi/generated/enums';
import { type BlockLook, line } from '../../block-look';
import { downloadBlockText } from './text';

export const downloadLook: BlockLook = {
  type: PartType.download,
  group: 'contact',
  help: downloadBlockText.help,
  otherNames: downloadBlockText.otherNames,
  drawing: (
    <>
      <path d="M12 4h12l6 6v20H12z" fillOpacity={0.25} />
      <path d="M20 12h2v8h3l-4 5-4-5h3z" />
      {[line(34, 12, 14, 3), line(34, 20, 10)]}
    </>
  ),
};
