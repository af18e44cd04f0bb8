import { useState } from 'react';

/** What a live region says last; the same words twice are said twice, as each differs from the one before. */
export function useSpoken(): [spoken: string, say: (words: string) => void] {
  const [spoken, setSpoken] = useState('');
  return [spoken, (words) => setSpoken((before) => nextSpoken(before, words))];
}

/** The words, with a space at their end that nobody hears where the region has them already. */
export function nextSpoken(before: string, words: string): string {
  return before === words ? `${words}\u00A0` : words;
}
