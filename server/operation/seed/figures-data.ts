/** Label of the demo's campaign as counters keep it: source, then its name. */
export const campaign = 'google|autumn-visit';
/** Sections of public pages, and the share of visitors who reach them. */
export const sectionShares = [
  ['圖集', 0.78],
  ['建案資訊', 0.61],
  ['格局', 0.57],
  ['工程進度', 0.38],
  ['交通位置', 0.34],
  ['預約賞屋', 0.29],
] as const;
/** Code of a case with a public site, and its visitors on a usual day. */
export const usualVisitors = { HY202503: 46, HY202502: 58, HY202402: 27, HY202312: 12 } as const;
