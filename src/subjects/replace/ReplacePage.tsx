import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FailureNote } from '../../base/calls/Failure';
import { usePermission } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { Card, TitledCard } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { Pager } from '../../ui/Pager';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Change } from './ChangedSentence';
import { firstChoice, outcomeOf } from './choices';
import { HitList } from './HitList';
import { ReplaceBar } from './ReplaceBar';
import { ReplaceSide } from './ReplaceSide';
import { SearchCard } from './SearchCard';
import { replaceText as text } from './text';
import { useHitKeys } from './use-hit-keys';
import { type FoundHits, type Searched, useReplaceSearch } from './use-replace-search';

const route = getRouteApi('/_layout/replace/');
/** Records on a page of the list. */
const pageSize = 20;

/** 全站取代: one text changed everywhere (decisions/056-replace). */
export function ReplacePage() {
  const { find = '', replacement = '', exact = false } = route.useSearch();
  const searched = { find, replacement, isExact: exact };
  // Another search starts with its own texts and choice.
  return <OneSearch key={JSON.stringify(searched)} searched={searched} />;
}

function OneSearch({ searched }: { searched: Searched }) {
  const { search, stop, again } = useReplaceSearch(searched);
  const { state, found, error } = search;
  const hasHits = found !== null && found.records.length > 0;
  return (
    <div className="flex flex-1 flex-col">
      <div className="mb-(--toast-room) grid flex-1 content-start gap-4 pb-6">
        <SearchCard searched={searched} search={search} onStop={stop} onAgain={again} />
        <FailureNote error={error} />
        {state === 'none' && <Recent />}
        {state === 'ready' && found && !hasHits && <Nothing searched={searched} found={found} />}
        {hasHits && state !== 'busy' && <Hits searched={searched} found={found} />}
      </div>
    </div>
  );
}

function Hits({ searched, found }: { searched: Searched; found: FoundHits }) {
  const { canCreate } = usePermission(text.unit);
  const { records } = found;
  const [chosen, setChosen] = useState(() => firstChoice(records));
  const [bound, setBound] = useState<ReadonlySet<string>>(new Set());
  const [mode, setMode] = useState<'together' | 'apart'>('together');
  const [page, setPage] = useState(1);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([1]));
  useHitKeys();
  const ordered = [...records.filter(({ isLive }) => isLive), ...records.filter(({ isLive }) => !isLive)];
  const pages = Math.ceil(ordered.length / pageSize);
  const outcome = outcomeOf(records, chosen);
  const listed = records.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      {found.unlisted > 0 && <Note>{text.listed(listed, listed + found.unlisted)}</Note>}
      <div className="grid gap-4 desktop:grid-cols-side">
        <HitList
          records={ordered}
          shown={ordered.slice((page - 1) * pageSize, page * pageSize)}
          chosen={chosen}
          bound={bound}
          onChoose={setChosen}
          onBind={setBound}
        >
          {pages > 1 && (
            <div className="flex border-t border-line px-5 py-3 max-tablet:px-4">
              <Pager
                page={page}
                pageCount={pages}
                labels={text.pages}
                onPage={(next) => {
                  setPage(next);
                  setSeen((before) => new Set([...before, next]));
                }}
              />
            </div>
          )}
        </HitList>
        <ReplaceSide
          found={found}
          chosen={chosen}
          outcome={outcome}
          mode={mode}
          onMode={setMode}
          pages={{ count: pages, seen: seen.size }}
          onChoose={setChosen}
        />
      </div>
      {canCreate && (
        <ReplaceBar
          searched={searched}
          records={records}
          chosen={chosen}
          bound={bound}
          outcome={outcome}
          mode={mode}
          isSeen={outcome.hits <= text.manyHits || seen.size >= pages}
        />
      )}
    </>
  );
}

/** Where was searched, what is similar, and what the trash holds. */
function Nothing({ searched: { find, replacement }, found }: { searched: Searched; found: FoundHits }) {
  const { counts, similar, trashed } = found;
  return (
    <Card>
      <EmptyState icon="search" title={text.nothing(find)}>
        {text.searched([...counts].filter(([, count]) => count > 0))}
      </EmptyState>
      {similar.length > 0 && (
        <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 px-5 pb-6">
          {text.similar}
          {similar.map(({ text: number, count }) => (
            <Link key={number} to="/replace" search={{ find: number, replacement }} className={linkClass}>
              {text.similarOf(number, count)}
            </Link>
          ))}
        </p>
      )}
      {trashed > 0 && (
        <p className="border-t border-line px-5 py-3 text-table text-ink-soft">
          {text.trashed(trashed)}
          <Link to="/trash" className={linkClass}>
            {text.toTrash}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Recent() {
  const { recent } = route.useLoaderData();
  return (
    <>
      <p className="text-ink-soft">{text.about}</p>
      <TitledCard title={text.recent}>
        {recent.length === 0 ? (
          <p className="text-ink-soft">{text.noRecent}</p>
        ) : (
          <ul aria-label={text.recent} className="divide-y divide-line">
            {recent.map((row) => (
              <li key={row.id} className="grid gap-x-4 py-3 tablet:grid-cols-[minmax(0,1fr)_auto]">
                <Link to="/replace/$id" params={{ id: String(row.id) }} className={rowTitleClass('bold')}>
                  <Change found={row.find} replacement={row.replacement} />
                </Link>
                <span className="text-table">
                  {row.undoneOn ? text.isUndone : text.row(row.replaced, row.records)}
                </span>
                <span className={rowDetailClass}>
                  <TimeIn say={(time) => text.by(row.createdBy, time)} at={row.createdOn} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </TitledCard>
    </>
  );
}
