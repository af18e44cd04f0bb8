import { useEffect, useState } from 'react';
import { listSharedBlockChoices, replaceSharedBlock } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import type { SharedRow } from './shared-loaders';
import { sharedText as text } from './text';

type Choice = components['schemas']['SharedBlockChoice'];

interface ReplaceSharedDialogProps {
  row: SharedRow;
  onClose: () => void;
}

/** Deletes a shared block that pages use, with another one in its place. */
export function ReplaceSharedDialog({ row, onClose }: ReplaceSharedDialogProps) {
  const { id, rowVersion = 0, title, pages } = row;
  const { answer, ask } = useAnswer<Choice[]>();
  const [chosen, setChosen] = useState('');
  useEffect(() => ask(() => listSharedBlockChoices()), [ask]);
  const others = shownData(answer)?.filter((choice) => choice.id !== id);
  return (
    <CallDialog
      title={text.replaceTitle(title)}
      description={text.replaceHelp(pages)}
      confirmLabel={text.replaceAndDelete}
      busyLabel={text.replacing}
      disabled={chosen === ''}
      operation={() => replaceSharedBlock({ id, rowVersion, replacementId: Number(chosen) })}
      onClose={onClose}
    >
      {others?.length === 0 ? (
        <p>{text.noOther}</p>
      ) : (
        <Field label={text.replaceWith} required>
          <Select value={chosen} placeholder={text.choose} onChange={({ target }) => setChosen(target.value)}>
            {others?.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </CallDialog>
  );
}
