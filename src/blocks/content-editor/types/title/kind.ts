import { PartType, Align } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import type { BlockKind } from '../../block-kind';
import { editorText } from '../../text';

const rule = limits.TitlePartInput;

export const titleKind: BlockKind<typeof PartType.title> = {
  icon: 'heading',
  canShowCase: true,
  form: ['text', 'align', 'navName'],
  text: { label: editorText.textContent, rule: rule.textContent },
  empty: () => ({ text: '', align: Align.left, navName: null, isUnlisted: null }),
  read: ({ textContent, align, navName = null, isUnlisted = null }) => ({
    text: textContent,
    align,
    navName,
    isUnlisted,
  }),
  // Omitted when unset, for servers that do not know these fields.
  send: ({ text, align, navName, isUnlisted }) => ({
    partType: PartType.title,
    textContent: text,
    align,
    ...(navName === null ? {} : { navName }),
    ...(isUnlisted === null ? {} : { isUnlisted }),
  }),
  summary: ({ text }) => text,
};
