import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { deleteRelease, updateRelease } from '../../api/generated/operations';
import { FailureLine } from '../../base/calls/Failure';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { DateTimeInputs } from '../../records/fields/DateTimeInputs';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { usePermission } from '../../base/session/session';
import type { MomentValue } from '../../base/time/schedule';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { whenDrawn } from '../../ui/when-drawn';
import type { Release } from './release-loaders';
import { ReleaseApprovals } from './ReleaseApprovals';
import { releaseText as text } from './text';
import { commonText } from '../../base/navigation/text';

const NameDialog = whenDrawn(async () => (await import('./NameDialog')).NameDialog);

/** Initial time of day. */
const usualTime = '10:00';

interface ReleaseSideProps {
  release: Release;
  /** Chosen moment, which the bar stores. */
  moment: MomentValue;
  onMoment: (moment: MomentValue) => void;
  hasPending: boolean;
}

/** When a release goes live, what happens to the rest, its name and its end. */
export function ReleaseSide({ release, moment, onMoment, hasPending }: ReleaseSideProps) {
  const { canEdit } = usePermission(text.unit);
  return (
    <div className="grid content-start gap-4">
      {hasPending && (
        <>
          <TitledCard title={text.when}>
            <div role="radiogroup" aria-label={text.when} className="grid gap-3">
              <Choice
                name="when"
                label={text.now}
                help={text.nowHelp}
                checked={!moment.isSet}
                disabled={!canEdit}
                onChoose={() => onMoment({ ...moment, isSet: false })}
              />
              <Choice
                name="when"
                label={text.at}
                help={text.atHelp}
                checked={moment.isSet}
                disabled={!canEdit}
                onChoose={() => onMoment({ ...moment, isSet: true, time: moment.time || usualTime })}
              />
            </div>
            {moment.isSet && canEdit && (
              <Field id="release-due" label={text.dueOn} group hideLabel>
                <DateTimeInputs
                  id="release-due"
                  label={text.dueOn}
                  value={moment}
                  isInvalid={false}
                  onChange={(part) => onMoment({ ...moment, ...part })}
                />
              </Field>
            )}
          </TitledCard>
          <Rest release={release} canEdit={canEdit} />
          <ReleaseApprovals release={release} canEdit={canEdit} />
        </>
      )}
      <More release={release} canEdit={canEdit} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  help: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Choice({ name, label, help, checked, disabled, onChoose }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="radio"
        name={name}
        aria-label={label}
        className="mt-1 size-4 flex-none accent-primary"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span>
        <b className="block">{label}</b>
        <span className="text-caption text-ink-soft">{help}</span>
      </span>
    </label>
  );
}

/** Stores what happens to items that may not go live; a choice during a call is sent after it, so that the last one stays. */
function useRest({ id, rowVersion, waitsForAll }: Release) {
  const { call, error } = useCallAndReload();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const newest = useRef(waitsForAll);
  const isSending = useRef(false);
  const send = async (version: number, stored: boolean): Promise<void> => {
    const waits = newest.current;
    if (waits === stored) return;
    let next = version;
    const isStored = await call(
      () => updateRelease({ id, rowVersion: version, waitsForAll: waits }),
      (saved) => {
        next = saved.rowVersion;
      },
    );
    if (isStored) await send(next, waits);
  };
  const choose = async (waits: boolean) => {
    setChosen(waits);
    newest.current = waits;
    if (isSending.current) return;
    isSending.current = true;
    await send(rowVersion, waitsForAll);
    isSending.current = false;
    setChosen(null);
  };
  return { isWaiting: chosen ?? waitsForAll, choose, error };
}

/** Choice for items that may not go live. */
function Rest({ release, canEdit }: { release: Release; canEdit: boolean }) {
  const { isWaiting, choose, error } = useRest(release);
  return (
    <TitledCard title={text.rest}>
      <div role="radiogroup" aria-label={text.rest} className="grid gap-3">
        <Choice
          name="rest"
          label={text.leave}
          help={text.leaveHelp}
          checked={!isWaiting}
          disabled={!canEdit}
          onChoose={() => void choose(false)}
        />
        <Choice
          name="rest"
          label={text.wait}
          help={text.waitHelp}
          checked={isWaiting}
          disabled={!canEdit}
          onChoose={() => void choose(true)}
        />
      </div>
      <FailureLine error={error} className="mt-2 text-caption" />
    </TitledCard>
  );
}

function More({ release, canEdit }: { release: Release; canEdit: boolean }) {
  const { canDelete } = usePermission(text.unit);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null);
  const { id, rowVersion, name, owner } = release;
  const close = () => setAsking(null);
  return (
    <TitledCard title={text.more}>
      <p className="text-table text-ink-soft">{text.owner(owner)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {canEdit && (
          <Button size="sm" onClick={() => setAsking('rename')}>
            {text.rename}
          </Button>
        )}
        {canDelete && (
          <Button size="sm" onClick={() => setAsking('delete')}>
            {text.delete}
          </Button>
        )}
      </div>
      {asking === 'rename' && (
        <NameDialog
          title={text.rename}
          start={name}
          operation={(typed) => updateRelease({ id, rowVersion, name: typed })}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <CallDialog
          title={text.deleteTitle}
          description={text.deleteHelp(name)}
          confirmLabel={text.delete}
          busyLabel={commonText.deleting}
          operation={() => deleteRelease({ id })}
          onDone={() => navigate({ to: '/release' })}
          onClose={close}
        />
      )}
    </TitledCard>
  );
}
