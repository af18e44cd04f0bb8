/** Characters that decide where a Chinese title may break. */
export const phrasePattern = /[^，、。：；！？　]+[，、。：；！？　]*/g;
export const opening = /^[「『（(《〈【]/;
export const endsOpen = /[「『（(《〈【]$/;
export const endsNumber = /[一二三四五六七八九十百千\d]$/;
export const startsNumber = /^[一二三四五六七八九十百千]/;
/** Particles and measures that stay with the word before them. */
export const clinging = /^[的了著過裡上下中內外後前時們之等米坪層戶席]$/;
export const titleTail = /^(.{1,14}?)\s*[｜|]\s*(.+)$/u;
export const namedEntry = /^([^：:]{1,8})[：:]\s*(.+)$/su;
export const extensionMark = /[#,轉]/;
/** The area of a housing unit: 46.8 坪, 46～52 坪. */
export const unitArea = /^\d[\d.]*(?:\s*[～~–—-]\s*\d[\d.]*)?\s*坪$/;
/** How many of a housing unit there are. */
export const unitCount = /^\d[\d,]*\s*戶$/;
/** Its price: 1,280～1,520 萬, 每坪 68 萬. */
export const unitPrice = /^(?:每坪\s*)?\d[\d.,]*(?:\s*[～~–—-]\s*\d[\d.,]*)?\s*萬元?$|^價格洽詢$/;
/** Its share of the common parts. */
export const unitShare = /^公設(?:比)?\s*(\d[\d.]*\s*%)$/;
/** Whether it can still be bought. */
export const unitState = /^(?:即將開賣|銷售中|最後數戶|完銷)$/;
/** The names under which a list says what stands in the band of key facts; the first that fits is meant. */
export const factLabels = [
  { name: 'area', pattern: /^(?:坪數|室內坪數|權狀坪數|主力坪數)/ },
  { name: 'households', pattern: /^(?:總|規劃)?戶數/ },
  { name: 'completion', pattern: /完工|交屋/ },
  { name: 'place', pattern: /^(?:基地位置|基地地址|地點)/ },
] as const;
