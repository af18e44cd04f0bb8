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
    const sameLength = previous.keys.length === keys.length;
    if (!list.current || !sameLength || keys.every((key, index) => key === previous.keys[index])) return null;
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

function places(list: HTMLElement): Places {
  const origin = list.getBoundingClientRect().top;
  return new Map(Array.from(list.children, (child) => [child, child.getBoundingClientRect().top - origin]));
}
