/** Focused element and its position: ancestors from the inside out, each with the index of the child. */
interface FocusSnapshot {
  element: Element;
  place: readonly { parent: Element; index: number }[];
  path: string;
  dialog: Element | null;
  /** In a dialog: the element focused before it. */
  behind: FocusSnapshot | null;
}

const controls = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]', '[contenteditable=true]']
  .map((control) => `${control}:not(:disabled,[tabindex="-1"])`)
  .join();

/**
 * Restores lost keyboard focus; not after mouse use, as a phone would open its keyboard. Returns a function
 * that stops it.
 */
export function keepFocus(): () => void {
  let snapshot: FocusSnapshot | null = null;
  let isByKeyboard = true;
  /** Control that left each screen, by path. */
  const leftBy = new Map<string, string>();
  const ending = new AbortController();
  const listen = (type: string, run: (event: Event) => void) =>
    document.addEventListener(type, run, { capture: true, signal: ending.signal });
  const keep = () => {
    // For a closed dialog, its opener counts; while that exists, the dialog itself focuses it.
    while (snapshot?.behind && !snapshot.dialog?.isConnected) snapshot = snapshot.behind;
    if (!isByKeyboard || !snapshot || !isLost(snapshot)) return;
    const path = drawnPath();
    if (snapshot.path === path) return focus(nearby(snapshot));
    const { element } = snapshot;
    const before = leftBy.get(path);
    leftBy.set(snapshot.path, keyOf(element));
    const all = controlsIn(document.querySelector('main'));
    // The same control, the one that left this screen, or the title.
    focus(all.find((each) => isAlike(each, element)) ?? all.find((each) => keyOf(each) === before));
  };
  listen('keydown', () => (isByKeyboard = true));
  listen('pointerdown', () => (isByKeyboard = false));
  listen('focusin', ({ target }) => {
    if (target instanceof Element) snapshot = snapshotOf(target, snapshot);
  });
  // Hidden and disabled elements lose focus too; the next focus is known only afterwards.
  listen('focusout', () => setTimeout(keep));
  // Runs before a dialog focuses itself.
  const observer = new MutationObserver(keep);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    snapshot = null;
    ending.abort();
    observer.disconnect();
  };
}

/** Focuses the screen's title, which screen readers then read. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}

/** Focuses the first control of the screen. */
export function focusContent(): void {
  controlsIn(document.querySelector('main'))[0]?.focus();
}

/** Path of the rendered screen; during loading the location is already the next one. */
function drawnPath(): string {
  return document.querySelector('main')?.dataset['path'] ?? '';
}

function snapshotOf(element: Element, before: FocusSnapshot | null): FocusSnapshot {
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

/** The same control rendered again or in the next row, else the next control, else the previous. */
function nearby({ element, place }: FocusSnapshot): HTMLElement | undefined {
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

/** Tab stops in an element, including itself. */
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

/** Name of a control without its record, as of 「刪除 A」 or 「下一筆：A」. */
function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return name.trim().split(/[\s\p{P}]/u)[0] ?? '';
}

/** True if nothing else has the focus; the title of a left screen does not count. */
function isLost({ element, path }: FocusSnapshot): boolean {
  const { activeElement } = document;
  if (activeElement === element) return element.matches('h1') && path !== drawnPath();
  return activeElement === document.body && !isReachable(element);
}
