/** Texts of the visits. */
export const visitsText = {
  title: '賞屋行程',
  help: '今天起已約定的賞屋，每組以一小時計。',
  none: '目前沒有約定的賞屋',
  /** The call answers at most 50. */
  full: 50,
  coming: '即將到訪',
  past: '過去 30 天',
  pastHelp: '過去 30 天的賞屋與結果；還沒記錄到訪與否的以顏色標示。',
  nonePast: '過去 30 天沒有賞屋',
  unrecorded: '還沒記錄',
  fullPast: 100,
  fullNote: (count: number) => `只列出最近的 ${count} 組`,
  others: (day: string, count: number) => (count > 0 ? `${day}另有 ${count} 組賞屋` : `${day}沒有其他賞屋`),
  count: (count: number) => `${count} 組`,
  hours: (from: string, until: string) => `${from}～${until}`,
  unassigned: '尚未指派',
  unnamedCase: '未指定建案',
  clash: {
    assignee: (time: string) => `承辦人同時段另有 ${time} 的賞屋`,
    case: (time: string) => `同建案同時段另有 ${time} 的賞屋`,
  },
} as const;
