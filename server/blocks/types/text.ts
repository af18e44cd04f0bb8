import { Align, PartType } from '../../../openapi/generated/enums';
import type { PartKind } from '../part-kind';

export const text: PartKind<typeof PartType.text> = {
  answer: ({ textContent = '', align = Align.left, html = '' }) => ({ textContent, align, html }),
  // A client without formatting keeps it by sending the text back unchanged.
  store: ({ textContent, align, html }, { before }) => {
    const isUnchanged = before?.partType === PartType.text && before.textContent === textContent;
    const formatted = html ?? (isUnchanged ? before.html : '');
    return { textContent, ...(align ? { align } : {}), ...(formatted ? { html: formatted } : {}) };
  },
};
