import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { offered } from '../../api/offered';
import { undoRelease } from '../../api/generated/operations';
import { PreviewLinksButton } from '../../publishing/preview/PreviewLinks';
import { previewText } from '../../publishing/preview/text';
import { usePermission } from '../../base/session/session';
import { dateTimeText } from '../../base/time/date-time';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Note } from '../../ui/Note';
import { whenDrawn } from '../../ui/when-drawn';
import { countsOf, pendingOf } from './items';
import type { Release } from './release-loaders';
import { ReleaseBar } from './ReleaseBar';
import { ReleaseItemRow } from './ReleaseItemRow';
import { ReleaseSide } from './ReleaseSide';
import { StateSquares } from './StateSquares';
import { releaseText as text } from './text';
import { momentOf, momentValue } from '../../base/time/schedule';

const AddItemsDialog = whenDrawn(async () => (await import('./AddItemsDialog')).AddItemsDialog);
const UndoDialog = whenDrawn(async () => (await import('./UndoDialog')).UndoDialog);
const route = getRouteApi('/_layout/release/$id');

/** One release: its items with their states, its moment, and its result. */
export function ReleasePage() {
  const { release, now } = route.useLoaderData();
  // A moment that was stored replaces what was chosen.
  return <OneRelease key={`${release.id} ${release.dueOn}`} release={release} now={now} />;
}

function OneRelease({ release, now }: { release: Release; now: number }) {
  const { canEdit } = usePermission(text.unit);
  const [moment, setMoment] = useState(() => momentValue(release.dueOn));
  const { pending } = pendingOf(release.items);
  return (
    <div className="flex flex-1 flex-col">
      <div className="mb-(--toast-room) grid flex-1 content-start gap-4 pb-6">
        <Result release={release} canEdit={canEdit} />
        {release.state === 'held' && (
          <Note tone="danger">
            <b>{text.heldTitle}</b>
            <p>{release.reason}</p>
          </Note>
        )}
        <div className="grid gap-4 desktop:grid-cols-side">
          <Items release={release} canEdit={canEdit} />
          <ReleaseSide release={release} moment={moment} onMoment={setMoment} hasPending={pending > 0} />
        </div>
      </div>
      {pending > 0 && (
        <ReleaseBar
          release={release}
          now={now}
          dueOn={momentOf(moment)}
          isDated={moment.isSet}
          canEdit={canEdit}
        />
      )}
    </div>
  );
}

function Items({ release, canEdit }: { release: Release; canEdit: boolean }) {
  const { id, name, items, limit } = release;
  const isFull = items.length >= limit;
  return (
    <Card className="self-start overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-6 py-5 max-tablet:px-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2>{name}</h2>
          {items.length > 0 && (
            <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-ink-soft">
              <StateSquares items={items} />
              {text.items(items.length)}：{text.counts(countsOf(items))}
              {isFull && `，${text.full(limit)}`}
            </p>
          )}
        </div>
        <SetPreview kind="release" recordId={id} about={previewText.about(name, text.wholeSet)} />
        {canEdit && <AddItems release={release} />}
      </div>
      {items.length === 0 ? (
        <EmptyState icon="copy" title={text.noItems}>
          {text.noItemsHelp}
        </EmptyState>
      ) : (
        <ul aria-label={text.itemList} className="divide-y divide-line">
          {items.map((item) => (
            <ReleaseItemRow key={item.id} item={item} canEdit={canEdit} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Links that show the pages of the whole set. */
const SetPreview = offered('releaseSets', PreviewLinksButton);

const AddItems = offered('releaseSets', function AddItems({ release }: { release: Release }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon="plus"
        disabled={release.items.length >= release.limit}
        onClick={() => setOpen(true)}
      >
        {text.addItems}
      </Button>
      {isOpen && <AddItemsDialog release={release} onClose={() => setOpen(false)} />}
    </>
  );
});

/** Result of a release, with the way back. */
function Result({ release, canEdit }: { release: Release; canEdit: boolean }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { items, ranOn, undoneOn, undoUntil, id, rowVersion } = release;
  if (!ranOn) return null;
  const done = items.filter(({ state }) => state === 'done').length;
  const undone = items.filter(({ state }) => state === 'undone').length;
  const { pending } = pendingOf(items);
  return (
    <Card className="flex flex-wrap items-center gap-4 px-6 py-5 max-tablet:px-4">
      <div className="min-w-0 flex-1 basis-56">
        <h2>{done > 0 ? text.ran(done) : text.undone(undone)}</h2>
        <p className="text-caption text-ink-soft">
          {undoneOn ? <TimeIn say={text.undoneOn} at={undoneOn} /> : <TimeIn say={text.ranOn} at={ranOn} />}
          {pending > 0 && `，${text.stays(pending)}`}
        </p>
        {undoUntil && (
          <p className="text-caption text-ink-soft">
            <TimeIn say={text.undoUntil} at={undoUntil} to="day" />
          </p>
        )}
      </div>
      {canEdit && undoUntil && (
        <Button
          icon="undo"
          // A save since the screen was opened decides how an item ends.
          onClick={() => void router.invalidate().then(() => setAsking(true))}
        >
          {text.undo}
        </Button>
      )}
      {isAsking && (
        <UndoDialog
          items={items}
          time={dateTimeText(ranOn).slice(0, 16)}
          operation={(emergencyReason) =>
            undoRelease({ id }, { rowVersion, ...(emergencyReason ? { emergencyReason } : {}) })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
