import { useState } from 'react';
import { ApprovalReason } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { approvalReasonWords } from '../../../openapi/generated/words';
import type { ChangeRequestInput } from '../../machines/review.rules';
import { Checkbox } from '../../ui/Checkbox';
import { ChoiceChip } from '../../ui/ChoiceChip';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextArea } from '../../ui/TextArea';
import { changeText as text } from './text';
import { commonText } from '../../base/navigation/text';
import { DialogButtons } from '../../records/record/DialogButtons';

const { maxLength } = limits.ApprovalDecision.note;

interface ChangeDialogProps {
  /** Name of the recipient. */
  sender: string;
  /** Blocks that can be attached; the chosen ones are ticked. */
  blocks: readonly { key: string; name: string; hint: string; isChosen: boolean }[];
  isBusy: boolean;
  error: string | null;
  onSend: (asking: ChangeRequestInput) => void;
  onClose: () => void;
}

/** Asks for changes, with a text and reasons for later statistics. */
export function ChangeDialog({ sender, blocks, isBusy, error, onSend, onClose }: ChangeDialogProps) {
  const [reasons, setReasons] = useState<readonly ApprovalReason[]>([]);
  const [note, setNote] = useState('');
  const [attached, setAttached] = useState(() =>
    blocks.flatMap(({ key, isChosen }) => (isChosen ? [key] : [])),
  );
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (reasons.length > 0 && note.trim()) onSend({ reasons: [...reasons], note: note.trim(), attached });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      width={600}
      title={text.title}
      description={text.help(sender)}
      footer={
        <DialogButtons
          label={text.send}
          busyLabel={commonText.sending}
          isBusy={isBusy}
          onSend={send}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-4">
        {error && (
          <Note tone="danger" role="alert">
            {error}
          </Note>
        )}
        <Field
          label={text.reasons}
          group
          required
          error={isTried && reasons.length === 0 ? text.reasonsMissing : undefined}
        >
          <div className="flex flex-wrap gap-2">
            {Object.values(ApprovalReason).map((reason) => (
              <ChoiceChip
                key={reason}
                checked={reasons.includes(reason)}
                onChange={(isOn) => setReasons(isOn ? [...reasons, reason] : without(reasons, reason))}
              >
                {approvalReasonWords[reason]}
              </ChoiceChip>
            ))}
          </div>
        </Field>
        <Field
          label={text.note}
          required
          counter={{ length: note.length, max: maxLength }}
          error={isTried && !note.trim() ? text.noteMissing : undefined}
        >
          <TextArea
            rows={3}
            maxLength={maxLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {blocks.length > 0 && <Attached blocks={blocks} attached={attached} onChange={setAttached} />}
      </div>
    </Dialog>
  );
}

interface AttachedProps extends Pick<ChangeDialogProps, 'blocks'> {
  attached: readonly string[];
  onChange: (keys: string[]) => void;
}

function Attached({ blocks, attached, onChange }: AttachedProps) {
  return (
    <Field label={text.attached} group>
      <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {blocks.map(({ key, name, hint }) => (
          <li key={key} className="flex min-h-touch items-center gap-3 px-3">
            <Checkbox
              className="min-w-0 flex-1"
              checked={attached.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...attached, key] : without(attached, key))
              }
            >
              <span>{name}</span>
            </Checkbox>
            <span className="text-caption text-ink-soft">{hint}</span>
          </li>
        ))}
      </ul>
    </Field>
  );
}

const without = <T,>(values: readonly T[], value: T): T[] => values.filter((each) => each !== value);
