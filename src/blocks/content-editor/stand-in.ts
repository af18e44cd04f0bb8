import type { Visit } from './text-visit';

/** A text of the page while it is written. */
export interface Writing {
  element: HTMLElement;
  /** Gives the caret back. */
  focus: () => void;
  /** Takes over what is stored now. */
  receive: (isUndo: boolean) => void;
  /** Puts back the drawn element; returns where the caret was and what Escape would have restored. */
  end: () => Partial<Pick<Visit, 'caret' | 'before'>>;
  /** Formatting, beside the hint. */
  Tools?: React.ComponentType;
}

export interface StandInConfig {
  /** Drawn element whose place the text takes while it is written. */
  host: Element;
  label: string;
  hint: string;
  isMultiLine?: boolean;
  /** Keys that end the visit, and those of the history. */
  onLeave: () => void;
  onRestore: () => void;
  undo: (isRedo: boolean) => void;
}

/**
 * An element of the same kind and look in front of the drawn one, which only hides, so that React may redraw it; a text
 * field for screen readers.
 */
export function standIn(config: StandInConfig): { element: HTMLElement; putBack: () => void } {
  const { host, label, hint, isMultiLine = false } = config;
  // Elements of the frame are not instances of this window's HTMLElement.
  const element = host.cloneNode(false) as HTMLElement;
  element.removeAttribute('id');
  element.role = 'textbox';
  element.ariaLabel = label;
  element.ariaMultiLine = String(isMultiLine);
  element.setAttribute('aria-description', hint);
  element.dataset['writing'] = '';
  const partId = host.getAttribute('data-part-id');
  host.before(element);
  host.setAttribute('data-written', '');
  host.removeAttribute('data-part-id');
  listenToKeys(element, config);
  return {
    element,
    putBack() {
      if (partId !== null) host.setAttribute('data-part-id', partId);
      host.removeAttribute('data-written');
      element.remove();
    },
  };
}

function listenToKeys(element: HTMLElement, { isMultiLine, onLeave, onRestore, undo }: StandInConfig): void {
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const hasModifier = event.ctrlKey || event.metaKey;
    // Keys of an input method are its own.
    if (event.isComposing || altKey) return;
    if (hasModifier && key.toLowerCase() === 'z') undo(shiftKey);
    else if (key === 'Enter' && (hasModifier || !isMultiLine)) onLeave();
    else if (key === 'Escape') onRestore();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener('keydown', press);
  element.addEventListener('beforeinput', (event) => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    undo(event.inputType === 'historyRedo');
  });
  // Space would press the link or the summary around the text.
  element.addEventListener('keyup', (event) => event.preventDefault());
}
