import type { PartType } from '../../../openapi/generated/enums';
import { EnquiryForm } from '../EnquiryForm';
import type { DrawnKind } from '../drawn-kind';

export const formKind: DrawnKind<typeof PartType.form> = {
  isDrawn: () => true,
  view: (block) => <EnquiryForm form={block} rooms={[]} />,
};
