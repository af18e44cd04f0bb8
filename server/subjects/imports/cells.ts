/** Parsers of cells; undefined for unreadable values. */
import { importText } from './text';

const { era, dateSigns } = importText;
const rocYears = 1911;

/** Dates of the Gregorian or Republic of China calendar, with or without a time. */
function dateOf(cell: string): { day: string; time: string } | undefined {
  const signs = cell
    .normalize('NFKC')
    .replace(era, '')
    .replaceAll(dateSigns, '-')
    .replace(/^\s*(\d{3,4})(\d{2})(\d{2})(?=\D|$)/, '$1-$2-$3');
  const found =
    /^\s*(\d{2,4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})(?!\d)(?:\s*-)?(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(
      signs,
    );
  // Two digits alone may be of either calendar.
  if (!found || (found[1]?.length === 2 && !cell.includes(era))) return undefined;
  const [, year = '', month = '', date = '', hours = '0', minutes = '00', seconds = '00'] = found;
  const full = year.length === 4 ? Number(year) : Number(year) + rocYears;
  const day = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay ? { day, time: `${hours.padStart(2, '0')}:${minutes}:${seconds}` } : undefined;
}

export const readDay = (cell: string) => dateOf(cell)?.day;

/** A moment in Taipei. */
export function readMoment(cell: string): string | undefined {
  const found = dateOf(cell);
  const moment = found && new Date(`${found.day}T${found.time}+08:00`);
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** Value of an enumeration, by its label or its number. */
export const readWord = (
  words: Readonly<Record<number, string>>,
  others: Readonly<Record<string, number>> = {},
) => {
  const values = new Map([
    ...Object.entries(words).flatMap(([value, word]) => [
      [word, Number(value)] as const,
      [value, Number(value)] as const,
    ]),
    ...Object.entries(others),
  ]);
  return (cell: string) => values.get(cell);
};

/** A number stored by a spreadsheet has lost its leading zero. */
export function readTel(cell: string): string {
  const plain = cell.normalize('NFKC');
  return /^(?:9\d{8}|[2-8]\d{7,8})$/.test(plain) ? `0${plain}` : cell;
}

/** Value of an enumeration of names. */
export const readName = (words: Readonly<Record<string, string>>) => (cell: string) =>
  Object.entries(words).find(([name, word]) => name === cell || word === cell)?.[0];

/** Integer, with or without separators and a following word. */
export function readCount(cell: string): number | undefined {
  const found = /^(\d[\d,]*)(?:[^\d,]\D*)?$/.exec(cell.normalize('NFKC'))?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}
