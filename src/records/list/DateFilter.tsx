import { useState } from 'react';
import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { type DateRange, isLimited } from './date-range';
import { listText } from './text';

interface DateFilterProps<TFilter> {
  label: string;
  value: TFilter;
  onChange: (filter: TFilter) => void;
}

const modes = [
  { value: 'all', label: listText.all },
  { value: 'custom', label: listText.custom },
] as const;

/** All dates, or a range (specification 2). */
export function DateFilter<TFilter extends DateRange>({ label, value, onChange }: DateFilterProps<TFilter>) {
  const [custom, setCustom] = useState(isLimited(value));
  // External changes reset the choice; clearing the inputs here keeps them visible.
  const [known, setKnown] = useState<DateRange>(value);
  if (!isSame(value, known)) {
    setKnown(value);
    setCustom(isLimited(value));
  }
  const change = (range: DateRange) => {
    setKnown(range);
    onChange({ ...value, startDate: range.startDate, endDate: range.endDate });
  };
  return (
    <Field label={label} group>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          aria-label={label}
          options={modes}
          value={custom ? 'custom' : 'all'}
          onChange={(mode) => {
            setCustom(mode === 'custom');
            if (mode === 'all') change({});
          }}
        />
        {custom && (
          <>
            <DateInput
              id={undefined}
              className="w-36 max-tablet:w-full"
              aria-label={listText.startDate}
              pickerLabel={`${listText.startDate} ${listText.pickDate}`}
              value={fromNativeDate(value.startDate ?? '')}
              onChange={(date) =>
                change({ endDate: value.endDate, startDate: toNativeDate(date) || undefined })
              }
            />
            <span aria-hidden="true">{listText.to}</span>
            <DateInput
              id={undefined}
              className="w-36 max-tablet:flex-1"
              aria-label={listText.endDate}
              pickerLabel={`${listText.endDate} ${listText.pickDate}`}
              value={fromNativeDate(value.endDate ?? '')}
              onChange={(date) =>
                change({ startDate: value.startDate, endDate: toNativeDate(date) || undefined })
              }
            />
          </>
        )}
      </div>
    </Field>
  );
}

function isSame(one: DateRange, other: DateRange): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate;
}
