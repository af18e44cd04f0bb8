import { PartType } from '../../../../../openapi/generated/enums';
import { partTypeWords } from '../../../../../openapi/generated/words';
import { readItems, shownItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { editorText } from '../../text';

export const plansKind: BlockKind<typeof PartType.plans> = {
  label: partTypeWords[PartType.plans],
  icon: 'layout',
  feature: 'projectBlocks',
  source: 'plans',
  items: { drawn: shownItems },
  form: ['items'],
  empty: () => ({ items: [] }),
  read: ({ items }) => ({
    items: readItems(items, ({ altText, filePath, width, height, sources }) => ({
      shown: { altText, filePath, width, height, sources },
    })),
  }),
  send: () => ({ partType: PartType.plans }),
  summary: ({ items }) => editorText.plans(items.length, items.filter(({ shown }) => shown?.filePath).length),
};
