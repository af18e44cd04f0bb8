import { sharedText } from '../../../openapi/text';

/** Texts of findings about a page or a picture. */
export const adText = {
  noPermit: '頁面沒有印出建造執照字號',
  planWithoutUse: (place: number) => `第 ${place} 個區塊是平面圖，頁面沒有印出核准用途`,
  noCaption: '沒有說明的圖片',
  idTwice: '規則的編號重複',
  emptyPhrase: (phrase: string) => `「${phrase}」除了符號沒有字，請改寫或移除`,
  noPhrases: '請至少填一個詞，或停用這條規則',
  away: sharedText.adCheckAway,
  manyChecks: '先前的廣告檢核還在進行，請稍候再試',
  putAside: '已附理由放行',
  takenBack: '已收回',
  requiredStays: '「必須完成」的項目不能放行，請修改內容',
} as const;
