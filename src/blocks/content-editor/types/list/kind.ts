import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { newItem, readItems, sendItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { textProblems } from '../../text-problems';
import { listBlockText } from './text';

export const listKind: BlockKind<typeof PartType.list> = {
  icon: 'list',
  canShowCase: true,
  items: {
    problems: (items) =>
      items.flatMap(({ key, text }, index) =>
        textProblems(`item-${key}`, listBlockText.item(index + 1), text, limits.PartItemInput.textContent),
      ),
    written: { text: listBlockText.item },
  },
  form: ['items'],
  empty: () => ({ items: [newItem()] }),
  read: ({ items }) => ({ items: readItems(items) }),
  send: ({ items }) => ({ partType: PartType.list, items: sendItems(items) }),
  summary: ({ items }) => items.map(({ text }) => text).join('、'),
};
