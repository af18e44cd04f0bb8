import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { listSuggestedMediaTags, updateMediaTags } from '../../api/generated/operations';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import type { MediaRow } from '../../records/pictures/library';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { useToast } from '../../base/messages/messages';
import { ChoiceChip } from '../../ui/ChoiceChip';
import { Field } from '../../ui/Field';
import { TagsInput } from './TagsInput';
import { tagText as text } from './text';

interface TagDialogProps {
  rows: readonly MediaRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Adds tags to pictures, and removes those that some of them have. */
export function TagDialog({ rows, onDone, onClose }: TagDialogProps) {
  const router = useRouter();
  const toast = useToast();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const { answer, ask } = useAnswer<string[]>();
  const ids = rows.map(({ id }) => id);
  const key = ids.join(',');
  useEffect(() => ask(() => listSuggestedMediaTags({ ids: key })), [ask, key]);
  const tags = [...new Set(rows.flatMap((row) => row.tags ?? []))].toSorted();
  return (
    <CallDialog
      tone="primary"
      title={text.dialogTitle(rows.length)}
      description={text.dialogHelp}
      confirmLabel={text.save}
      busyLabel={text.saving}
      disabled={add.length === 0 && remove.length === 0}
      operation={() => updateMediaTags({ ids, add, remove: [...remove] })}
      onDone={async ({ changed }) => {
        await router.invalidate();
        toast({ kind: 'success', text: text.changed(changed) });
        onDone();
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label={text.add} group>
          <TagsInput value={add} onChange={setAdd} suggested={shownData(answer) ?? []} />
        </Field>
        {tags.length > 0 && (
          <Field label={text.takeOff} group>
            <span className="flex flex-wrap gap-2">
              {tags.map((tag) => (
                <ChoiceChip
                  key={tag}
                  checked={remove.includes(tag)}
                  onChange={(isOn) =>
                    setRemove(isOn ? [...remove, tag] : remove.filter((each) => each !== tag))
                  }
                >
                  {tag}
                </ChoiceChip>
              ))}
            </span>
          </Field>
        )}
      </div>
    </CallDialog>
  );
}
