import {
  dragAndDrop,
  handleDragend,
  handleDragstart,
  handleEnd,
  parents,
  tearDown,
} from '@formkit/drag-and-drop';

type DragState = Parameters<typeof handleEnd>[0];

export interface DragCallbacks {
  /** Returns the keys in the order of the elements. */
  keys: () => string[];
  onStart: (from: number) => void;
  /** `y` of the pointer in the window. */
  onMove: (y: number) => void;
  /** `dropped` is false after Escape, and after a release outside the window. */
  onEnd: (dropped: boolean) => void;
}

/**
 * Makes the children of `list` draggable by handles with `data-sortable-handle={handle}`; returns a function
 * that undoes it.
 */
export function sortByDragging(
  list: HTMLElement,
  handle: string,
  { keys, ...callbacks }: DragCallbacks,
): () => void {
  const drag = oneDrag(callbacks);

  // For native drag, a copy under the finger, and scrolling at the edges; used only here.
  dragAndDrop<string>({
    parent: list,
    getValues: keys,
    setValues: ignore,
    config: {
      ...unusedHandlers,
      dragHandle: `[data-sortable-handle="${handle}"]`,
      // Sorting would move React's elements.
      sortable: false,
      draggingClass: 'is-flying',
      dragPlaceholderClass: 'is-lifted',
      synthDragPlaceholderClass: 'is-lifted',
      synthDragImage: (node) => ({ dragImage: copyForFinger(node.el) }),
      plugins: [
        (parent) => ({
          setup: () => parents.get(parent)?.on('dragStarted', (state) => drag.begin(state as DragState)),
        }),
      ],
      handleNodePointerdown: ({ e, targetData }, state) => {
        if (e.button !== 0 || !isOnHandle(e.target, handle)) return;
        targetData.node.el.draggable = true;
        state.pointerDown = { ...targetData, validated: true };
      },
      handleDragstart: (data, state) => {
        if (state.pointerDown?.node.el === data.targetData.node.el) handleDragstart(data, state);
      },
      handleDragend: (data, state) => {
        drag.end(false);
        if (state.draggedNode) handleDragend(data, state);
      },
      handlePointercancel: (_data, state) => {
        // A native drag also fires pointercancel, and continues.
        if (!('clonedDraggedNode' in state)) return;
        drag.end(false);
        handleEnd(state);
      },
      handleEnd: (state) => {
        const end = drag.ending();
        handleEnd(state);
        end?.(true);
      },
    },
  });

  return () => {
    drag.end(false);
    tearDown(list);
    for (const child of list.children) if (child instanceof HTMLElement) child.draggable = false;
  };
}

/** The drag that is under way, if one is; it ends once. */
function oneDrag({ onStart, onMove, onEnd }: Omit<DragCallbacks, 'keys'>) {
  let ending: ((dropped: boolean) => void) | undefined;
  const end = (dropped: boolean) => ending?.(dropped);
  return {
    end,
    ending: () => ending,
    begin(state: DragState) {
      const stopListening = listenWhileDragging(onMove, () => {
        end(false);
        handleEnd(state);
      });
      ending = (dropped) => {
        ending = undefined;
        stopListening();
        onEnd(dropped);
      };
      onStart(state.initialIndex);
    },
  };
}

/** They react to events of fields inside an item. */
const unusedHandlers = {
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
};

function ignore() {}

function isOnHandle(target: EventTarget | null, handle: string): boolean {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-sortable-handle]') : null;
  return grip?.dataset.sortableHandle === handle && !grip.matches(':disabled');
}

/** Reports pointer moves, also during scrolling, and Escape; returns a function that stops it. */
function listenWhileDragging(onMove: (y: number) => void, onEscape: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  let y = 0;
  const follow = (event: MouseEvent) => {
    y = event.clientY;
    onMove(y);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  };
  document.addEventListener('dragover', follow, options);
  document.addEventListener('pointermove', follow, options);
  document.addEventListener('scroll', () => onMove(y), options);
  document.addEventListener('keydown', press, options);
  return () => controller.abort();
}

/** Clones without names and ids: a second checked radio of the same name would uncheck the first. */
function copyForFinger(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.className = `${element.className} sortable-copy is-flying`;
  for (const part of copy.querySelectorAll('[id], [name]')) {
    part.removeAttribute('id');
    part.removeAttribute('name');
  }
  return copy;
}
