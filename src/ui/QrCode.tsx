import { create } from 'qrcode';

/** White margin in modules, required by readers. */
const margin = 3;

/** QR code as React elements, as the page's policy forbids markup; black on white, also in dark mode. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const bits = Array.from(data, (bit) => (bit ? '1' : '0')).join('');
  // One line for each run of dark modules.
  const dark = Array.from({ length: size }, (_, y) =>
    [...bits.slice(y * size, (y + 1) * size).matchAll(/1+/g)]
      .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)
      .join(''),
  ).join('');
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={dark} stroke="#000" />
    </svg>
  );
}
