import { Icon } from '../../ui/Icon';

interface PopupFrameProps {
  picture: { src: string; width?: number | null | undefined; height?: number | null | undefined };
  alt: string;
}

/** A popup as visitors see it: its picture over the veiled page. */
export function PopupFrame({ picture: { src, ...size }, alt }: PopupFrameProps) {
  return (
    <div className="relative" style={shownWidth(size)}>
      <img src={src} alt={alt} className="max-h-96 rounded-card" />
      <span
        className="absolute -top-3 -right-3 grid size-8 place-items-center rounded-full bg-card text-ink"
        aria-hidden="true"
      >
        <Icon name="close" size={16} />
      </span>
    </div>
  );
}

/** Maximum height in pixels. */
const maxHeight = 384;

/** Reserves the width of a picture of known size until it has loaded. */
function shownWidth({ width, height }: Omit<PopupFrameProps['picture'], 'src'>) {
  if (!width || !height) return undefined;
  const maxWidth = Math.min(width, (maxHeight * width) / height);
  return { width: `min(100%, ${maxWidth}px)`, aspectRatio: `${width} / ${height}` };
}
