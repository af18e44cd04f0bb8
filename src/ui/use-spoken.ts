import { useState } from 'react';

/** Text of a live region. Repeated texts are read out again, as each differs from the last. */
export function useSpoken(): [spoken: string, say: (words: string) => void] {
  const [spoken, setSpoken] = useState('');
  return [spoken, (words) => setSpoken((before) => nextSpoken(before, words))];
}

/** The text, with a trailing space if the region already contains it. */
export function nextSpoken(before: string, words: string): string {
  return before === words ? `${words}\u00A0` : words;
}
