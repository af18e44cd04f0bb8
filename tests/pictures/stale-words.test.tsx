// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { useStaleWords } from '../../src/records/pictures/use-stale-words';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function Field({ words }: { words: string }) {
  const [text, setText] = useState(words);
  const { ask, note } = useStaleWords(text !== '', () => setText(''));
  return (
    <>
      <input readOnly value={text} />
      <button onClick={ask}>replace</button>
      {note}
    </>
  );
}

function shown(words: string) {
  const place = document.createElement('div');
  act(() => createRoot(place).render(<Field words={words} />));
  return {
    press: (name: string) => {
      const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      act(() => button?.click());
    },
    asks: () => place.querySelector('[role=status]') !== null,
    text: () => place.querySelector('input')?.value,
  };
}

it('asks about texts typed for the previous picture, and keeps or empties them', () => {
  const kept = shown('正立面');
  expect(kept.asks()).toBe(false);
  kept.press('replace');
  expect(kept.asks()).toBe(true);
  kept.press('仍然適用');
  expect([kept.asks(), kept.text()]).toEqual([false, '正立面']);
  kept.press('replace');
  kept.press('清空重寫');
  expect([kept.asks(), kept.text()]).toEqual([false, '']);
});

it('does not ask without texts', () => {
  const none = shown('');
  none.press('replace');
  expect(none.asks()).toBe(false);
});
