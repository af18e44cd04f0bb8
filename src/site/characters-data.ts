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
