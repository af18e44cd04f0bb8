import { sharedText } from '../../../openapi/text';

/** Common surnames, by which a short text counts as a name. */
const surnames =
  '陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧杜傅侯曹薛丁卓馬阮董唐温藍蔣石古紀姚連馮歐程湯田康姜汪白鄒尤巫';

/** Marks of words and of answers of 全站取代. */
export const replaceText = {
  surnames,
  regions: ['縣', '市', '區', '鄉', '鎮'],
  streets: ['路', '街', '道', '段', '巷', '弄'],
  number: '號',
  years: /\d{2,4}(?= ?年)/g,
  sameSign: ['臺', '台'],
  extensionMark: '[ \\u00a0]{0,3}(?:轉|分機|ext\\.?|#)[:.]?[ \\u00a0]{0,3}',
  republic: '民國',
  quotes: ['「」', '『』', '《》', '〈〉', '“”'],
  sentenceEnds: '。！？；\n',
  mayNotEdit: (unit: string) => `您沒有編輯「${unit}」的權限`,
  ruled: '上架中的內容要先下架、改好並核准，才能再上架',
  otherCompanyTel: (count: number) => `${count} 處寫上號碼：公司資料的電話不是這個號碼，沒有改用`,
  moved: '這一處的文字已經不同，請再找一次',
  unpublished: (count: number) => `線上還有 ${count} 處要等這個網頁的其他變更發布`,
  pagesBehind: (count: number) => `另有 ${count} 個網頁的內容和共用區塊不同，請在共用區塊更新網頁`,
  mayNotPublish: '草稿已換好；您沒有發布的權限，請有權限的人發布',
  needsApproval: '草稿已換好，要先核准才能換上',
  needsWords: '草稿已換好，廣告檢核不讓它換上',
  held: '等其他網頁核准後一起換上',
  mayNotPlan: '有網頁要先核准才能換上，您沒有新增一起上線的權限，請選「能換的先換」',
  removed: (find: string) => `（刪除 ${find}）`,
  tooMany: (limit: number) => `一次最多取代 ${limit} 處，請分批取代`,
  same: '換成的文字與要找的相同',
  nothing: '沒有一處可以取代，所以什麼都沒有改變',
  note: (find: string, replacement: string) => `全站取代：${find}換成${replacement || '（刪除）'}`,
  title: (find: string, replacement: string) => `${find} → ${replacement || '（刪除）'}`,
  releaseNames: {
    phone: (text: string) => `電話改為 ${text}`,
    address: (text: string) => `地址改為 ${text}`,
    name: (text: string) => `姓名改為 ${text}`,
    word: (text: string) => `字詞改為 ${text}`,
    link: (text: string) => `連結改為 ${text}`,
  },
  done: sharedText.replaced,
  restored: (count: number, left: number) => `${count} 筆已復原${left > 0 ? `，${left} 筆沒有復原` : ''}`,
  undoNote: (title: string) => `復原全站取代：${title}`,
  inRelease: (name: string) => `已經跟著一起上線「${name}」換上，請在那一組復原`,
  returnNeeds: {
    approvalMissing: '換回去的內容也要核准，沒有復原',
    adFindingsRequired: '廣告檢核不讓它換回去，沒有復原',
  },
  undone: '這次取代已經復原過',
  tooOld: (days: number) => `取代超過 ${days} 天，不能再復原`,
  editedSince: '取代後又改過，沒有復原',
} as const;
