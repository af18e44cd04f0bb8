import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { partTypeWords } from '../../../../../openapi/generated/words';
import { newItem, readItems, sendItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { editorText } from '../../text';
import { textProblems } from '../../text-problems';

const itemRule = limits.QuestionInput;

export const questionsKind: BlockKind<typeof PartType.questions> = {
  label: partTypeWords[PartType.questions],
  icon: 'info',
  feature: 'projectBlocks',
  items: {
    problems: (items) =>
      items.flatMap(({ key, label = '', text }, index) => [
        ...textProblems(`label-${key}`, editorText.question(index + 1), label, itemRule.label),
        ...textProblems(`item-${key}`, editorText.answer(index + 1), text, itemRule.textContent),
      ]),
    written: { label: editorText.question, text: editorText.answer },
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
