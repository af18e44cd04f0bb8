import type { KeyboardEvent } from 'react';

const lines = new Set(['text', 'email', 'tel', 'url', 'number', 'password']);

/** Key code of Enter that ends a composition in Safari. */
const composing = 229;

/** True for Enter in a line of text that nothing has answered, and that ends no composition. */
const isEnterInLine = ({ target, key, keyCode, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  keyCode !== composing &&
  target instanceof HTMLInputElement &&
  lines.has(target.type);

/** Presses a button by Enter in a line of text, once the field has emitted its value. True if it was Enter. */
export function pressByEnter(event: KeyboardEvent, button: HTMLButtonElement | null): boolean {
  if (!isEnterInLine(event)) return false;
  event.preventDefault();
  setTimeout(() => button?.click());
  return true;
}
