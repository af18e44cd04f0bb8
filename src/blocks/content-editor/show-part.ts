/**
 * Scrolls a block into view if needed, without scrolling the page around the frame. `data-covered` at the frame is the
 * height of its lower part behind a sheet, where only a block that is wholly above it counts as seen.
 */
export function showPart(frame: HTMLIFrameElement, partId: number): void {
  const view = frame.contentWindow;
  const page = frame.contentDocument?.documentElement;
  const part = page?.querySelector(`[data-part-id="${partId}"]`);
  if (!view || !page || !part) return;
  const covered = Number(frame.dataset['covered'] ?? 0);
  // The last block can be scrolled above the sheet, too.
  page.style.paddingBottom = covered > 0 ? `${covered}px` : '';
  const start = Number.parseFloat(view.getComputedStyle(page).scrollPaddingBlockStart) || 0;
  const end = view.innerHeight - covered;
  const { top, bottom, height } = part.getBoundingClientRect();
  const isTall = height > end - start;
  const isSeen =
    covered > 0
      ? top >= start && (isTall ? top < (start + end) / 2 : bottom <= end)
      : bottom > 0 && top < end;
  if (!isSeen) view.scrollBy({ top: top - start - (isTall ? 0 : (end - start - height) / 2) });
}
