import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names';
import type { DragCallbacks } from './sortable-drag';
import { gapAt, gapOf, landingIndex, moveItem } from './sortable-order';
import { type SortableActions, SortableItem } from './SortableItem';
import { SortableMotion } from './SortableMotion';
import { untilLoaded } from './until-loaded';
import { useStableMethods } from './use-stable-callback';

// Drop indicator: a line with a dot at its start and a label at its end.
const landing = classNames(
  'pointer-events-none absolute inset-x-0 top-0 z-3 -mt-px h-0.5 bg-primary',
  'before:absolute before:-top-0.75 before:-left-1 before:size-2 before:rounded-full before:bg-primary',
);

const landingWord = classNames(
  'absolute -top-2.5 right-2 inline-flex h-5.5 items-center rounded-tag border border-primary px-2',
  'bg-raised text-caption whitespace-nowrap text-primary empty:hidden',
);

/** Texts for screen readers; positions count from 1. */
interface SortableAnnouncements<Item> {
  lifted: (item: Item, position: number, count: number) => string;
  moved: (item: Item, position: number, count: number) => string;
  dropped: (item: Item, position: number, count: number) => string;
  cancelled: (item: Item, position: number, count: number) => string;
}

interface SortableListProps<Item> extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly Item[];
  /** Stable while items move and change. */
  itemKey: (item: Item) => string | number;
  /** Called once per drop with the reordered list; ignoring it cancels the move. */
  onReorder: (items: Item[], move: { from: number; to: number }) => void;
  /** Renders an item with a `SortableHandle` in it. With a stable function only changed items render again. */
  renderItem: (item: Item, index: number) => ReactNode;
  announce: SortableAnnouncements<Item>;
  /** Keyboard help, read out with each handle. */
  hint: string;
  /** Label of the drop indicator. */
  lineLabel?: ((position: number, item: Item) => string) | undefined;
  itemClassName?: string | ((item: Item) => string | undefined);
}

/** A vertical list whose items are reordered by dragging their handles or with the keyboard; lists may be nested. */
export function SortableList<Item>({
  items,
  itemKey,
  onReorder,
  renderItem,
  announce,
  hint,
  lineLabel,
  itemClassName,
  className,
  ...props
}: SortableListProps<Item>) {
  const handle = useId();
  const list = useRef<HTMLOListElement>(null);
  const keys = items.map((item) => String(itemKey(item)));
  const { actions, line, spoken } = useActions({ items, announce, onReorder, lineLabel, handle, list });

  useDragging(list, actions, keys);
  const drawn = useDrawn(renderItem);

  return (
    <div className="relative">
      <SortableMotion list={list} keys={keys}>
        <ol ref={list} className={classNames('relative', className)} {...props}>
          {items.map((item, index) => (
            <SortableItem
              key={keys[index]}
              index={index}
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
      <p id={`${handle}-hint`} hidden>
        {hint}
      </p>
      <span ref={spoken} aria-live="assertive" className="sr-only" />
    </div>
  );
}

interface ActionsConfig<Item> extends Pick<
  SortableListProps<Item>,
  'items' | 'announce' | 'onReorder' | 'lineLabel'
> {
  handle: string;
  list: RefObject<HTMLElement | null>;
}

/** Stable actions of mouse, touch and keyboard, with the elements that show and announce them. */
function useActions<Item>({ items, announce, onReorder, lineLabel, handle, list }: ActionsConfig<Item>) {
  const line = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLSpanElement>(null);
  const say = (kind: keyof SortableAnnouncements<Item>, index: number, at: number) => {
    const item = items[index];
    if (spoken.current && item !== undefined) {
      spoken.current.textContent = announce[kind](item, at + 1, items.length);
    }
  };
  const hideLine = () => line.current?.toggleAttribute('hidden', true);
  const methods = useStableMethods<Omit<SortableActions, 'handle'>>({
    count: () => items.length,
    lift: (index) => say('lifted', index, index),
    show(index, target) {
      if (list.current && line.current) {
        const item = items[index];
        const label = item === undefined ? undefined : lineLabel?.(target + 1, item);
        placeLine(line.current, list.current, index, target, label ?? '');
      }
      say('moved', index, target);
    },
    drop(index, target) {
      hideLine();
      say('dropped', index, target);
      if (index !== target) onReorder([...moveItem(items, index, target)], { from: index, to: target });
    },
    cancel(index) {
      hideLine();
      say('cancelled', index, index);
    },
  });
  return { actions: useMemo(() => ({ handle, ...methods }), [handle, methods]), line, spoken };
}

/** Caches rendered items; an unchanged item at the same index does not render again. */
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

/** Translates dragging by mouse and touch into the actions of the keyboard. */
function useDragging(list: RefObject<HTMLElement | null>, actions: SortableActions, keys: string[]) {
  const currentKeys = useEffectEvent(() => keys);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let from = 0;
    let target = 0;
    const callbacks: DragCallbacks = {
      keys: () => currentKeys(),
      onStart(index) {
        from = target = index;
        actions.lift(index);
      },
      onMove(y) {
        const gap = gapAt(y, currentKeys().length, (index) => middleOf(element.children[index]));
        const next = landingIndex(from, gap);
        if (next === target) return;
        target = next;
        actions.show(from, target);
      },
      onEnd(dropped) {
        if (dropped) actions.drop(from, target);
        else actions.cancel(from);
      },
    };
    let stop: (() => void) | null = null;
    const ending = new AbortController();
    // Until it is there, keys sort.
    void untilLoaded(() => import('./sortable-drag')).then(({ sortByDragging }) => {
      if (!ending.signal.aborted) stop = sortByDragging(element, actions.handle, callbacks);
    });
    return () => {
      ending.abort();
      stop?.();
    };
  }, [list, actions]);
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
  // Dragging scrolls automatically; the keyboard does not.
  if (from !== target && document.activeElement?.closest('[data-lifted]')) {
    line.scrollIntoView({ block: 'nearest' });
  }
}

function middleOf(element: Element | undefined): number {
  if (!element) return Number.POSITIVE_INFINITY;
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
