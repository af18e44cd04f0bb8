// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const releaseActionWords = {
  online: "上線",
  offline: "下架",
  change: "換上新的文字",
} as const;

export const releaseItemStateWords = {
  ready: "可以上線",
  approvalMissing: "缺核准",
  draft: "檢查沒過",
  conflict: "衝突",
  dependent: "跟著留下",
  done: "已上線",
  undone: "已復原",
} as const;

export const releaseStateWords = {
  preparing: "準備中",
  planned: "已排定",
  held: "沒有上線",
  partly: "有留下的",
  done: "已上線",
  undone: "已復原",
} as const;

export const releaseUndoEffectWords = {
  takesOff: "下架",
  showsAgain: "重新上架",
  restores: "換回上線前的內容",
  stays: "不復原",
} as const;
