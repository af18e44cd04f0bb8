import { PartType, Align } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import type { BlockKind } from '../../block-kind';
import { editorText } from '../../text';
import { textBlockText } from './text';

const rule = limits.TextPartInput;

export const textKind: BlockKind<typeof PartType.text> = {
  icon: 'text',
  canShowCase: true,
  form: ['text', 'align'],
  text: {
    label: editorText.textContent,
    rule: rule.textContent,
    help: textBlockText.textHelp,
    isOffPage: true,
  },
  empty: () => ({ text: '', html: null, align: Align.left }),
  read: ({ textContent, html = null, align }) => ({ text: textContent, html, align }),
  // `html` is omitted for servers without formatting (null).
  send: ({ text, html, align }) => ({
    partType: PartType.text,
    textContent: text,
    align,
    ...(html === null ? {} : { html }),
  }),
  summary: ({ text }) => text,
};
