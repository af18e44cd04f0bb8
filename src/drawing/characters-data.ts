/** Break opportunities of Chinese titles. */
export const phrasePattern = /[^，、。：；！？　]+[，、。：；！？　]*/g;
export const opening = /^[「『（(《〈【]/;
export const endsOpen = /[「『（(《〈【]$/;
export const endsNumber = /[一二三四五六七八九十百千\d]$/;
export const startsNumber = /^[一二三四五六七八九十百千]/;
/** Particles and units that stay with the preceding word. */
export const clinging = /^[的了著過裡上下中內外後前時們之等米坪層戶席]$/;
export const titleTail = /^(.{1,14}?)\s*[｜|]\s*(.+)$/u;
export const namedEntry = /^([^：:]{1,8})[：:]\s*(.+)$/su;
export const extensionMark = /[#,轉]/;
/** Area of a housing unit: 46.8 坪, 46～52 坪. */
export const unitArea = /^\d[\d.]*(?:\s*[～~–—-]\s*\d[\d.]*)?\s*坪$/;
/** Number of equal housing units. */
export const unitCount = /^\d[\d,]*\s*戶$/;
/** Price of a housing unit: 1,280～1,520 萬, 每坪 68 萬. */
export const unitPrice = /^(?:每坪\s*)?\d[\d.,]*(?:\s*[～~–—-]\s*\d[\d.,]*)?\s*萬元?$|^價格洽詢$/;
/** Share of common parts. */
export const unitShare = /^公設(?:比)?\s*(\d[\d.]*\s*%)$/;
/** Sales state. */
export const unitState = /^(?:即將開賣|銷售中|最後數戶|完銷)$/;
/** Labels of key facts in lists; the first match wins. */
export const factLabels = [
  { name: 'area', pattern: /^(?:坪數|室內坪數|權狀坪數|主力坪數)/ },
  { name: 'households', pattern: /^(?:總|規劃)?戶數/ },
  { name: 'completion', pattern: /完工|交屋/ },
  { name: 'place', pattern: /^(?:基地位置|基地地址|地點)/ },
] as const;
