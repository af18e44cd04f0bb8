/** Years of the calendar of the Republic count from 1912. */
const republicYears = 1911;

/**
 * Normalises a date to `YYYY/MM/DD`; empty if invalid. Accepts any separators (2026-5-1, 2026.05.01), none (20260501),
 * full-width digits, and years of the Republic: three digits (115/05/01, 1150501), or after the name of the era.
 */
export function normaliseDate(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const match =
    /^(?:\p{L}{2}\s*)?(\d{3,4})(\d{2})(\d{2})$/u.exec(plain) ??
    /^(?:\p{L}{2}\s*(?=\d{2,3}\D)|(?=\d{3}))(\d{2,4})[^\d]{1,3}(\d{1,2})[^\d]{1,3}(\d{1,2})[^\d]{0,2}$/u.exec(
      plain,
    );
  if (!match) return '';
  const [typedYear, month, day] = match.slice(1).map(Number) as [number, number, number];
  const year = (match[1] ?? '').length < 4 ? typedYear + republicYears : typedYear;
  return existsOnCalendar(year, month, day) ? [pad(year, 4), pad(month), pad(day)].join('/') : '';
}

/** Converts `2026/05/01` to the native picker's `2026-05-01`, and back. */
export const toNativeDate = (text: string): string => normaliseDate(text).replaceAll('/', '-');
export const fromNativeDate = (text: string): string => text.replaceAll('-', '/');

/** Joins `HH:mm`; a missing half becomes 00, two missing ones give no time. */
export function joinTime(hour: string, minute: string): string {
  return hour === '' && minute === '' ? '' : `${hour || '00'}:${minute || '00'}`;
}

/** Minutes of a time picker from `00`, with the present value `kept`. */
export function minuteChoices(step: number, kept = ''): string[] {
  const choices = Array.from({ length: Math.ceil(60 / step) }, (_, index) => pad(index * step));
  return kept === '' || choices.includes(kept) ? choices : [...choices, kept].sort();
}

export const hourChoices = Array.from({ length: 24 }, (_, hour) => pad(hour));

function existsOnCalendar(year: number, month: number, day: number): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function pad(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}
