/** A stored picture with its narrower widths; older servers send none. */
export interface StoredPicture {
  filePath?: string | null;
  /** Pixels. */
  width?: number | null;
  sources?: readonly { filePath: string; width: number }[];
}

/** `srcset` of a picture and its narrower widths; undefined if there are none. */
export function srcSetOf({ filePath, width, sources = [] }: StoredPicture): string | undefined {
  if (sources.length === 0) return undefined;
  const all = filePath && width ? [...sources, { filePath, width }] : sources;
  return all.map((source) => `${source.filePath} ${source.width}w`).join(', ');
}
