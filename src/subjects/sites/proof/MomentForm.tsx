import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { DateInput } from '../../../ui/DateInput';
import { TextInput } from '../../../ui/TextInput';
import { momentOf, typedMoment } from './moments';
import { proofText as text } from './text';

interface MomentFormProps {
  at: number;
  onAsk: (at: number) => void;
}

/** Inputs for a date and time, to the second. */
export function MomentForm({ at, onAsk }: MomentFormProps) {
  const [typed, setTyped] = useState(() => typedMoment(at));
  const [isWrong, setWrong] = useState(false);
  const error = useId();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const moment = momentOf(typed.date, typed.time);
    setWrong(moment === undefined);
    if (moment !== undefined) onAsk(moment);
  };
  const invalid = isWrong ? { 'aria-invalid': true, 'aria-describedby': error } : {};
  return (
    <form onSubmit={ask} aria-label={text.question}>
      <p className="mb-1 font-bold">{text.question}</p>
      <div className="flex flex-wrap gap-2">
        <DateInput
          className="w-40 max-narrow:w-full"
          aria-label={text.date}
          pickerLabel={text.pickDate}
          value={typed.date}
          onChange={(date) => setTyped({ ...typed, date })}
          {...invalid}
        />
        <TextInput
          className="w-30 max-narrow:w-full"
          aria-label={text.time}
          title={text.timeHint}
          inputMode="numeric"
          value={typed.time}
          onChange={(event) => setTyped({ ...typed, time: event.target.value })}
          {...invalid}
        />
        <Button type="submit" variant="primary">
          {text.show}
        </Button>
      </div>
      {isWrong && (
        <p id={error} role="alert" className="mt-1 text-caption text-danger">
          {text.badMoment}
        </p>
      )}
    </form>
  );
}
