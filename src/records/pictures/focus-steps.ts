import { type Focus, middle } from '../../drawing/focus';

/** Screen rectangle in pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Percent per arrow key, and with Shift. */
const step = 1;
const bigStep = 10;

/** Percent by which a button moves it. */
const buttonStep = 5;

const ways = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const;
const directions: Readonly<Record<string, Focus>> = {
  ArrowLeft: ways.left,
  ArrowRight: ways.right,
  ArrowUp: ways.up,
  ArrowDown: ways.down,
};

/** Focus for a point on the screen in whole percent; points outside are clamped. */
export function focusAt(point: { x: number; y: number }, box: Box): Focus {
  return {
    x: percent((point.x - box.left) / box.width),
    y: percent((point.y - box.top) / box.height),
  };
}

/** Focus after a key; null for other keys. */
export function focusByKey({ x, y }: Focus, key: string, isBig: boolean): Focus | null {
  const direction = directions[key];
  if (!direction) return null;
  const by = isBig ? bigStep : step;
  return { x: within(x + direction.x * by), y: within(y + direction.y * by) };
}

/** Focus moved by one step of a button. */
export function focusMoved({ x, y }: Focus, direction: keyof typeof ways): Focus {
  const way = ways[direction];
  return { x: within(x + way.x * buttonStep), y: within(y + way.y * buttonStep) };
}

/** True for the default focus, the centre. */
export function isMiddle({ x, y }: Focus): boolean {
  return x === middle.x && y === middle.y;
}

const percent = (share: number) => within(Math.round(share * 100));
const within = (value: number) => Math.min(100, Math.max(0, value));
