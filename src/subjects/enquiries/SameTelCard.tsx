import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { joinContacts } from '../../api/generated/operations';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { OtherName } from '../../records/kinds/OtherName';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { linkClass } from '../../ui/link-class';
import type { ContactRecord } from './contact-loaders';
import { contactText } from './text';

const text = contactText.sameTel;

type SameTel = NonNullable<ContactRecord['sameTel']>[number];

interface SameTelCardProps {
  record: ContactRecord;
  canEdit: boolean;
}

/**
 * Enquiries from the same telephone number, with a tick for each: the button shows the chosen ones as one in the list,
 * another undoes it. Somebody with a different name is never chosen beforehand.
 */
export function SameTelCard({ record: { id, sameTel = [] }, canEdit }: SameTelCardProps) {
  const { call, isBusy } = useCallAndReload();
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  if (sameTel.length === 0) return null;
  const joined = sameTel.filter(({ isJoined }) => isJoined);
  const apart = sameTel.filter(({ isJoined }) => !isJoined);
  const isTicked = (each: SameTel) => ticks.get(each.id) ?? each.isSameName;
  const chosen = apart.filter(isTicked);
  const change = (some: readonly SameTel[], isJoined: boolean) =>
    call(() => joinContacts({ id, ids: some.map((each) => each.id), isJoined }));
  return (
    <TitledCard title={text.title} caption={text.count(sameTel.length)}>
      <ul className="divide-y divide-line">
        {sameTel.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            {canEdit && !each.isJoined && (
              <Checkbox
                checked={isTicked(each)}
                aria-label={text.choose(each.id, each.name)}
                onChange={({ target }) => setTicks(new Map(ticks).set(each.id, target.checked))}
              />
            )}
            <Link
              to="/contact/edit/$id"
              params={{ id: String(each.id) }}
              className={`${linkClass} min-w-0 flex-1 truncate`}
            >
              {[each.name, each.caseTitle].filter(Boolean).join(contactText.space)}
            </Link>
            <span className="flex-none text-caption text-ink-soft">
              {each.isJoined ? text.joined : contactText.statuses[each.handleStatus]}
              {contactText.space}
              <Time at={each.createdOn} to="past" />
            </span>
            {each.content && <span className="w-full truncate text-table">{each.content}</span>}
            {!each.isSameName && !each.isJoined && (
              <span className="w-full">
                <OtherName />
              </span>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <div className="mt-3 flex flex-wrap gap-3">
          {apart.length > 0 && (
            <Button
              busy={isBusy}
              busyLabel={text.join(chosen.length)}
              disabled={chosen.length === 0}
              onClick={() => void change(chosen, true)}
            >
              {text.join(chosen.length)}
            </Button>
          )}
          {joined.length > 0 && (
            <Button variant="text" disabled={isBusy} onClick={() => void change(joined, false)}>
              {text.part}
            </Button>
          )}
        </div>
      )}
    </TitledCard>
  );
}
