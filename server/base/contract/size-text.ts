const inUnit = (bytes: number, power: number) => (bytes / 1024 ** power).toFixed(1);

/** Size in words: whole kilobytes, from one megabyte with one decimal. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  const megabytes = inUnit(bytes, 2);
  return Number(megabytes) < 1024 ? `${megabytes} MB` : `${inUnit(bytes, 3)} GB`;
}
