export const writingText = {
  toolbar: '文字工具',
  hint: (key: string) => `${key} 完成，Esc 還原這次輸入`,
} as const;
