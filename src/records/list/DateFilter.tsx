import { useState } from 'react';
import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { type DateRange, isLimited } from './date-range';
import { listText } from './text';

interface DateFilterProps {
  label: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
}

const modes = [
  { value: 'all', label: listText.all },
  { value: 'custom', label: listText.custom },
] as const;

/** All dates, or a range (specification 2). */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const [custom, setCustom] = useState(isLimited(value));
  // External changes reset the choice; clearing the inputs here keeps them visible.
  const [known, setKnown] = useState(value);
  if (!isSame(value, known)) {
    setKnown(value);
    setCustom(isLimited(value));
  }
  const change = (range: DateRange) => {
    setKnown(range);
    onChange(range);
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
              onChange={(date) => change({ ...value, startDate: toNativeDate(date) || undefined })}
            />
            <span aria-hidden="true">{listText.to}</span>
            <DateInput
              id={undefined}
              className="w-36 max-tablet:flex-1"
              aria-label={listText.endDate}
              pickerLabel={`${listText.endDate} ${listText.pickDate}`}
              value={fromNativeDate(value.endDate ?? '')}
              onChange={(date) => change({ ...value, endDate: toNativeDate(date) || undefined })}
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
