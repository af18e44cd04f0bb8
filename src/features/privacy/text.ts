import { kindUnits } from '../../../openapi/generated/kinds';
import { maskLevelWords } from '../../../openapi/generated/words';

export const privacyText = {
  unit: kindUnits.privacy,
  tabs: '個資保護',
  settings: '保存與門檻',
  masking: '遮罩',
  levels: maskLevelWords,
  levelHelp: '遮罩的姓名為王○明、電話為 0912-***-678；看完整的一筆會留下紀錄',
  officer: '個資窗口',
  noOfficer: '未指定',
  emailHelp: '印在告知事項與給當事人的信裡',
} as const;
