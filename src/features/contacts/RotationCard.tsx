import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { updateContactRotation } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { LimitNote } from '../../fields/LimitNote';
import { LeaveGuard } from '../../record/LeaveGuard';
import { formText } from '../../record/text';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import type { ContactEmailData } from './contact-loaders';
import { contactText } from './text';

const { maxItems } = limits.ContactRotationInput.accountIds;

interface RotationCardProps {
  rotation: NonNullable<ContactEmailData['rotation']>;
  canEdit: boolean;
}

/** Rotation of new enquiries; use the row version as its key. */
export function RotationCard({
  rotation: { accountIds, candidates, rowVersion },
  canEdit,
}: RotationCardProps) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const known = candidates.map(({ id }) => id);
  // Members without permission are skipped; the next save removes them.
  const stored = accountIds.filter((id) => known.includes(id));
  const [chosen, setChosen] = useState<readonly number[]>(stored);
  const isFull = chosen.length >= maxItems;
  const isChanged = chosen.join() !== stored.join();
  const save = () =>
    call(
      () => updateContactRotation({ accountIds: [...chosen], rowVersion }),
      () => router.invalidate(),
    );
  return (
    <TitledCard title={contactText.rotation} caption={contactText.rotationHelp}>
      {candidates.length === 0 && <p className="text-ink-soft">{contactText.rotationNone}</p>}
      <ul aria-label={contactText.rotation} className="grid gap-1 tablet:grid-cols-2">
        {candidates.map(({ id, name, department }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.includes(id)}
              disabled={!canEdit || isBusy || (isFull && !chosen.includes(id))}
              onChange={() =>
                setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
              }
            >
              {[name, department].filter(Boolean).join(contactText.space)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <LimitNote count={chosen.length} max={maxItems} unit={contactText.rotationUnit} />
      {canEdit && candidates.length > 0 && (
        <Button
          className="mt-4"
          busy={isBusy}
          busyLabel={formText.saving}
          disabled={!isChanged}
          onClick={() => void save()}
        >
          {contactText.rotationSave}
        </Button>
      )}
      <LeaveGuard dirty={isChanged} busy={isBusy} save={save} />
    </TitledCard>
  );
}
