import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { barActionWords } from '../../../../../openapi/generated/words';
import { asTyped } from '../../../../../openapi/typed';
import type { PageBars } from '../../block';
import type { BlockKind } from '../../block-kind';
import { barsBlockText } from './text';

const rule = limits.BarsPartInput;

const barsSummary = ({ hasSections, actions }: PageBars) =>
  [...(hasSections ? [barsBlockText.sections] : []), ...actions.map((action) => barActionWords[action])].join(
    '、',
  );

export const barsKind: BlockKind<typeof PartType.bars> = {
  icon: 'menu',
  feature: 'pageBlocks',
  form: ['bars'],
  empty: () => ({
    bars: {
      hasSections: true,
      actions: ['call', 'book'],
      highlighted: 'book',
      tel: '',
      lineId: '',
      lineText: '',
      address: '',
    },
  }),
  read: ({ hasSections, actions, highlighted, tel, lineId, lineText, address }) => ({
    bars: { hasSections, actions, highlighted, tel, lineId, lineText, address },
  }),
  send: ({ bars: { tel, lineId, ...bars } }) => ({
    partType: PartType.bars,
    ...bars,
    tel: asTyped(rule.tel.typed, tel),
    lineId: asTyped(rule.lineId.typed, lineId),
  }),
  summary: ({ bars }) => barsSummary(bars),
};
