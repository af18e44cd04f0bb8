import {
  dragAndDrop,
  handleDragend,
  handleDragstart,
  handleEnd,
  parents,
  tearDown,
} from '@formkit/drag-and-drop';

type DragState = Parameters<typeof handleEnd>[0];

interface DragCallbacks {
  /** The keys in the order of the elements, asked whenever the library wants to know. */
  keys: () => string[];
  onStart: (from: number) => void;
  /** The height of the pointer in the window. */
  onMove: (y: number) => void;
  /** The drag is over; `dropped` is false after Escape and after letting go outside the window. */
  onEnd: (dropped: boolean) => void;
}

/**
 * Makes the children of `list` draggable by handles that carry `data-sortable-handle={handle}`; returns what undoes it.
 *
 * The only place that knows `@formkit/drag-and-drop`. The library is used for what browsers make hard (native drag by mouse,
 * a copy under the finger on touch, scrolling at the edges) and for nothing else:
 * - It remembers the values it was given, so it is given keys and a function that reads them anew: nothing to go stale.
 * - Its sorting would move elements that belong to React, so those handlers are replaced; the caller reorders after the drop.
 * - Its node handlers act on every pointer, focus and drop event inside an item (a file dropped on an upload field
 *   would end a drag that never began), so they are switched off or limited to this list's own handle.
 */
export function sortByDragging(
  list: HTMLElement,
  handle: string,
  { keys, onStart, onMove, onEnd }: DragCallbacks,
): () => void {
  let endDrag: ((dropped: boolean) => void) | undefined;
  const ignore = () => {};

  function begin(state: DragState) {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let y = 0;
    const follow = (event: MouseEvent) => {
      y = event.clientY;
      onMove(y);
    };
    endDrag = (dropped) => {
      endDrag = undefined;
      controller.abort();
      onEnd(dropped);
    };
    document.addEventListener('dragover', follow, options);
    document.addEventListener('pointermove', follow, options);
    document.addEventListener('scroll', () => onMove(y), options);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        endDrag?.(false);
        handleEnd(state);
      },
      options,
    );
    onStart(state.initialIndex);
  }

  dragAndDrop<string>({
    parent: list,
    getValues: keys,
    setValues: ignore,
    config: {
      dragHandle: `[data-sortable-handle="${handle}"]`,
      sortable: false,
      draggingClass: 'is-flying',
      dragPlaceholderClass: 'is-lifted',
      synthDragPlaceholderClass: 'is-lifted',
      synthDragImage: (node) => ({ dragImage: copyForFinger(node.el) }),
      plugins: [
        (parent) => ({
          setup: () => parents.get(parent)?.on('dragStarted', (state) => begin(state as DragState)),
        }),
      ],
      handleNodePointerdown: ({ e, targetData }, state) => {
        const grip =
          e.target instanceof Element ? e.target.closest<HTMLElement>('[data-sortable-handle]') : null;
        if (e.button !== 0 || grip?.dataset.sortableHandle !== handle || grip.matches(':disabled')) return;
        targetData.node.el.draggable = true;
        state.pointerDown = { ...targetData, validated: true };
      },
      handleDragstart: (data, state) => {
        if (state.pointerDown?.node.el === data.targetData.node.el) handleDragstart(data, state);
      },
      handleDragend: (data, state) => {
        endDrag?.(false);
        if (state.draggedNode) handleDragend(data, state);
      },
      handlePointercancel: (_data, state) => {
        // A native drag cancels the pointer too, and goes on.
        if (!('clonedDraggedNode' in state)) return;
        endDrag?.(false);
        handleEnd(state);
      },
      handleEnd: (state) => {
        const end = endDrag;
        handleEnd(state);
        end?.(true);
      },
      handleNodePointerup: ignore,
      handleNodeFocus: ignore,
      handleNodeBlur: ignore,
      handleNodeDrop: ignore,
      handleNodeDragenter: ignore,
      handleNodeDragleave: ignore,
      handleNodeDragover: ignore,
      handleNodePointerover: ignore,
      handleParentFocus: ignore,
      handleParentDrop: ignore,
      handleParentDragover: ignore,
      handleParentPointerover: ignore,
    },
  });

  return () => {
    endDrag?.(false);
    tearDown(list);
    for (const child of list.children) if (child instanceof HTMLElement) child.draggable = false;
  };
}

/** A look-alike without names and ids: a second checked radio of the same name would uncheck the first. */
function copyForFinger(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.className = `${element.className} sortable-copy is-flying`;
  for (const part of copy.querySelectorAll('[id], [name]')) {
    part.removeAttribute('id');
    part.removeAttribute('name');
  }
  return copy;
}
