import { useState } from 'react';
import { fromNativeDate } from '../../ui/date-text';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { whenDrawn } from '../../ui/when-drawn';
import type { Deputy } from './approval-loaders';
import { deputyText as text } from './text';

const DeputyDialog = whenDrawn(async () => (await import('./DeputyDialog')).DeputyDialog);

/** Says who decides in the account's place until when, and in whose place the account decides. */
export function DeputyNote({ of: { deputy, inPlaceOf } }: { of: Deputy }) {
  if (!deputy && inPlaceOf.length === 0) return null;
  return (
    <Note className="mb-4">
      {deputy && (
        <p>
          <b>{text.until(deputy.name, fromNativeDate(deputy.startsOn), fromNativeDate(deputy.endsOn))}</b>
          <br />
          {text.help}
        </p>
      )}
      {inPlaceOf.length > 0 && <p>{text.inPlaceOf(inPlaceOf)}</p>}
    </Note>
  );
}

/** Opens the choice of a deputy. */
export function DeputyButton({ of }: { of: Deputy }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{of.deputy ? text.change : text.name}</Button>
      {isOpen && <DeputyDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
