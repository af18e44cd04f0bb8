import type { Pictured } from './types';

/** Fields of a picture for `srcset`. */
export type PictureWidths = Pick<Pictured, 'filePath' | 'width' | 'sources'>;

/** `srcset` of a picture and its narrower widths; undefined if there are none. */
export function srcSetOf({ filePath, width, sources = [] }: PictureWidths): string | undefined {
  if (sources.length === 0) return undefined;
  const all = filePath && width ? [...sources, { filePath, width }] : sources;
  return all.map((source) => `${source.filePath} ${source.width}w`).join(', ');
}
