import { lookMs } from './use-read-end';

/** Tells of parts of a page whose ends stand in its window at two looks in a row, until the returned function is called. */
export function watchReading(document: Document, onRead: (partIds: readonly number[]) => void): () => void {
  let before = new Set<number>();
  const timer = setInterval(() => {
    const now = endsInSight(document);
    const stayed = now.filter((id) => before.has(id));
    if (stayed.length > 0) onRead(stayed);
    before = new Set(now);
  }, lookMs);
  return () => clearInterval(timer);
}

/** Ids of the parts whose ends are in sight; none in a hidden tab. */
function endsInSight(document: Document): number[] {
  const view = document.defaultView;
  if (!view || document.visibilityState === 'hidden') return [];
  return [...document.querySelectorAll<HTMLElement>('[data-part-id]')].flatMap((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    const isInSight = height > 0 && bottom > 0 && bottom <= view.innerHeight;
    return isInSight ? Number(element.dataset['partId']) : [];
  });
}
