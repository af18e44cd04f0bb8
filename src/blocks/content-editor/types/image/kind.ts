import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import type { BlockKind } from '../../block-kind';
import { noPicture, readPicture, sendPicture } from '../../block-pictures';
import { editorText } from '../../text';
import { imageBlockText } from './text';

const rule = limits.ImagePartInput;

export const imageKind: BlockKind<typeof PartType.image> = {
  icon: 'image',
  canShowCase: true,
  form: ['picture', 'kind', 'text', 'alt'],
  text: { label: imageBlockText.caption, rule: rule.textContent },
  picture: { label: editorText.picture, isRequired: true },
  empty: () => ({ text: '', kind: null, ...noPicture }),
  read: (part) => ({ text: part.textContent, kind: part.kind ?? null, ...readPicture(part) }),
  // Omitted when unset, for servers that do not know it.
  send: (block) => ({
    partType: PartType.image,
    textContent: block.text,
    ...(block.kind === null ? {} : { kind: block.kind }),
    ...sendPicture(block),
  }),
  summary: ({ text, alt }) => text || alt,
};
