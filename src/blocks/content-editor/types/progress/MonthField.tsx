import { todayInTaipei } from '../../../../base/time/date-time';
import { Field } from '../../../../ui/Field';
import { Select } from '../../../../ui/Select';
import { progressBlockText as text } from './text';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
/** Number of years to choose from, this year included. */
const maxYears = 12;

/** Year and month as two fields: the browser's own field uses the browser's language, and Safari has none. */
export function MonthField({
  id,
  error,
  place,
  value,
  onChange,
}: {
  id: string;
  error: string | undefined;
  /** Position, from 1. */
  place: number;
  /** YYYY-MM, such as 2026-11; one part may be missing. */
  value: string;
  onChange: (value: string) => void;
}) {
  const [year = '', month = ''] = value.split('-');
  const change = (newYear: string, newMonth: string) =>
    onChange(newYear || newMonth ? `${newYear}-${newMonth}` : '');
  return (
    <Field id={id} error={error} label={text.month(place)} required group>
      <span className="grid grid-cols-2 gap-2">
        <Select
          aria-label={text.year(place)}
          placeholder={text.chooseYear}
          value={year}
          onChange={({ target }) => change(target.value, month)}
        >
          {yearsWith(year).map((each) => (
            <option key={each} value={each}>
              {text.yearOption(each)}
            </option>
          ))}
        </Select>
        <Select
          id={`${id}-month`}
          aria-label={text.monthOfYear(place)}
          placeholder={text.chooseMonth}
          value={month}
          onChange={({ target }) => change(year, target.value)}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {text.monthOption(Number(each))}
            </option>
          ))}
        </Select>
      </span>
    </Field>
  );
}

/** Years to choose from, newest first; includes a stored year that is older or in the future. */
function yearsWith(own: string): string[] {
  const thisYear = Number(todayInTaipei().slice(0, 4));
  const years = Array.from({ length: maxYears }, (_, index) => String(thisYear - index));
  return own === '' || years.includes(own) ? years : [...years, own].toSorted().toReversed();
}
