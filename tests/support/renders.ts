/** Used part of React's fibers. */
interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const performedWork = 1;
let counted: Map<string, number> | null = null;

// The way of React's developer tools, which also see through portals; React DOM looks for it when it is loaded.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
      if (counted) count(current, counted);
    },
  },
});

/**
 * How often each component renders during an action, by its name. Import this file before everything that imports React
 * DOM.
 */
export async function rendersOf(action: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  counted = found;
  try {
    await action();
  } finally {
    counted = null;
  }
  return found;
}

function count(fiber: Fiber, found: Map<string, number>): void {
  // A memo around a component has a fiber of its own, whose type is an object.
  if (typeof fiber.type === 'function' && (fiber.flags & performedWork) !== 0) {
    found.set(fiber.type.name, (found.get(fiber.type.name) ?? 0) + 1);
  }
  // Children that were not reached are the same ones as before.
  const before = new Set(childrenOf(fiber.alternate));
  for (const child of childrenOf(fiber)) if (!before.has(child)) count(child, found);
}

function childrenOf(fiber: Fiber | null): Fiber[] {
  const children: Fiber[] = [];
  for (let child = fiber?.child ?? null; child; child = child.sibling) children.push(child);
  return children;
}
