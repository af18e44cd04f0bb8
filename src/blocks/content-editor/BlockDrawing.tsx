import type { BlockLook } from './block-look';

/** Small drawing of a block type as it looks on the page. */
export function BlockDrawing({ look }: { look: BlockLook }) {
  return (
    <svg
      viewBox="0 0 56 34"
      className="h-8.5 w-14 flex-none rounded-control border border-line bg-card text-primary"
      fill="currentColor"
      aria-hidden="true"
    >
      {look.drawing}
    </svg>
  );
}
