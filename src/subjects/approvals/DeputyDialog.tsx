import { useState } from 'react';
import { saveApprovalDeputy } from '../../api/generated/operations';
import { FailureNote } from '../../base/calls/Failure';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { commonText } from '../../base/navigation/text';
import { dateText } from '../../records/record/text';
import { taipeiParts } from '../../base/time/date-time';
import { Button } from '../../ui/Button';
import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { personWords } from '../../publishing/approval/text';
import type { Deputy } from './approval-loaders';
import { deputyText as text } from './text';
import { DialogButtons } from '../../records/record/DialogButtons';

/** Names a colleague who decides in the account's place between two days, or ends it. */
export function DeputyDialog({ of, onClose }: { of: Deputy; onClose: () => void }) {
  const { call, isBusy, error } = useCallAndReload();
  const [today] = useState(() => taipeiParts(new Date().toISOString()).date);
  const [id, setId] = useState(of.deputy?.id ?? 0);
  const [startsOn, setStartsOn] = useState(of.deputy?.startsOn ?? today);
  const [endsOn, setEndsOn] = useState(of.deputy?.endsOn ?? '');
  const [isTried, setTried] = useState(false);
  const problems = {
    id: id === 0 ? text.missing : undefined,
    startsOn: startsOn ? undefined : text.missing,
    endsOn: !endsOn ? text.missing : endsOn < startsOn || endsOn < today ? text.endsBefore : undefined,
  };
  const save = async (deputy: { id: number; startsOn: string; endsOn: string } | null) => {
    if (await call(() => saveApprovalDeputy({ deputy }))) onClose();
  };
  const submit = () => {
    setTried(true);
    if (!Object.values(problems).some(Boolean)) void save({ id, startsOn, endsOn });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.title}
      description={text.help}
      footer={
        <>
          {of.deputy && (
            <Button variant="text" className="mr-auto" disabled={isBusy} onClick={() => void save(null)}>
              {text.end}
            </Button>
          )}
          <DialogButtons
            label={commonText.save}
            busyLabel={commonText.saving}
            isBusy={isBusy}
            onSend={submit}
            onClose={onClose}
          />
        </>
      }
    >
      <div className="grid gap-4">
        <FailureNote error={error} />
        <DeputyFields
          {...{ of, id, setId, startsOn, setStartsOn, endsOn, setEndsOn }}
          problems={isTried ? problems : {}}
        />
      </div>
    </Dialog>
  );
}

interface DeputyFieldsProps {
  of: Deputy;
  id: number;
  setId: (id: number) => void;
  /** YYYY-MM-DD, or empty. */
  startsOn: string;
  setStartsOn: (day: string) => void;
  endsOn: string;
  setEndsOn: (day: string) => void;
  problems: Partial<Record<'id' | 'startsOn' | 'endsOn', string | undefined>>;
}

/** The colleague and the two days. */
function DeputyFields(props: DeputyFieldsProps) {
  const { of, id, setId, startsOn, setStartsOn, endsOn, setEndsOn, problems } = props;
  return (
    <>
      <Field label={text.who} required error={problems.id}>
        <Select
          value={id === 0 ? '' : id}
          placeholder={text.choose}
          onChange={({ target }) => setId(Number(target.value))}
        >
          {of.candidates.map((one) => (
            <option key={one.id} value={one.id}>
              {personWords(one)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={text.from} required error={problems.startsOn}>
          <DateInput
            value={fromNativeDate(startsOn)}
            onChange={(date) => setStartsOn(toNativeDate(date))}
            pickerLabel={`${text.from} ${dateText.pick}`}
          />
        </Field>
        <Field label={text.to} required error={problems.endsOn}>
          <DateInput
            value={fromNativeDate(endsOn)}
            onChange={(date) => setEndsOn(toNativeDate(date))}
            pickerLabel={`${text.to} ${dateText.pick}`}
          />
        </Field>
      </div>
    </>
  );
}
