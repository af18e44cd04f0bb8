import { type FocusEvent, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Kinds of inputs without words that somebody would have to write again; a search closes like a menu. */
const otherKinds = new Set(['checkbox', 'radio', 'file', 'range', 'color', 'password', 'search', 'submit']);

const isTextControl = (target: Element): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !otherKinds.has(target.type));

/** Tells whether text controls hold words that were typed since they were first focused. */
export function useTypedText() {
  const first = useRef(new Map<TextControl, string>());
  return {
    noteFocus({ target }: FocusEvent) {
      if (isTextControl(target) && !first.current.has(target)) first.current.set(target, target.value);
    },
    isTyped: () =>
      [...first.current].some(
        ([control, before]) => control.isConnected && control.value.trim() !== '' && control.value !== before,
      ),
  };
}
