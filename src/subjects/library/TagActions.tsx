import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { renameMediaTag } from '../../api/generated/operations';
import { limits } from '../../../openapi/generated/limits';
import { useToast } from '../../base/messages/messages';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import type { MediaListSearch } from './media-list-search';
import { tagText as text } from './text';

const { maxLength } = limits.MediaTagRename.name;

interface TagActionsProps {
  tag: string;
  /** Pictures that have it. */
  count: number;
  /** The list's present search. */
  search: MediaListSearch;
}

/** Renames the tag that filters the list, or removes it from all pictures. */
export function TagActions({ tag, count, search }: TagActionsProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const [name, setName] = useState('');
  const close = () => setAsked(null);
  const isRename = asked === 'rename';
  const open = (act: 'rename' | 'remove') => {
    setName(tag);
    setAsked(act);
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button size="sm" variant="text" onClick={() => open('rename')}>
        {text.rename}
      </Button>
      <Button size="sm" variant="text" onClick={() => open('remove')}>
        {text.removeEverywhere}
      </Button>
      {asked && (
        <CallDialog
          tone={isRename ? 'primary' : 'danger'}
          title={isRename ? text.renameTitle(tag) : text.removeTitle(tag)}
          description={isRename ? text.renameHelp(count) : text.removeHelp(count)}
          confirmLabel={isRename ? text.rename : text.removeEverywhere}
          busyLabel={text.saving}
          disabled={isRename && (name.trim() === '' || name.trim() === tag)}
          operation={() => renameMediaTag({ name: tag, newName: isRename ? name.trim() : null })}
          onDone={async ({ changed }) => {
            close();
            await navigate({
              to: '/media',
              search: { ...search, tag: isRename ? name.trim() : undefined, page: 1 },
            });
            toast({ kind: 'success', text: text.changed(changed) });
          }}
          onClose={close}
        >
          {isRename && (
            <Field label={text.newName} required>
              <TextInput
                value={name}
                maxLength={maxLength}
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
          )}
        </CallDialog>
      )}
    </span>
  );
}
