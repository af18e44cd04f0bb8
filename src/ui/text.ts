/** Texts of the date input. */
export const dateInputText = {
  wrong: (typed: string) => `「${typed}」不是日期，已清除。例如 2026/06/01 或 115/06/01`,
} as const;
