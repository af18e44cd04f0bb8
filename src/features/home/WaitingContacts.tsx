import { Link, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { HandleStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { ArrivedButton } from '../../list/ArrivedButton';
import type { RowPage } from '../../list/load-list';
import { Time } from '../../time/Time';
import { useWaitingCount } from '../../session/arrivals';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import { homeText } from './text';

/** Newest open enquiries, with a note about new arrivals. */
export function WaitingContacts({
  page: { items, totalCount },
}: {
  page: RowPage<components['schemas']['ContactRow']>;
}) {
  const router = useRouter();
  const waiting = useWaitingCount() ?? totalCount;
  const shown = useMemo(
    () => ({ newest: items[0]?.id ?? 0, filter: { handleStatus: HandleStatus.unhandled } }),
    [items],
  );
  return (
    <TitledCard
      title={homeText.waiting}
      caption={homeText.waitingCount(waiting)}
      actions={<ArrivedButton list={shown} onShow={() => void router.invalidate()} />}
    >
      {items.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {items.map(({ id, name, content, createdOn }) => (
              <li key={id}>
                <Link
                  to="/contact/edit/$id"
                  params={{ id: String(id) }}
                  className="flex min-h-touch items-center gap-3 hover:bg-hover"
                >
                  <b className="w-20 flex-none truncate">{name}</b>
                  <span className="min-w-0 flex-1 truncate">{content}</span>
                  <span className="max-tablet:hidden text-caption text-ink-soft">
                    <Time at={createdOn} to="minute" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to="/contact"
            search={{ state: HandleStatus.unhandled }}
            className={`${linkClass} mt-3 inline-block`}
          >
            {homeText.all}
          </Link>
        </>
      )}
    </TitledCard>
  );
}
