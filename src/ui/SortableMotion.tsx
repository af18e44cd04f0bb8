import { Component, type ReactNode, type RefObject } from 'react';

interface SortableMotionProps {
  list: RefObject<HTMLElement | null>;
  /** Keys in order; a changed order animates the items. */
  keys: readonly string[];
  children: ReactNode;
}

type Places = Map<Element, number>;

/**
 * Animates items to a new order in 250 ms. A class component, because only getSnapshotBeforeUpdate reads the page
 * before a change.
 */
export class SortableMotion extends Component<SortableMotionProps> {
  override getSnapshotBeforeUpdate(previous: SortableMotionProps): Places | null {
    const { list, keys } = this.props;
    if (!list.current || isSameOrder(previous.keys, keys)) return null;
    return places(list.current);
  }

  override componentDidUpdate(_props: SortableMotionProps, _state: unknown, before: Places | null) {
    const list = this.props.list.current;
    if (!before || !list || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [element, top] of places(list)) {
      const shift = (before.get(element) ?? top) - top;
      if (shift !== 0) {
        element.animate(
          { translate: [`0 ${shift}px`, '0 0'] },
          { duration: 250, easing: 'cubic-bezier(.2, .7, .2, 1)' },
        );
      }
    }
  }

  override render() {
    return this.props.children;
  }
}

/** True if the keys of both follow each other as before. */
function isSameOrder(before: readonly string[], now: readonly string[]): boolean {
  if (before === now) return true;
  const [known, kept] = [new Set(before), new Set(now)];
  const left = before.filter((key) => kept.has(key));
  return now.filter((key) => known.has(key)).every((key, index) => key === left[index]);
}

function places(list: HTMLElement): Places {
  const origin = list.getBoundingClientRect().top;
  return new Map(Array.from(list.children, (child) => [child, child.getBoundingClientRect().top - origin]));
}
