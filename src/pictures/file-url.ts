const urls = new WeakMap<File, string>();
const unused = new FinalizationRegistry<string>((url) => URL.revokeObjectURL(url));

/** An address for a file that is not sent yet: always the same one, so that pictures are not loaded anew at each key. */
export function fileUrl(file: File): string {
  const known = urls.get(file);
  if (known) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  // The file is no longer used: its address may go too.
  unused.register(file, url);
  return url;
}

/** The last part of a stored file's path, where its own name is not known. */
export function fileNameIn(filePath: string): string {
  return filePath.split('/').at(-1) ?? filePath;
}
