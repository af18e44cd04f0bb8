import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { newItem, readItems, sendItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { textProblems } from '../../text-problems';
import { questionsBlockText } from './text';

const itemRule = limits.QuestionInput;

export const questionsKind: BlockKind<typeof PartType.questions> = {
  icon: 'info',
  feature: 'projectBlocks',
  items: {
    problems: (items) =>
      items.flatMap(({ key, label = '', text }, index) => [
        ...textProblems(`label-${key}`, questionsBlockText.question(index + 1), label, itemRule.label),
        ...textProblems(`item-${key}`, questionsBlockText.answer(index + 1), text, itemRule.textContent),
      ]),
    written: { label: questionsBlockText.question, text: questionsBlockText.answer },
  },
  form: ['items'],
  empty: () => ({ items: [{ ...newItem(), label: '' }] }),
  read: ({ items }) => ({ items: readItems(items, ({ label }) => ({ label })) }),
  send: ({ items }) => ({
    partType: PartType.questions,
    items: sendItems(items, ({ label = '' }) => ({ label })),
  }),
  summary: ({ items }) => items.map(({ label }) => label).join('、'),
};
