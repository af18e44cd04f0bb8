/** What has the focus, and where it stands: its ancestors from the inside out, each with the number of the child that led there. */
interface Held {
  element: Element;
  place: readonly { parent: Element; index: number }[];
  path: string;
  dialog: Element | null;
  /** In a dialog: what had the focus before. */
  behind: Held | null;
}

const controls = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]', '[contenteditable=true]']
  .map((control) => `${control}:not(:disabled,[tabindex="-1"])`)
  .join();

/**
 * Keeps the keyboard's place when what has the focus is taken away or can't have it any more: a row that is deleted, a
 * chip, a bar that closes, a screen that is left. The focus goes on next to it; on another screen to the same control, to
 * the one by which that screen was left before, or to the title, which is read out. After the mouse nothing is done: a
 * phone would open its keyboard. Returns what ends it.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  let isByKeyboard = true;
  /** By the path of a screen. */
  const leftBy = new Map<string, string>();
  const ending = new AbortController();
  const listen = (type: string, run: (event: Event) => void) =>
    document.addEventListener(type, run, { capture: true, signal: ending.signal });
  const keep = () => {
    // With a dialog that closed, what it was opened from counts: where it is still there, the dialog gives it the focus.
    while (held?.behind && !held.dialog?.isConnected) held = held.behind;
    if (!isByKeyboard || !held || !isLost(held)) return;
    const path = drawnPath();
    if (held.path === path) return focus(nearby(held));
    const { element } = held;
    const before = leftBy.get(path);
    leftBy.set(held.path, keyOf(element));
    const all = controlsIn(document.querySelector('main'));
    focus(all.find((each) => isAlike(each, element)) ?? all.find((each) => keyOf(each) === before));
  };
  listen('keydown', () => (isByKeyboard = true));
  listen('pointerdown', () => (isByKeyboard = false));
  listen('focusin', ({ target }) => {
    if (target instanceof Element) held = heldBy(target, held);
  });
  // What is hidden or disabled loses the focus as well; whether something else has it now is seen only afterwards.
  listen('focusout', () => setTimeout(keep));
  // Before a dialog sees it, which would put the focus on itself.
  const observer = new MutationObserver(keep);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    held = null;
    ending.abort();
    observer.disconnect();
  };
}

/** Puts the focus on the title of the screen, which is read out. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}

/** Puts the focus on the first control of the screen. */
export function focusContent(): void {
  controlsIn(document.querySelector('main'))[0]?.focus();
}

/** That of the screen which is drawn: while another one loads, the address is ahead of it. */
function drawnPath(): string {
  return document.querySelector('main')?.dataset['path'] ?? '';
}

function heldBy(element: Element, before: Held | null): Held {
  const place: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    place.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  const dialog = element.closest('[role=dialog]');
  return { element, place, path: drawnPath(), dialog, behind: dialog && before };
}

function focus(control: HTMLElement | undefined): void {
  if (control) control.focus();
  else focusTitle();
}

/** The same control drawn anew or that of the next row, else the next control, else the one before. */
function nearby({ element, place }: Held): HTMLElement | undefined {
  for (const { parent, index } of place) {
    if (parent === document.body) break;
    const children = [...parent.children];
    const near = [
      ...children.slice(index).flatMap(controlsIn),
      ...children.slice(0, index).flatMap(controlsIn).toReversed(),
    ];
    const next = near.find((each) => isAlike(each, element)) ?? near[0];
    if (next) return next;
  }
  return undefined;
}

/** What of an element and in it the Tab key stops at. */
function controlsIn(element: Element | null): HTMLElement[] {
  const own = element?.matches(controls) ? [element] : [];
  return [...own, ...(element?.querySelectorAll(controls) ?? [])]
    .filter((each) => each instanceof HTMLElement)
    .filter(isReachable);
}

function isReachable(element: Element): boolean {
  return element.matches(':not(:disabled)') && element.getClientRects().length > 0;
}

function isAlike(one: Element, other: Element): boolean {
  return one.tagName === other.tagName && nameOf(one) === nameOf(other);
}

function keyOf(element: Element): string {
  return `${element.tagName} ${element.getAttribute('href') ?? nameOf(element)}`;
}

/** What a control does, without the record that it does it to, as of 「刪除 A」 or 「下一筆：A」. */
function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return name.trim().split(/[\s\p{P}]/u)[0] ?? '';
}

/** True of what nothing else has taken the focus from; the title of a screen that was left is but another title now. */
function isLost({ element, path }: Held): boolean {
  const { activeElement } = document;
  if (activeElement === element) return element.matches('h1') && path !== drawnPath();
  return activeElement === document.body && !isReachable(element);
}
