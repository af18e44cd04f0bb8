/** The tabs of cases (specification 3). */
export const caseTabText = { 1: '熱銷建案', 2: '即將推出', 3: '歷年完銷' } as const;

/** The types of articles (specification 3). */
export const articleTypeText = { 2: '市場趨勢', 3: '建築美學' } as const;
