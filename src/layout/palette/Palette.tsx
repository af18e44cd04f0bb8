import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '../../api/result';
import { listDownloads } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useAnswer } from '../../base/calls/use-answer';
import { palette } from '../../machines/palette-actors';
import type { Way } from '../../machines/palette';
import { useClaims } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { TopDialog } from '../../ui/TopDialog';
import { useStableCallback } from '../../ui/use-stable-callback';
import { focusTitle } from '../keep-focus';
import { shortcutText } from '../../ui/shortcut';
import { KeywordInput } from './KeywordInput';
import { keyClass, keys } from './palette-keys';
import {
  activeOption,
  type Chapter,
  paletteGroups,
  type PaletteGroup,
  type PaletteOption,
} from './palette-options';
import { ResultList } from './ResultList';
import { paletteText } from './text';
import { commonText } from '../../base/navigation/text';

interface PaletteProps {
  /** Returns, once, the keys typed while this was loading. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Search over screens and records (decisions/021-search): typing, arrow keys, Enter. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const claims = useClaims();
  const [now] = useState(() => Date.now());
  const id = useId();
  const listId = `${id}-list`;
  const actor = useActorRef(palette);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFound = useSelector(actor, (snapshot) => snapshot.matches('found'));
  const { open, onClosed } = useOpening(onClose);

  const chapters = useChapters();

  const groups = paletteGroups({ ...context, chapters }, claims, now);
  const options = groups.flatMap((group) => group.options);
  const active = isBusy && context.active === null ? undefined : activeOption(options, context.active);
  const idOf = ({ key }: PaletteGroup | PaletteOption) => `${id}-${key}`;
  const keyword = context.keyword.trim();
  const hits = context.answer?.groups.length ?? 0;

  const openActive = useStableCallback((way: Way) => {
    if (active) open(active, way);
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('choice.made', ({ way }) => openActive(way));
    return unsubscribe;
  }, [actor, openActive]);

  const mark = ({ key }: PaletteOption) => actor.send({ type: 'active.set', active: key });
  const move = (by: -1 | 1) => {
    const from = active ? options.indexOf(active) : by > 0 ? -1 : 0;
    const target = options.at((from + by) % options.length);
    if (target) mark(target);
  };
  return (
    <TopDialog title={paletteText.title} onClose={onClose} onClosed={onClosed}>
      <KeywordInput
        actor={actor}
        isBusy={isBusy}
        listId={listId}
        activeId={active && idOf(active)}
        takeTyped={takeTyped}
        onMove={move}
      />
      <p role="status" className="sr-only">
        {isFound && spokenFor(keyword, hits, options.length)}
      </p>
      {context.error && (
        <Failure error={context.error} onRetry={() => actor.send({ type: 'search.retry' })} />
      )}
      {isFound && hits === 0 && (
        <p aria-hidden="true" className="px-5 pt-4 text-ink-soft">
          {paletteText.none(keyword)}
        </p>
      )}
      <ResultList
        id={listId}
        groups={groups}
        keyword={keyword}
        active={active}
        idOf={idOf}
        onPoint={mark}
        onOpen={(option) => open(option, 'here')}
      />
      <KeyHints />
    </TopDialog>
  );
}

/** Chapters of the manual; none while they load. */
function useChapters(): readonly Chapter[] {
  const { answer, ask } = useAnswer<Chapter[]>();
  useEffect(() => ask(() => listDownloads()), [ask]);
  return answer.state === 'ready' ? answer.data : noChapters;
}

const noChapters: readonly Chapter[] = [];

/** Announcement of the results: whether there are records, and how many lines. */
function spokenFor(keyword: string, hits: number, lines: number): string {
  if (hits > 0) return paletteText.found(lines);
  // Lines without records are places to search and things to add, no results.
  return [paletteText.none(keyword), ...(lines > 0 ? [paletteText.offered(lines)] : [])].join(
    paletteText.comma,
  );
}

/** Closes the search and opens an option; `onClosed` is for the dialog. */
function useOpening(onClose: () => void) {
  const router = useRouter();
  const next = useRef(async () => {});
  /** Opens after the focus has returned to the page, so that a question about unsaved work can restore it. */
  const open = (option: PaletteOption, way: Way) => {
    if (way === 'tab') {
      const { href } = router.buildLocation(option.link);
      window.open(router.history.createHref(href), '_blank', 'noopener');
    } else {
      next.current = async () => {
        const { pathname } = router.state.location;
        const { activeElement } = document;
        await router.navigate(option.link);
        // Skipped after another navigation, such as the next search.
        const { location } = router.state;
        const target = option.link.hash && document.getElementById(location.hash);
        if (target) target.focus();
        else if (location.pathname !== pathname && document.activeElement === activeElement) focusTitle();
      };
    }
    onClose();
  };
  return { open, onClosed: () => void next.current() };
}

function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-5 py-2 text-table text-danger">
      <span role="alert" className="min-w-0 flex-1">
        {paletteText.failed}
        {failureText(error)}
      </span>
      <Button size="sm" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </div>
  );
}

/** Last line of the search: its keys. */
function KeyHints() {
  return (
    <div className="flex flex-none gap-5 border-t border-line bg-sunken px-5 py-2 text-caption text-ink-soft">
      <span className="max-tablet:hidden">
        <kbd className={keyClass}>{keys.up}</kbd> <kbd className={keyClass}>{keys.down}</kbd>{' '}
        {paletteText.move}
      </span>
      <span className="max-tablet:hidden">
        <kbd className={keyClass}>{keys.enter}</kbd> {paletteText.open}
      </span>
      <span className="max-tablet:hidden">
        <kbd className={keyClass}>{shortcutText(keys.enter)}</kbd> {paletteText.openTab}
      </span>
      <span className="ml-auto">{paletteText.rights}</span>
    </div>
  );
}
