import { Link, useRouter } from '@tanstack/react-router';
import { joinContacts } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { Time } from '../../time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import type { ContactRecord } from './contact-loaders';
import { contactText } from './text';

const { sameTel: text } = contactText;

/** Enquiries from the same telephone number. A button shows them as one in the list; another undoes it. */
export function SameTelCard({
  record: { id, sameTel = [] },
  canEdit,
}: {
  record: ContactRecord;
  canEdit: boolean;
}) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  if (sameTel.length === 0) return null;
  const apart = sameTel.filter(({ isJoined }) => !isJoined);
  const isJoining = apart.length > 0;
  const join = () =>
    call(
      () =>
        joinContacts({ id, ids: (isJoining ? apart : sameTel).map((each) => each.id), isJoined: isJoining }),
      () => router.invalidate(),
    );
  return (
    <TitledCard title={text.title} caption={text.count(sameTel.length)}>
      <ul className="divide-y divide-line">
        {sameTel.map((each) => (
          <li key={each.id} className="flex items-center justify-between gap-3 py-2">
            <Link to="/contact/edit/$id" params={{ id: String(each.id) }} className={`${linkClass} truncate`}>
              {[each.caseTitle, each.name].filter(Boolean).join(contactText.space)}
            </Link>
            <span className="flex-none text-caption text-ink-soft">
              {each.isJoined ? text.joined : contactText.statuses[each.handleStatus]}
              {contactText.space}
              <Time at={each.createdOn} to="day" />
            </span>
          </li>
        ))}
      </ul>
      {canEdit && (
        <Button className="mt-3" busy={isBusy} busyLabel={text.join} onClick={() => void join()}>
          {isJoining ? text.join : text.part}
        </Button>
      )}
    </TitledCard>
  );
}
