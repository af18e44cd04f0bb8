import { PartType } from '../../../openapi/generated/enums';

const line = (x: number, y: number, width: number, height = 2) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={height / 2} />
);

const drawings: Record<PartType, React.ReactNode> = {
  [PartType.title]: [line(10, 12, 36, 5), line(16, 22, 24)],
  [PartType.text]: [line(8, 8, 40), line(8, 14, 40), line(8, 20, 40), line(8, 26, 26)],
  [PartType.image]: (
    <>
      <rect x={8} y={5} width={40} height={20} rx={2} fillOpacity={0.25} />
      <path d="M10 24 22 13l8 7 6-5 10 9z" />
      {line(18, 29, 20)}
    </>
  ),
  [PartType.video]: (
    <>
      <rect x={8} y={5} width={40} height={22} rx={2} fillOpacity={0.25} />
      <path d="M25 11v10l8-5z" />
    </>
  ),
  [PartType.link]: [line(10, 14, 30, 3), line(10, 20, 30, 1), <path key="arrow" d="m44 12 4 4-4 4z" />],
  [PartType.phone]: (
    <>
      <rect x={8} y={10} width={40} height={14} rx={7} fillOpacity={0.25} />
      <circle cx={18} cy={17} r={3} />
      {line(24, 16, 16)}
    </>
  ),
  [PartType.projectFacts]: [8, 15, 22].flatMap((y) => [line(8, y, 12), line(24, y, 24)]),
  [PartType.plans]: (
    <>
      <path d="M8 6h26v22H8z" fillOpacity={0.25} />
      <path d="M8 6h26v2H8zM8 26h26v2H8zM8 6h2v22H8zM32 6h2v22h-2zM18 6h2v12h-2z" />
      {[line(38, 10, 10), line(38, 17, 10)]}
    </>
  ),
  [PartType.gallery]: [8, 22, 36].flatMap((x) =>
    [5, 18].map((y) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={12} height={10} rx={1} fillOpacity={y === 5 ? 0.25 : 0.6} />
    )),
  ),
  [PartType.progress]: (
    <>
      {[line(8, 6, 14), line(8, 13, 40, 4)]}
      <rect x={8} y={21} width={12} height={9} rx={1} fillOpacity={0.25} />
      <rect x={22} y={21} width={12} height={9} rx={1} fillOpacity={0.25} />
      <rect x={36} y={21} width={12} height={9} rx={1} fillOpacity={0.25} />
    </>
  ),
  [PartType.download]: (
    <>
      <path d="M12 4h12l6 6v20H12z" fillOpacity={0.25} />
      <path d="M20 12h2v8h3l-4 5-4-5h3z" />
      {[line(34, 12, 14, 3), line(34, 20, 10)]}
    </>
  ),
  [PartType.places]: (
    <>
      <rect x={8} y={5} width={22} height={24} rx={2} fillOpacity={0.25} />
      <path d="M19 24s5-5 5-9a5 5 0 0 0-10 0c0 4 5 9 5 9z" />
      {[line(34, 8, 14), line(34, 15, 14), line(34, 22, 10)]}
    </>
  ),
  [PartType.questions]: [7, 15, 23].flatMap((y) => [line(8, y, 30, 3), line(44, y, 4, 3)]),
  [PartType.list]: [8, 16, 24].flatMap((y) => [<circle key={y} cx={11} cy={y + 1} r={2} />, line(17, y, 28)]),
  [PartType.bars]: (
    <>
      {[line(8, 6, 9), line(22, 6, 9), line(36, 6, 9)]}
      <rect x={8} y={10} width={40} height={12} rx={1} fillOpacity={0.25} />
      {[line(8, 26, 12, 4), line(22, 26, 12, 4), line(36, 26, 12, 4)]}
    </>
  ),
  [PartType.form]: (
    <>
      <rect x={8} y={5} width={18} height={6} rx={1} fillOpacity={0.25} />
      <rect x={30} y={5} width={18} height={6} rx={1} fillOpacity={0.25} />
      <rect x={8} y={14} width={40} height={6} rx={1} fillOpacity={0.25} />
      <rect x={8} y={24} width={18} height={6} rx={1} />
    </>
  ),
};

/** Small drawing of a block type as it looks on the page. */
export function BlockDrawing({ type }: { type: PartType }) {
  return (
    <svg
      viewBox="0 0 56 34"
      className="h-8.5 w-14 flex-none rounded-control border border-line bg-card text-primary"
      fill="currentColor"
      aria-hidden="true"
    >
      {drawings[type]}
    </svg>
  );
}
