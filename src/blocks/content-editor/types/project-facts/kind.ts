import { PartType } from '../../../../../openapi/generated/enums';
import { readItems, shownItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';

export const projectFactsKind: BlockKind<typeof PartType.projectFacts> = {
  icon: 'article',
  feature: 'projectBlocks',
  source: 'projectFacts',
  items: { drawn: shownItems },
  form: ['items'],
  empty: () => ({ items: [] }),
  read: ({ items }) => ({
    items: readItems(items, ({ label, group, detail }) => ({ label, shown: { group, detail } })),
  }),
  send: () => ({ partType: PartType.projectFacts }),
  summary: ({ items }) => items.map(({ label }) => label).join('、'),
};
