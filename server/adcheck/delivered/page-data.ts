import { rule, sources } from './rule-data';

export const permit = rule({
  id: 'permit',
  kind: 'permit',
  contexts: ['建造執照', '使用執照', '建照', '使照', '建字第', '使字第'],
  reason: '未領得建造執照前不得銷售。請在頁面印出建造執照字號，可用「建案資訊」區塊從建案檔案帶入。',
  source: sources.permit,
});

export const planUse = rule({
  id: 'plan-use',
  kind: 'planUse',
  phrases: ['平面圖', '格局圖', '配置圖', '家配圖', '傢配圖', '平面配置', '樓層平面', '標準層'],
  contexts: ['用途', '集合住宅', '住宅使用', '店舖', '一般零售業', '核准使用'],
  reason: '平面圖旁須看得到核准用途；把機電空間、陽台畫成房間，只寫「僅供參考」不能免責。',
  source: sources.building,
});

export const pictureKind = rule({
  id: 'picture-kind',
  kind: 'pictureKind',
  contexts: [
    '實景',
    '實拍',
    '現場拍攝',
    '示意',
    '3D',
    '合成',
    '電腦繪製',
    '模擬',
    '參考圖',
    '透視圖',
    '情境',
    '效果圖',
    '拍攝',
    '攝影',
  ],
  reason: '圖片須標示實景、示意圖或 3D 合成，避免使人誤認。',
  source: sources.fairTrade,
});
