import { useState } from 'react';
import type { ListName } from '../../../../openapi/generated/enums';
import {
  chooseFirstListView,
  createListView,
  deleteListView,
  updateListView,
} from '../../../api/generated/operations';
import { failureText } from '../../../base/calls/failure-words';
import { FailureLine } from '../../../base/calls/Failure';
import { useCall } from '../../../base/calls/use-call';
import { commonText } from '../../../base/navigation/text';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { Segmented } from '../../../ui/Segmented';
import { TextInput } from '../../../ui/TextInput';
import { listText } from '../text';
import type { Condition, ListView } from './conditions';
import { loadViews } from './stored-views';
import { viewText as text } from './text';

const readers = [
  { value: 'own', label: text.own },
  { value: 'all', label: text.all },
] as const;

interface ViewDialogProps {
  list: ListName;
  /** Null for a new view. */
  known: ListView | null;
  /** Present conditions of the list, for a new view. */
  conditions: Condition[];
  onSaved: (view: ListView) => void;
  onClose: () => void;
}

/** Name, readers and place of a view. */
export function ViewDialog({ list, known, conditions, onSaved, onClose }: ViewDialogProps) {
  const [name, setName] = useState(known?.name ?? '');
  const [isShared, setShared] = useState(known?.isShared ?? false);
  const [opensFirst, setFirst] = useState(known?.opensFirst ?? false);
  const [isRemoving, setRemoving] = useState(false);
  // A repeated press after a lost answer must not add a second view.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { call, isBusy, error } = useCall();
  const mayChange = known?.mayChange ?? true;
  const store = async () => {
    if (!known) return createListView({ list, name, conditions, isShared }, { idempotencyKey });
    if (!mayChange) return { ok: true as const, data: known, messages: [] };
    return updateListView({ id: known.id }, { name, conditions: known.conditions, isShared });
  };
  const save = () =>
    call(store, async (saved) => {
      if (opensFirst !== saved.opensFirst) await chooseFirstListView({ id: saved.id }, { opensFirst });
      onSaved(saved);
      await loadViews();
      onClose();
    });
  if (isRemoving && known) return <RemoveDialog view={known} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={known ? text.settings(known.name) : text.addTitle}
      description={known ? (mayChange ? undefined : text.ofOther(known.owner)) : text.addHelp}
      cancelLabel={commonText.cancel}
      confirmLabel={commonText.save}
      busyLabel={commonText.saving}
      busy={isBusy}
      disabled={!name.trim()}
      onConfirm={() => void save()}
      aside={
        known && mayChange ? (
          <Button variant="danger-text" disabled={isBusy} onClick={() => setRemoving(true)}>
            {text.remove}
          </Button>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        {mayChange && (
          <Field label={text.name} required error={error ? failureText(error) : undefined}>
            <TextInput
              value={name}
              maxLength={text.maxName}
              placeholder={text.example}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
        )}
        {(known?.isOwn ?? true) && (
          <Field label={text.readers} group help={isShared ? text.allHelp : undefined}>
            <Segmented
              options={readers}
              value={isShared ? 'all' : 'own'}
              onChange={(chosen) => setShared(chosen === 'all')}
            />
          </Field>
        )}
        <Checkbox checked={opensFirst} onChange={({ target }) => setFirst(target.checked)}>
          {text.first}
        </Checkbox>
      </div>
    </ConfirmDialog>
  );
}

function RemoveDialog({ view, onClose }: { view: ListView; onClose: () => void }) {
  const { call, isBusy, error } = useCall();
  const remove = () =>
    call(
      () => deleteListView({ id: view.id }),
      async () => {
        await loadViews();
        onClose();
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={text.removeTitle(view.name)}
      description={text.removeHelp}
      cancelLabel={commonText.cancel}
      confirmLabel={listText.delete}
      busyLabel={commonText.deleting}
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      {view.isShared && <p>{text.removeShared}</p>}
      <FailureLine error={error} />
    </ConfirmDialog>
  );
}
