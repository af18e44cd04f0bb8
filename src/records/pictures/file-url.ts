const urls = new WeakMap<File, string>();
const unused = new FinalizationRegistry<string>((url) => URL.revokeObjectURL(url));

/** Stable object URL of an unsent file, so that rendering does not reload it. */
export function fileUrl(file: File): string {
  const known = urls.get(file);
  if (known) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  // Revoked after the file is garbage collected.
  unused.register(file, url);
  return url;
}

/** Last segment of a stored file's path, for files without a known name. */
export function fileNameIn(filePath: string): string {
  return filePath.split('/').at(-1) ?? filePath;
}
