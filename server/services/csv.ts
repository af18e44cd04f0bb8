/** What a CSV file begins with, so that Excel reads Chinese. */
export const csvMark = '\uFEFF';

/** A row as a line of CSV with its end; no cell can act as a formula. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  // Full-width signs too: a spreadsheet set to Chinese takes them for the others.
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
