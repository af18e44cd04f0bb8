import { create } from 'qrcode';

/** White margin in modules, required by readers. */
const margin = 3;

/** QR code as React elements, as the page's policy forbids markup; black on white, also in dark mode. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data, (bit, index) =>
    bit ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-40 flex-none rounded-card border border-line"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
