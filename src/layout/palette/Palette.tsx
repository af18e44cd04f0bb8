import { Link, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../calls/failure-words';
import { palette } from '../../machines/palette-actors';
import type { Way } from '../../machines/palette';
import { useClaims } from '../../session/session';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import { TopDialog } from '../../ui/TopDialog';
import { useStableCallback } from '../../ui/use-stable-callback';
import { focusTitle } from '../keep-focus';
import { shortcutText } from '../../ui/shortcut';
import { Marked } from './Marked';
import { activeOption, paletteGroups, type PaletteOption } from './palette-options';
import { paletteText } from './text';

const optionClass = classNames(
  'group flex min-h-row scroll-mt-8 cursor-pointer items-center gap-3 rounded-control px-3',
  'aria-selected:bg-primary-tint',
);
/** Names on keyboards. */
const keys = { up: '↑', down: '↓', enter: 'Enter', escape: 'Esc' };
const keyClass = 'font-sans rounded-tag border border-line bg-card px-1 text-caption text-ink-soft';

interface PaletteProps {
  /** Returns, once, the keys typed while this was loading. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Search over screens and records (decisions/021-search): typing, arrow keys, Enter. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const router = useRouter();
  const claims = useClaims();
  const [now] = useState(() => Date.now());
  const id = useId();
  const actor = useActorRef(palette);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFound = useSelector(actor, (snapshot) => snapshot.matches('found'));
  const next = useRef(async () => {});

  const groups = paletteGroups(context, claims, now);
  const options = groups.flatMap((group) => group.options);
  const active = isBusy && context.active === null ? undefined : activeOption(options, context.active);
  const idOf = (option: PaletteOption) => `${id}-${option.key}`;
  const keyword = context.keyword.trim();
  const hits = context.answer?.groups.length ?? 0;

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
  const openActive = useStableCallback((way: Way) => {
    if (active) open(active, way);
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('choice.made', ({ way }) => openActive(way));
    return unsubscribe;
  }, [actor, openActive]);

  const type = (input: HTMLInputElement) => actor.send({ type: 'keyword.change', keyword: input.value });
  const move = (by: number) => {
    const from = active ? options.indexOf(active) : by > 0 ? -1 : 0;
    const target = options.at((from + by) % options.length);
    if (target) actor.send({ type: 'active.set', active: target.key });
  };
  const press = (event: KeyboardEvent) => {
    // Keys of an input method select its candidates.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      actor.send({ type: 'choice.request', way: event.ctrlKey || event.metaKey ? 'tab' : 'here' });
    } else return;
    event.preventDefault();
  };
  return (
    <TopDialog title={paletteText.title} onClose={onClose} onClosed={() => void next.current()}>
      <label className="flex h-bar flex-none items-center gap-3 border-b border-line pr-4 pl-5 text-ink-soft">
        <Icon name="search" />
        <span className="sr-only">{paletteText.title}</span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && idOf(active)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={paletteText.hint}
          className="min-w-0 flex-1 bg-transparent text-section text-ink outline-none placeholder:text-ink-soft"
          onChange={(event) => {
            // Text in composition by an input method is no keyword yet.
            if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) {
              type(event.target);
            }
          }}
          onFocus={({ currentTarget: input }) => {
            const typed = takeTyped();
            if (typed === '') return;
            input.value += typed;
            type(input);
            // The dialog selects the text of the field that it focuses; the next key would replace it.
            queueMicrotask(() => input.setSelectionRange(input.value.length, input.value.length));
          }}
          onCompositionEnd={(event) => type(event.currentTarget)}
          onKeyDown={press}
        />
        {isBusy && <Spinner />}
        <kbd className={`${keyClass} max-tablet:hidden`}>{keys.escape}</kbd>
      </label>
      <p role="status" className="sr-only">
        {isFound && (hits > 0 ? paletteText.found(options.length) : paletteText.none(keyword))}
      </p>
      {context.error && (
        <div className="flex items-center gap-3 border-b border-line px-5 py-2 text-table text-danger">
          <span role="alert" className="min-w-0 flex-1">
            {paletteText.failed}
            {failureText(context.error)}
          </span>
          <Button size="sm" onClick={() => actor.send({ type: 'search.retry' })}>
            {paletteText.retry}
          </Button>
        </div>
      )}
      {isFound && hits === 0 && (
        <p aria-hidden="true" className="px-5 pt-4 text-ink-soft">
          {paletteText.none(keyword)}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={paletteText.results}
        className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-2"
      >
        {groups.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <p id={`${id}-${group.key}`} className="flex gap-2 px-3 pt-2 pb-1 text-caption text-ink-soft">
              {group.title}
              <span>{group.count}</span>
            </p>
            {group.options.map((option) => (
              <Line
                key={option.key}
                id={idOf(option)}
                option={option}
                keyword={keyword}
                isActive={option === active}
                onPoint={() => actor.send({ type: 'active.set', active: option.key })}
                onOpen={() => open(option, 'here')}
              />
            ))}
          </div>
        ))}
      </div>
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
    </TopDialog>
  );
}

interface LineProps {
  id: string;
  option: PaletteOption;
  keyword: string;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Line({ id, option, keyword, isActive, onPoint, onOpen }: LineProps) {
  const { title, detail, icon, cover, tag, caption, link } = option;
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const click = (event: MouseEvent) => {
    // With a modifier key it behaves as an ordinary link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      {...link}
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={optionClass}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={click}
    >
      {cover === undefined ? (
        <span className="grid h-9 w-13.5 flex-none place-items-center rounded-tag bg-sunken text-ink-soft group-aria-selected:bg-card">
          <Icon name={icon} />
        </span>
      ) : (
        <Thumb src={cover} alt="" icon={icon} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Marked text={title} keyword={keyword} />
        </span>
        {detail && (
          <span className="block truncate text-caption text-ink-soft group-aria-selected:text-ink">
            <Marked text={detail} keyword={keyword} />
          </span>
        )}
      </span>
      {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
      {caption && (
        <span className="text-caption whitespace-nowrap text-ink-soft group-aria-selected:text-ink">
          {caption}
        </span>
      )}
      {isActive && (
        <kbd aria-hidden="true" className={`${keyClass} max-tablet:hidden`}>
          {keys.enter}
        </kbd>
      )}
    </Link>
  );
}
