/** What a stranger reads where no page is. */
export const pageText = { notFoundTitle: '找不到頁面', notFound: '這個網站不存在，或目前未開放。' } as const;
