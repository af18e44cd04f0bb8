/** Characters of numbers. */
export const numberSigns: ReadonlySet<string> = new Set('0123456789.,~一二三四五六七八九十百千萬兩半幾數');
/** Characters of numbers that stand only between their digits. */
export const numberMarks: ReadonlySet<string> = new Set('.,~');
/** Marks that authors insert between the characters of a word. */
export const skippedSigns: ReadonlySet<string> = new Set(
  '\u200B\u200C\u200D\uFEFF\u00AD・·‧•*＊_「」『』〈〉《》【】“”"‘’\'',
);
/** Variants of a character. */
export const foldedSigns: Readonly<Record<string, string>> = {
  臺: '台',
  佔: '占',
  妳: '你',
  '◯': '○',
  // Else a comma within a number.
  '，': '、',
  '～': '~',
  '〜': '~',
  '—': '-',
  '–': '-',
};
export const numberWords: ReadonlySet<string> = new Set('#＃');
/** Ends of clauses within a sentence. */
export const clauseSigns: ReadonlySet<string> = new Set('，,');
/** In a harmless wording: the words that were found. */
export const foundSign = '○';
/** Joins words that must all be in the sentence. */
export const jointSign = '＆';
export const gapSign = '…';
/** Parts words of which any one fits. */
export const choiceSign = '、';
export const proposalSign = '→';
