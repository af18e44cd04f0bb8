import { getRouteApi, Link } from '@tanstack/react-router';
import { undoReplacement } from '../../api/generated/operations';
import { kinds } from '../../records/kinds/kinds';
import { usePermission } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { buttonClass } from '../../ui/button-class';
import { Card, TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { Change } from './ChangedSentence';
import type { Replacement } from './replace-loaders';
import { replaceText as text } from './text';
import { CallButton } from '../../records/record-actions/CallButton';

const route = getRouteApi('/_layout/replace/$id');

/** Result of a replacement: what happened to each record, and the way back. */
export function ReplacementPage() {
  const { replacement } = route.useLoaderData();
  const { items, find, replacement: now } = replacement;
  const left = items.filter(({ state }) => state === 'left');
  return (
    <div className="grid content-start gap-4">
      <Result replacement={replacement} />
      <div className="grid gap-4 desktop:grid-cols-side">
        <Card className="self-start overflow-hidden">
          {(['waiting', 'live', 'draft', 'kept', 'undone'] as const).map((state) => (
            <Group key={state} state={state} items={items.filter((item) => item.state === state)} />
          ))}
        </Card>
        <div className="grid content-start gap-4">
          <Next replacement={replacement} />
          {left.length > 0 && (
            <TitledCard title={text.states.left}>
              <ul className="grid gap-3">
                {left.map((item) => (
                  <li key={`${item.kind} ${item.themeId ?? item.recordId}`} className="text-table">
                    <span className="text-ink-soft">{text.kinds[item.kind]}</span>
                    <b className="ml-2">{item.title || text.hidden}</b>
                    <p className="text-ink-soft">{item.reason}</p>
                  </li>
                ))}
              </ul>
              <p className="mt-3">
                <Link to="/replace" search={{ find, replacement: now }} className={linkClass}>
                  {text.again}
                </Link>
              </p>
            </TitledCard>
          )}
        </div>
      </div>
    </div>
  );
}

function Result({ replacement }: { replacement: Replacement }) {
  const { canEdit } = usePermission(text.unit);
  const { id, rowVersion, find, replaced, left, records, createdOn, undoneOn, undoUntil } = replacement;
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 px-6 py-5 max-tablet:px-4">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-primary text-on-primary">
        <Icon name={undoneOn ? 'undo' : 'check'} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2>{undoneOn ? text.undoneTitle(replaced) : text.done(replaced, left)}</h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-ink-soft">
          <Change found={find} replacement={replacement.replacement} />
          <TimeIn say={(time) => text.inRecords(records, time)} at={createdOn} />
        </p>
        <p className="text-caption text-ink-soft">
          {undoneOn && <TimeIn say={text.undoneOn} at={undoneOn} />}
          {undoUntil && <TimeIn say={text.undoUntil} at={undoUntil} to="day" />}
        </p>
      </div>
      {canEdit && undoUntil && (
        <CallButton
          icon="undo"
          question={{
            title: text.undoTitle,
            description: text.undoHelp(records),
            confirmLabel: text.undo,
            busyLabel: text.undoing,
            operation: () => undoReplacement({ id }, { rowVersion }),
          }}
        >
          {text.undo}
        </CallButton>
      )}
    </Card>
  );
}

interface GroupProps {
  state: Exclude<Replacement['items'][number]['state'], 'left'>;
  items: Replacement['items'];
}

function Group({ state, items }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={text.states[state]} className="not-first:border-t not-first:border-line">
      <h2 className="border-b border-line bg-sunken px-5 py-3 text-table font-normal text-ink-soft max-tablet:px-4">
        {text.stateCount(text.states[state], items.length)}
      </h2>
      <ul className="divide-y divide-line">
        {items.map((item) => {
          const { kind, recordId, themeId, title, hits, reason } = item;
          const { icon } = kinds[kind];
          return (
            <li
              key={`${kind} ${themeId ?? recordId}`}
              className="grid items-center gap-x-4 gap-y-1 px-5 py-3 max-tablet:px-4 tablet:grid-cols-[--spacing(24)_minmax(0,1fr)_auto_auto]"
            >
              <span className="flex items-center gap-2 text-caption text-ink-soft">
                <Icon name={icon} size={16} />
                {text.kinds[kind]}
              </span>
              <div className="min-w-0">
                <b>{title ?? text.hidden}</b>
                {reason && <p className="text-caption text-ink-soft">{reason}</p>}
              </div>
              <span className="text-table text-ink-soft">{hits > 0 ? text.places(hits) : text.followed}</span>
              {title !== null && (
                <Link
                  {...kinds[kind].open(recordId)}
                  aria-label={text.openOf(title)}
                  className={buttonClass({ variant: 'text', size: 'sm' })}
                >
                  {text.openRecord}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Changes that wait, and their reason. */
function Next({ replacement: { items, release } }: { replacement: Replacement }) {
  const { canView } = usePermission('Permissions.Releases');
  const waiting = items.filter(({ state }) => state === 'waiting').length;
  return (
    <TitledCard title={text.next}>
      {waiting > 0 && (
        <p className="mb-3">{release ? text.inRelease(waiting, release.name) : text.waitsForPublish}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {release && waiting > 0 && canView && (
          <Link to="/release/$id" params={{ id: String(release.id) }} className={linkClass}>
            {text.openRelease}
          </Link>
        )}
        <Link to="/replace" className={linkClass}>
          {text.back}
        </Link>
      </p>
    </TitledCard>
  );
}
