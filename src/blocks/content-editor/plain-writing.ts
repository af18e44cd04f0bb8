import { standIn, type StandInConfig, type Writing } from './stand-in';
import { composed, composing, received, typed, type Visit, visitOf } from './text-visit';

interface PlainWritingConfig extends Omit<StandInConfig, 'onRestore'> {
  caret: number;
  /** Text that Escape restores, if not the stored one. */
  before: string | undefined;
  /** The stored text; null if its block is gone. */
  stored: () => string | null;
  store: (text: string, isStep?: boolean) => void;
}

/** Writes one line of plain text on the page. */
export function writePlain({ caret, before, stored, store, ...place }: PlainWritingConfig): Writing {
  let visit = visitOf(stored() ?? '', caret);
  if (before !== undefined) visit = { ...visit, before };
  const { element, putBack } = standIn({
    ...place,
    onRestore() {
      if (visit.before !== stored()) store(visit.before, true);
      place.onLeave();
    },
  });
  const show = () => {
    if (element.textContent !== visit.shown) element.textContent = visit.shown;
    placeCaret(element, visit.caret);
  };
  const take = (next: Visit) => {
    visit = next;
    if (visit.arrived === null && visit.known !== stored()) store(visit.known);
  };
  const read = () => [element.textContent, selectionIn(element).focus] as const;
  element.addEventListener('compositionstart', () => (visit = composing(visit)));
  element.addEventListener('compositionend', () => {
    take(composed(visit, ...read()));
    show();
  });
  element.addEventListener('input', () => take(typed(visit, ...read())));
  element.addEventListener('beforeinput', (event) => {
    const text = insertedText(event);
    if (text === null) return;
    event.preventDefault();
    if (text === '') return;
    const { start, end } = selectionIn(element);
    const { shown } = visit;
    take(typed(visit, shown.slice(0, start) + text + shown.slice(end), start + text.length));
    show();
  });
  takePlainText(element);
  const focus = () => {
    element.focus({ preventScroll: true });
    show();
  };
  show();
  focus();
  return {
    element,
    focus,
    receive(isUndo) {
      const value = stored();
      if (value === null || value === (visit.arrived ?? visit.known)) return;
      visit = received(visit, value, isUndo);
      if (visit.arrived === null) show();
    },
    end() {
      putBack();
      return visit;
    },
  };
}

function takePlainText(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    element.contentEditable = 'true';
  }
}

/** Text that an event would insert other than by a key: pasted, dropped or a new line; null for other input. */
function insertedText({ inputType, data, dataTransfer }: InputEvent): string | null {
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return '';
  if (inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop') return null;
  return (dataTransfer?.getData('text/plain') || (data ?? '')).replace(/\s+/g, ' ');
}

function selectionIn(element: HTMLElement): { start: number; end: number; focus: number } {
  const selection = element.ownerDocument.getSelection();
  const placeOf = (node: Node | null | undefined, offset: number) =>
    node && element.contains(node) ? textLengthTo(element, node, offset) : element.textContent.length;
  const anchor = placeOf(selection?.anchorNode, selection?.anchorOffset ?? 0);
  const focus = placeOf(selection?.focusNode, selection?.focusOffset ?? 0);
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus), focus };
}

/** Length of an element's text up to a place in it. */
export function textLengthTo(element: Element, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function placeCaret(element: HTMLElement, place: number): void {
  const text = element.firstChild;
  const selection = element.ownerDocument.getSelection();
  if (text?.nodeType === 3) selection?.collapse(text, Math.min(place, text.textContent?.length ?? 0));
  else selection?.collapse(element, 0);
}
