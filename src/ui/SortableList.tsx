import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names';
import { sortByDragging } from './sortable-drag';
import { gapAt, gapOf, landingIndex, moveItem } from './sortable-order';
import { type SortableActions, SortableItem } from './SortableItem';
import { SortableMotion } from './SortableMotion';

// Shows where an item will land: a line with a dot at its beginning and a word at its end.
const landing = classNames(
  'pointer-events-none absolute inset-x-0 top-0 z-3 -mt-px h-0.5 bg-primary',
  'before:absolute before:-top-0.75 before:-left-1 before:size-2 before:rounded-full before:bg-primary',
);

const landingWord = classNames(
  'absolute -top-2.5 right-2 inline-flex h-5.5 items-center rounded-tag border border-primary px-2',
  'bg-raised text-caption whitespace-nowrap text-primary empty:hidden',
);

/** What is read out; positions count from 1. */
interface SortableAnnouncements<Item> {
  lifted: (item: Item, position: number, count: number) => string;
  moved: (item: Item, position: number, count: number) => string;
  dropped: (item: Item, position: number, count: number) => string;
  cancelled: (item: Item, position: number, count: number) => string;
}

interface SortableListProps<Item> extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly Item[];
  /** A key that stays with the item while it moves and while it is edited. */
  itemKey: (item: Item) => string | number;
  /** The whole list in its new order, once per drop. If the owner does not take it, nothing moves. */
  onReorder: (items: Item[], move: { from: number; to: number }) => void;
  /** Draws one item, with a `SortableHandle` somewhere in it. A function that stays the same draws only what changes. */
  renderItem: (item: Item, index: number) => ReactNode;
  announce: SortableAnnouncements<Item>;
  /** Short text on the line that shows where an item will land. */
  lineLabel?: (position: number) => string;
  itemClassName?: string | ((item: Item) => string | undefined);
  disabled?: boolean;
}

/** A vertical list whose items are reordered by dragging their handles or with the keyboard; lists may lie inside one another. */
export function SortableList<Item>({
  items,
  itemKey,
  onReorder,
  renderItem,
  announce,
  lineLabel,
  itemClassName,
  disabled = false,
  className,
  ...props
}: SortableListProps<Item>) {
  const handle = useId();
  const list = useRef<HTMLOListElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLSpanElement>(null);
  const keys = items.map((item) => String(itemKey(item)));
  const latest = useRef({ items, keys, onReorder, announce, lineLabel });
  useLayoutEffect(() => {
    latest.current = { items, keys, onReorder, announce, lineLabel };
  });

  const actions = useMemo<SortableActions>(() => {
    const say = (kind: keyof SortableAnnouncements<Item>, index: number, at: number) => {
      const { items: current, announce: texts } = latest.current;
      const item = current[index];
      if (spoken.current && item !== undefined) {
        spoken.current.textContent = texts[kind](item, at + 1, current.length);
      }
    };
    const hideLine = () => line.current?.toggleAttribute('hidden', true);
    return {
      handle,
      count: () => latest.current.items.length,
      lift: (index) => say('lifted', index, index),
      show(index, target) {
        if (list.current && line.current) {
          placeLine(line.current, list.current, index, target, latest.current.lineLabel?.(target + 1) ?? '');
        }
        say('moved', index, target);
      },
      drop(index, target) {
        hideLine();
        say('dropped', index, target);
        const { items: current, onReorder: reorder } = latest.current;
        if (index !== target) reorder([...moveItem(current, index, target)], { from: index, to: target });
      },
      cancel(index) {
        hideLine();
        say('cancelled', index, index);
      },
    };
  }, [handle]);

  useDragging(list, actions, latest, disabled);
  const drawn = useDrawn(renderItem);

  return (
    <div className="relative">
      <SortableMotion list={list} keys={keys}>
        <ol ref={list} className={classNames('relative', className)} {...props}>
          {items.map((item, index) => (
            <SortableItem
              key={keys[index]}
              index={index}
              disabled={disabled}
              actions={actions}
              className={typeof itemClassName === 'function' ? itemClassName(item) : itemClassName}
            >
              {drawn(item, index, keys[index] ?? '')}
            </SortableItem>
          ))}
        </ol>
      </SortableMotion>
      <div ref={line} hidden aria-hidden="true" className={landing}>
        <span className={landingWord} />
      </div>
      <span ref={spoken} aria-live="assertive" className="sr-only" />
    </div>
  );
}

/** Draws items by a function; one that was drawn by it at its place before is not drawn again. */
function useDrawn<Item>(draw: (item: Item, index: number) => ReactNode) {
  const [known] = useState(
    () => new Map<string, { item: Item; index: number; draw: typeof draw; node: ReactNode }>(),
  );
  return (item: Item, index: number, key: string): ReactNode => {
    const before = known.get(key);
    if (before?.item === item && before.index === index && before.draw === draw) return before.node;
    const node = draw(item, index);
    known.set(key, { item, index, draw, node });
    return node;
  };
}

/** Drags by pointer and finger, in terms of the same actions as the keyboard. */
function useDragging(
  list: RefObject<HTMLElement | null>,
  actions: SortableActions,
  latest: RefObject<{ keys: string[] }>,
  disabled: boolean,
) {
  useEffect(() => {
    const element = list.current;
    if (!element || disabled) return;
    let from = 0;
    let target = 0;
    return sortByDragging(element, actions.handle, {
      keys: () => latest.current.keys,
      onStart(index) {
        from = target = index;
        actions.lift(index);
      },
      onMove(y) {
        const gap = gapAt(y, latest.current.keys.length, (index) => middleOf(element.children[index]));
        const next = landingIndex(from, gap);
        if (next === target) return;
        target = next;
        actions.show(from, target);
      },
      onEnd(dropped) {
        if (dropped) actions.drop(from, target);
        else actions.cancel(from);
      },
    });
  }, [list, actions, latest, disabled]);
}

function placeLine(line: HTMLElement, list: HTMLElement, from: number, target: number, label: string) {
  const gap = gapOf(from, target);
  const origin = list.parentElement?.getBoundingClientRect().top ?? 0;
  const before = list.children[gap - 1]?.getBoundingClientRect();
  const after = list.children[gap]?.getBoundingClientRect();
  const y = before && after ? (before.bottom + after.top) / 2 : (before?.bottom ?? after?.top ?? origin);
  line.style.top = `${y - origin}px`;
  line.toggleAttribute('hidden', from === target);
  if (line.firstElementChild) line.firstElementChild.textContent = label;
  // While dragging the edges scroll by themselves; with the keyboard the line must be followed.
  if (from !== target && document.activeElement?.closest('[data-lifted]')) {
    line.scrollIntoView({ block: 'nearest' });
  }
}

function middleOf(element: Element | undefined): number {
  if (!element) return Number.POSITIVE_INFINITY;
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
