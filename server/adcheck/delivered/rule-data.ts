import type { AdRule } from '../check';

const checkedOn = '2026-11-27';

/** Legal provisions named by the rules; the company's counsel confirms them. */
export const sources = {
  fairTrade: '公平交易法第 21 條；公平交易委員會對於不動產廣告案件之處理原則',
  consumer: '消費者保護法第 22 條；公平交易法第 21 條',
  broker: '不動產經紀業管理條例第 21 條；公平交易法第 21 條',
  permit: '公寓大廈管理條例第 58 條',
  building: '建築法第 25 條、第 73 條；公平交易委員會對於不動產廣告案件之處理原則',
} as const;

type Given = Pick<AdRule, 'id' | 'kind' | 'reason' | 'source'> & Partial<AdRule>;

/** Rule as delivered: advice, switched on, to be confirmed by counsel. */
export const rule = ({ phrases = [], exceptions = [], contexts = [], ...given }: Given): AdRule => ({
  phrases,
  exceptions,
  contexts,
  checkedOn,
  isToConfirm: true,
  severity: 'advice',
  isOn: true,
  ...given,
});
