import { lookMs } from './use-read-end';

/**
 * Tells what stood in a page's window at two looks in a row, until the returned function is called; `inSight` reads
 * one look.
 */
export function watchReading<Read>(
  document: Document,
  inSight: (document: Document) => readonly Read[],
  onRead: (read: readonly Read[]) => void,
): () => void {
  let before = new Set<Read>();
  const timer = setInterval(() => {
    const now = document.visibilityState === 'hidden' ? [] : inSight(document);
    const stayed = now.filter((each) => before.has(each));
    if (stayed.length > 0) onRead(stayed);
    before = new Set(now);
  }, lookMs);
  return () => clearInterval(timer);
}

/** Ids of the parts whose ends are in sight. */
export const partsInSight = (document: Document): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-part-id]')].flatMap((element) =>
    isEndInSight(element) ? Number(element.dataset['partId']) : [],
  );

/** One entry once the end of what a page says is in sight, above the foot that all pages have. */
export const endInSight = (document: Document): 'end'[] =>
  isEndInSight(document.querySelector('main') ?? document.body) ? ['end'] : [];

function isEndInSight(element: HTMLElement): boolean {
  const view = element.ownerDocument.defaultView;
  const { bottom, height } = element.getBoundingClientRect();
  // Heights of scaled pages are no whole pixels.
  return view !== null && height > 0 && bottom > 0 && Math.floor(bottom) <= view.innerHeight;
}
