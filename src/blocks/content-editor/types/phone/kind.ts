import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { asTyped } from '../../../../../openapi/typed';
import type { BlockKind } from '../../block-kind';
import { phoneBlockText } from './text';

const rule = limits.PhonePartInput;

export const phoneKind: BlockKind<typeof PartType.phone> = {
  icon: 'call',
  canShowCase: true,
  form: ['text', 'tel'],
  text: { label: phoneBlockText.phoneText, rule: rule.textContent },
  empty: () => ({ text: '', tel: '' }),
  read: ({ textContent, tel }) => ({ text: textContent, tel }),
  send: ({ text, tel }) => ({
    partType: PartType.phone,
    textContent: text,
    tel: asTyped(rule.tel.typed, tel),
  }),
  summary: ({ text }) => text,
};
