/** Joins words, with a space between Chinese and Latin ones: 編輯文章, 編輯 Webhook. */
export function joinWords(...words: string[]): string {
  return words
    .join('\0')
    .replace(/(\p{Script=Han})\0(?=[A-Za-z0-9])|([A-Za-z0-9])\0(?=\p{Script=Han})/gu, '$1$2 ')
    .replaceAll('\0', '');
}
