import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createRelease } from '../../api/generated/operations';
import { WholeListStatus } from '../../records/list/ListStatus';
import { usePermission } from '../../base/session/session';
import { compactMoment } from '../../base/time/date-time';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { whenDrawn } from '../../ui/when-drawn';
import { countsOf, kindCounts, pendingOf } from './items';
import type { ReleaseCard } from './release-loaders';
import { StateSquares } from './StateSquares';
import { releaseText as text } from './text';

const NameDialog = whenDrawn(async () => (await import('./NameDialog')).NameDialog);
const route = getRouteApi('/_layout/release/');

type Group = keyof typeof text.groups;

function groupOf({ state, dueOn }: ReleaseCard): Group {
  if (state === 'done' || state === 'undone') return 'done';
  return dueOn ? 'soon' : 'open';
}

/** Changes of several records that go live together (decisions/054-releases). */
export function ReleaseListPage() {
  const { list, now } = route.useLoaderData();
  const { canCreate } = usePermission(text.unit);
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const groups = (['soon', 'open', 'done'] as const).map((group) => ({
    group,
    cards: list.items.filter((card) => groupOf(card) === group),
  }));
  return (
    <div className="grid gap-4">
      <WholeListStatus count={list.items.length} total={text.total(list.items.length)} none={text.none} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-ink-soft">{text.about}</p>
        {canCreate && (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        )}
      </div>
      {list.items.length === 0 && (
        <Card>
          <EmptyState icon="copy" title={text.none}>
            {text.noneHelp}
          </EmptyState>
        </Card>
      )}
      {groups.map(({ group, cards }) =>
        cards.length === 0 ? null : (
          <Card key={group} className="overflow-hidden">
            <h2 className="px-6 pt-5 pb-3 max-tablet:px-4">
              {text.groups[group]}
              <span className="ml-3 text-caption font-normal text-ink-soft">
                {[text.groupCount(cards.length), text.groupHelp[group]].filter(Boolean).join('，')}
              </span>
            </h2>
            <ul className="divide-y divide-line">
              {cards.map((card) => (
                <ReleaseRow key={card.id} card={card} now={now} />
              ))}
            </ul>
          </Card>
        ),
      )}
      {isAdding && (
        <NameDialog
          title={text.add}
          operation={(name) => createRelease({ name })}
          onDone={({ id }) => navigate({ to: '/release/$id', params: { id: String(id) } })}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

function ReleaseRow({ card, now }: { card: ReleaseCard; now: number }) {
  const { id, name, dueOn, ranOn, items } = card;
  const at = dueOn ?? ranOn;
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-6 py-4 hover:bg-hover max-tablet:px-4 tablet:grid-cols-[--spacing(32)_minmax(0,1fr)_--spacing(72)]">
      <span className="text-ink-soft">{at ? compactMoment(at, now) : text.undated}</span>
      <span className="min-w-0">
        <Link
          to="/release/$id"
          params={{ id: String(id) }}
          className="font-bold after:absolute after:inset-0 hover:text-primary"
        >
          {name}
        </Link>
        <span className="block text-caption text-ink-soft">{kindCounts(items).join('　')}</span>
        <Breaks of={card.breaks} />
      </span>
      <ReleaseSummary card={card} now={now} />
    </li>
  );
}

/** Links of a card that are written out. */
const maxBreaks = 2;

/** Links that will lead nowhere, as its page says at each item. */
function Breaks({ of }: { of: ReleaseCard['breaks'] }) {
  const more = of.length - maxBreaks;
  return [...of.slice(0, maxBreaks), ...(more > 0 ? [text.moreBreaks(more)] : [])].map((says) => (
    <span key={says} className="block text-caption text-accent-ink">
      {says}
    </span>
  ));
}

function ReleaseSummary({ card, now }: { card: ReleaseCard; now: number }) {
  const { state, items, ranBy, undoneOn } = card;
  if (state === 'undone' && undoneOn) {
    return (
      <span className="text-caption">
        <TimeIn say={text.undoneOn} at={undoneOn} to="near" now={now} />
      </span>
    );
  }
  const { left } = pendingOf(items);
  const done = items.filter((item) => item.state === 'done').length;
  return (
    <span className="grid content-start gap-1 text-caption">
      <StateSquares items={items} />
      <span>
        {state === 'done' ? text.ranBy(done, ranBy) : text.counts(countsOf(items))}
        {state !== 'done' && left > 0 && <b className="block text-accent-ink">{text.toDo(left)}</b>}
      </span>
    </span>
  );
}
