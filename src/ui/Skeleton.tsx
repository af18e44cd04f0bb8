import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from './class-names';

interface SkeletonProps extends ComponentProps<'span'> {
  width?: CSSProperties['width'];
}

/** Grey bar that replaces a text line while loading. */
function Skeleton({ width = '60%', className, style, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block h-2.5 rounded-full bg-line align-middle', className)}
      style={{ width, ...style }}
      {...props}
    />
  );
}

interface SkeletonRowsProps {
  rows?: number;
  /** Kind of content per column. */
  columns: readonly ('short' | 'picture' | 'lines' | 'text')[];
}

const cells = {
  short: <Skeleton width={20} />,
  picture: <span className="block h-9 w-13.5 rounded-tag bg-sunken" />,
  lines: (
    <>
      <Skeleton width="62%" />
      <br />
      <Skeleton width="40%" />
    </>
  ),
  text: <Skeleton width="70%" />,
};

/** Placeholder rows for `<tbody>` in final size, which become visible after 200 ms. */
export function SkeletonRows({ rows = 10, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true" className="animate-late">
      {columns.map((column, index) => (
        <td key={`${column}-${index}`}>{cells[column]}</td>
      ))}
    </tr>
  ));
}
