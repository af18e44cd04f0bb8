/** Texts of the date input. */
export const dateInputText = { wrong: '看不懂這個日期，還沒有填入。例如 2026/06/01 或 115/06/01' } as const;
