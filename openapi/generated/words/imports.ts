// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const importStateWords = {
  checked: "尚未匯入",
  queued: "匯入中",
  done: "已匯入",
  stopped: "已停止",
  undoing: "復原中",
  undone: "已復原",
} as const;

export const importVerdictWords = {
  new: "新增",
  changed: "更新",
  same: "相同",
  refused: "無法匯入",
} as const;
