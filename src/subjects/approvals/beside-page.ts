import { keyOfField } from '../../../openapi/place-keys';
import { isDrawn } from '../../drawing/blocks';
import type { Approval } from '../../machines/review.rules';
import type { ApprovalBlock } from './approval-loaders';

/** Blocks that are not on the page itself; a record stands with those of its fields that are not. */
export function besidePage(kind: Approval['kind'], blocks: readonly ApprovalBlock[]): ApprovalBlock[] {
  const drawn = kind === 'popup' || kind === 'otherPopup' ? ofPopup : ofPage;
  return blocks.flatMap((block) =>
    block.after !== null && isDrawn(block.after)
      ? []
      : [{ ...block, fields: block.fields.flatMap((field) => hidden(field, drawn)) }],
  );
}

/** Fields that visitors see on the page of a record, and on a popup. */
const ofPage = ['title', 'summary', 'publishDate', 'cover', 'content'].map(keyOfField);
const ofPopup = [keyOfField('image')];

/** The part of a field that the page does not show: of a picture on it its description alone. */
function hidden(field: ApprovalBlock['fields'][number], drawn: readonly string[]): ApprovalBlock['fields'] {
  if (field.key === null || !drawn.includes(field.key)) return [field];
  return field.afterPicture && field.after ? [{ ...field, afterPicture: null }] : [];
}
