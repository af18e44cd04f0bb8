import { serverText } from '../../base/contract/text';
import type { PartType } from '../../../openapi/generated/enums';
import { type PartKind, plainKind } from '../part-kind';

export const bars: PartKind<typeof PartType.bars> = {
  ...plainKind({
    hasSections: false,
    actions: [],
    highlighted: 'book',
    tel: '',
    lineId: '',
    lineText: '',
    address: '',
  }),
  problem: ({ actions = [], lineId = '' }) => {
    const twice = actions.findIndex((action, index) => actions.indexOf(action) !== index);
    if (twice >= 0) return { field: `actions[${twice}]`, message: serverText.invalid };
    return actions.includes('line') && !lineId
      ? { field: 'lineId', message: serverText.required }
      : undefined;
  },
};
