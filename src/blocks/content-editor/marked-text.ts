import { characterDifferences, type Stretch } from '../../records/record/character-differences';

/** Marks in two rendered blocks the text that the other lacks; browsers without highlights mark nothing. */
export function markDifferences(before: Document | null, after: Document | null): void {
  const [old, now] = [textNodes(before), textNodes(after)];
  const found = characterDifferences(wordsOf(old), wordsOf(now));
  // An added or removed block is labelled as a whole.
  const isWhole = old.length === 0 || now.length === 0;
  mark(before, 'gone', isWhole ? [] : rangesOf(old, found.before));
  mark(after, 'new', isWhole ? [] : rangesOf(now, found.after));
}

function textNodes(document: Document | null): Text[] {
  if (!document?.body) return [];
  const walker = document.createTreeWalker(document.body, 4);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Nodes of a frame are not instances of this window's Text.
    nodes.push(node as Text);
  }
  return nodes;
}

const wordsOf = (nodes: readonly Text[]): string => nodes.map(({ data }) => data).join('');

/** Ranges of the changed text, split at text node boundaries. */
export function rangesOf(nodes: readonly Text[], stretches: readonly Stretch[]): Range[] {
  const changed: [number, number][] = [];
  let place = 0;
  for (const { text, isChanged } of stretches) {
    if (isChanged) changed.push([place, place + text.length]);
    place += text.length;
  }
  let start = 0;
  return nodes.flatMap((node) => {
    const from = start;
    start += node.data.length;
    return changed.flatMap(([first, last]) => {
      const [begin, end] = [Math.max(first - from, 0), Math.min(last - from, node.data.length)];
      if (begin >= end) return [];
      const range = node.ownerDocument.createRange();
      range.setStart(node, begin);
      range.setEnd(node, end);
      return [range];
    });
  });
}

function mark(document: Document | null, name: 'gone' | 'new', ranges: readonly Range[]): void {
  const view = document?.defaultView;
  if (!view || !('highlights' in view.CSS)) return;
  view.CSS.highlights.set(name, new view.Highlight(...ranges));
}
