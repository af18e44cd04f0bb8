/** Texts of findings in a draft. */
export const findingText = {
  heading: '提示',
  open: (count: number) => `提示 ${count} 則，打開清單`,
  count: (count: number) => `${count} 則`,
  nth: (count: number, place: number) => `${count} 則，第 ${place} 則`,
  previous: '上一則提示',
  next: '下一則提示',
  keys: '可用上下鍵移動，Enter 前往',
  inBlock: (name: string) => `「${name}」的提示`,
  pin: (marks: string, count: number, name: string) =>
    count > 1 ? `${name}有 ${count} 則提示：${marks}` : `${name}的提示：${marks}`,
  marks: {
    asked: '請您修改',
    alt: '缺替代文字',
    contrast: '對比不足',
    heading: '標題跳級',
    link: '空的連結',
    emptyHeading: '空的標題',
    advertising: '廣告用語',
    fact: '與建案檔案不符',
    deadLink: '連結打不開',
  },
  alt: '圖片沒有替代文字，聽網頁的訪客不知道圖片的內容；請填寫，或勾選裝飾圖',
  altOf: (place: string) => `${place}還沒有填，聽網頁的訪客不知道圖片的內容`,
  contrast: (has: string, needs: string) =>
    `文字與底色的對比是 ${has}：1，至少要 ${needs}：1。顏色由版型決定，可換一個版型`,
  contrastUnknown: '文字與底色的對比不足，不容易閱讀。顏色由版型決定，可換一個版型',
  headingOrder: '這個標題比上一個低了兩級以上，聽網頁的訪客會以為少了一段；請改用高一級的標題',
  link: '有連結沒有文字，聽網頁的訪客不知道連到哪裡；請補上文字，或刪除連結',
  emptyHeading: '有標題沒有文字；請補上文字，或刪除這個標題',
} as const;

export type FindingKind = keyof typeof findingText.marks;

/** The findings of one block, by kind: 「缺替代文字、廣告用語」. */
export function marksOf(findings: readonly { kind: FindingKind }[]): string {
  return [...new Set(findings.map(({ kind }) => findingText.marks[kind]))].join('、');
}
