import { PartType } from '../../../../../openapi/generated/enums';
import { readItems, shownItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { plansBlockText } from './text';

export const plansKind: BlockKind<typeof PartType.plans> = {
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
  summary: ({ items }) =>
    plansBlockText.count(items.length, items.filter(({ shown }) => shown?.filePath).length),
};
