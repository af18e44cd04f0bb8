import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import type { BlockKind } from '../../block-kind';
import { formBlockText } from './text';

const rule = limits.FormPartInput;

export const formKind: BlockKind<typeof PartType.form> = {
  icon: 'article',
  feature: 'enquiryForm',
  form: ['formFields', 'budgets', 'asksNews', 'text'],
  text: {
    label: formBlockText.thanks,
    rule: rule.thanks,
    help: formBlockText.thanksHelp,
    isOffPage: true,
  },
  empty: () => ({
    text: '',
    formFields: [
      { name: 'email', isRequired: false },
      { name: 'rooms', isRequired: false },
      { name: 'time', isRequired: false },
      { name: 'note', isRequired: false },
    ],
    budgets: '',
    asksNews: false,
  }),
  read: ({ thanks, fields, budgets, asksNews }) => ({
    text: thanks,
    formFields: fields,
    budgets,
    asksNews,
  }),
  send: ({ text, formFields, budgets, asksNews }) => ({
    partType: PartType.form,
    ...(formFields.length > 0 ? { fields: formFields } : {}),
    budgets,
    asksNews,
    thanks: text,
  }),
  summary: ({ formFields }) => formBlockText.summary(formFields.length),
};
