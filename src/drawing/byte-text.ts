/** Size of a file: whole kilobytes, from one megabyte with one decimal. */
export function byteText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(kilobytes / 102.4) / 10} MB`;
}
