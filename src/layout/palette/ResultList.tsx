import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import { keyClass, keys } from './palette-keys';
import type { PaletteGroup, PaletteOption } from './palette-options';
import { paletteText } from './text';

const optionClass = classNames(
  'group flex min-h-row scroll-mt-8 cursor-pointer items-center gap-3 rounded-control px-3',
  'aria-selected:bg-primary-tint',
);

interface ResultListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Highlighted in the options. */
  keyword: string;
  active: PaletteOption | undefined;
  idOf: (part: PaletteGroup | PaletteOption) => string;
  onPoint: (option: PaletteOption) => void;
  onOpen: (option: PaletteOption) => void;
}

/** Options in groups; the focus stays in the input. */
export function ResultList({ id, groups, keyword, active, idOf, onPoint, onOpen }: ResultListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={paletteText.results}
      className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-2"
    >
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={idOf(group)}>
          <p id={idOf(group)} className="flex gap-2 px-3 pt-2 pb-1 text-caption text-ink-soft">
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
              onPoint={() => onPoint(option)}
              onOpen={() => onOpen(option)}
            />
          ))}
        </div>
      ))}
    </div>
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
        <Thumb picture={cover} alt="" icon={icon} />
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

/** Highlights every occurrence of the keyword, ignoring case. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  const searched = keyword.toLowerCase();
  const small = text.toLowerCase();
  // Lower case may change the length of a text in a few languages: then nothing is marked.
  const at = searched && small.length === text.length ? small.indexOf(searched) : -1;
  if (at < 0) return text;
  const end = at + searched.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-tag bg-accent-tint font-bold text-inherit">{text.slice(at, end)}</mark>
      <Marked text={text.slice(end)} keyword={keyword} />
    </>
  );
}
