import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListName } from '../../../../openapi/generated/enums';
import { updateListView } from '../../../api/generated/operations';
import { useCall } from '../../../base/calls/use-call';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Note } from '../../../ui/Note';
import { whenDrawn } from '../../../ui/when-drawn';
import type { FilterChip } from '../filter-chips';
import { type Condition, conditionsOf, isShown, type ListView, searchOf } from './conditions';
import { loadViews, useViews } from './stored-views';
import { viewText as text } from './text';
import { useOpenedView } from './use-opened-view';
import { viewRowClass } from './ViewsWaiting';

const ViewDialog = whenDrawn(async () => (await import('./ViewDialog')).ViewDialog);

const chipClass = classNames(
  'inline-flex h-8 max-w-80 items-center gap-1.5 rounded-full border border-control bg-card px-3 text-table',
  'whitespace-nowrap hover:bg-hover max-tablet:h-touch',
  'chosen:border-primary chosen:bg-primary-tint chosen:font-bold chosen:text-primary',
);

interface SavedViewsProps {
  list: ListName;
  /** Present filter, tab and order. */
  search: object;
  /** Its filters in words. */
  chips: readonly FilterChip<object>[];
}

/** Views of a list as a row of names (decisions/061-saved-views); nothing without one as long as nothing is chosen. */
export function SavedViews({ list, search: asked, chips }: SavedViewsProps) {
  const views = useViews().filter((view) => view.list === list);
  const { opened, isPlain, taken, open, forget, markOpened } = useOpenedView(list);
  const search = taken(asked);
  const [dialog, setDialog] = useState<'add' | ListView | null>(null);
  const chosen = views.find(({ id }) => id === opened?.id);
  const lost = chosen && opened ? opened.lost : [];
  const isWhole = chosen && isShown(chosen, search, lost);
  const current = isWhole ? chosen : views.find((view) => isShown(view, search));
  if (views.length === 0 && isPlain) return null;
  return (
    <>
      <div className={viewRowClass}>
        {views.length > 0 && (
          <nav aria-label={text.bar} className="flex flex-wrap gap-2">
            {views.map((view) => (
              <ViewLink key={view.id} view={view} isOpen={view === current} onOpen={() => void open(view)} />
            ))}
          </nav>
        )}
        {current ? (
          <>
            <IconButton
              icon="edit"
              size="sm"
              label={text.settings(current.name)}
              onClick={() => setDialog(current)}
            />
            <Link to="." search={{}} onClick={forget} className="flex-none text-table text-primary underline">
              {text.none}
            </Link>
          </>
        ) : isPlain ? null : (
          <Button size="sm" variant="text" icon="plus" onClick={() => setDialog('add')}>
            {chosen ? text.saveAs : text.save}
          </Button>
        )}
        {chosen && !current && (
          <Changed
            view={chosen}
            conditions={conditionsOf(search, chips)}
            onBack={() => void open(chosen)}
            onUpdated={markOpened}
          />
        )}
      </div>
      {isWhole && lost.length > 0 && (
        <Note tone="warning" role="alert" className="rounded-none">
          {text.lost(
            chosen.name,
            lost.map(({ key, value, label }) => label || text.unnamed(key, value)),
          )}
        </Note>
      )}
      {dialog && (
        <ViewDialog
          list={list}
          known={dialog === 'add' ? null : dialog}
          conditions={conditionsOf(search, chips)}
          onSaved={markOpened}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

interface ViewLinkProps {
  view: ListView;
  isOpen: boolean;
  onOpen: () => void;
}

/** A real link, so that a view opens in another tab too. */
function ViewLink({ view, isOpen, onOpen }: ViewLinkProps) {
  return (
    <Link
      to="."
      search={searchOf(view.conditions)}
      className={chipClass}
      activeOptions={{ exact: true }}
      aria-current={isOpen ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {view.opensFirst && <Icon name="home" size={16} />}
      <span className="truncate">{view.isOwn ? view.name : text.shared(view.name, view.owner)}</span>
    </Link>
  );
}

interface ChangedProps {
  view: ListView;
  conditions: Condition[];
  onBack: () => void;
  onUpdated: (view: ListView) => void;
}

/** Says that the list no longer shows the view that was opened, with the ways on. */
function Changed({ view, conditions, onBack, onUpdated }: ChangedProps) {
  const { call, isBusy } = useCall();
  const { id, name, isShared } = view;
  const update = () =>
    call(
      () => updateListView({ id }, { name, isShared, conditions }),
      async (saved) => {
        onUpdated(saved);
        await loadViews();
      },
    );
  return (
    <span className="flex flex-wrap items-center gap-1 text-table text-ink-soft">
      <span aria-hidden className="size-2 rounded-full bg-accent" />
      {text.changed}
      {view.mayChange && (
        <Button size="sm" variant="text" busy={isBusy} onClick={() => void update()}>
          {text.update}
        </Button>
      )}
      <Button size="sm" variant="text" onClick={onBack}>
        {text.back}
      </Button>
    </span>
  );
}
