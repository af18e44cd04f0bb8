import { type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import type { PartType } from '../../../openapi/generated/enums';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { Popover } from '../../ui/Popover';
import type { Block } from './block';
import { kindOf } from './block-kinds';
import { blockGroups } from './block-looks';
import { type SharedChoice, usedBlock, useSharedChoices } from './shared-blocks';
import { sharedText } from './shared-text';
import { editorText } from './text';

interface AddPopoverProps {
  anchor: Element;
  /** Its name: where the block lands. */
  label: string;
  /** Types that the page offers. */
  types: readonly PartType[];
  copied: Block | null;
  /** Pages of projects can use shared blocks. */
  isOnSite: boolean;
  onAdd: (type: PartType) => void;
  onPaste: (block: Block) => void;
  onClose: () => void;
}

interface Choice {
  key: string;
  label: string;
  help: string;
  icon: IconName;
  /** Names by which it is found, in lower case. */
  names: string;
  run: () => void;
}

interface ChoiceGroup {
  title: string | null;
  choices: readonly Choice[];
}

const columns = 2;

/** Buttons that add a block, with a search; one more pastes a copied block. */
export const AddPopover = memo(function AddPopover({ anchor, label, onClose, ...offer }: AddPopoverProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  const [keyword, setKeyword] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const known = useSharedChoices();
  const groups = foundIn(groupsOf({ ...offer, shared: offer.isOnSite ? known : null }), keyword);
  const all = groups.flatMap(({ choices }) => choices);
  const current = all.find(({ key }) => key === marked) ?? all[0];
  const take = (choice: Choice | undefined) => {
    if (!choice) return;
    wasUsed.current = true;
    onClose();
    choice.run();
  };
  const press = (event: KeyboardEvent) => {
    // Keys of an input method choose among its candidates.
    if (event.nativeEvent.isComposing) return;
    const isSearching = event.target === search.current;
    if (isSearching && event.key === 'Enter') take(current);
    else if (isSearching && event.key !== 'ArrowDown') return;
    else if (event.key.startsWith('Arrow')) {
      const next = isSearching ? current?.key : neighbourOf(groups, current?.key ?? '', event.key);
      (next === null ? search.current : buttonOf(list.current, next))?.focus();
    } else {
      // A letter goes on in the search.
      if (isLetter(event)) search.current?.focus();
      return;
    }
    event.preventDefault();
  };
  return (
    <Popover
      anchor={anchor}
      label={label}
      onClose={onClose}
      // The new block takes it.
      focusElsewhere={() => wasUsed.current}
      className="w-98 p-2"
      // A keyboard on the screen would cover the choices.
      onOpenAutoFocus={(event) => {
        if (!matchMedia('(hover: none)').matches) return;
        event.preventDefault();
        list.current?.focus();
      }}
      onKeyDown={press}
      // It is drawn elsewhere, but part of the form, which takes an input for one of its own.
      onInput={(event) => event.stopPropagation()}
    >
      <SearchField
        ref={search}
        describedBy={`${id}-help`}
        value={keyword}
        onChange={(value) => {
          setKeyword(value);
          setMarked(null);
        }}
      />
      <div ref={list} tabIndex={-1} className="min-h-0 overflow-y-auto outline-none">
        {groups.map((group) => (
          <Group
            key={group.title}
            {...group}
            id={`${id}-help`}
            marked={current?.key}
            onMark={setMarked}
            onTake={take}
          />
        ))}
      </div>
      <Help id={`${id}-help`} choice={current} />
    </Popover>
  );
});

/** Says what the marked choice is for. */
function Help({ id, choice }: { id: string; choice: Choice | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="mt-2 flex min-h-11 flex-none gap-3 border-t border-line px-2 pt-2 text-caption text-ink-soft"
    >
      {choice ? (
        <>
          <b className="flex-none">{choice.label}</b>
          <span>{choice.help}</span>
        </>
      ) : (
        editorText.noType
      )}
    </p>
  );
}

interface SearchFieldProps {
  ref: React.Ref<HTMLInputElement>;
  describedBy: string;
  value: string;
  onChange: (value: string) => void;
}

function SearchField({ ref, describedBy, value, onChange }: SearchFieldProps) {
  return (
    <label className="flex h-control flex-none items-center gap-2 rounded-control border border-control px-3 text-ink-soft focus-within:border-primary focus-within:inset-ring focus-within:inset-ring-primary">
      <Icon name="search" size={16} />
      <input
        ref={ref}
        type="search"
        aria-label={editorText.searchTypes}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        placeholder={editorText.searchExample}
        className="min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-soft"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface GroupProps extends ChoiceGroup {
  /** Id of the help for the marked choice. */
  id: string;
  marked: string | undefined;
  onMark: (key: string) => void;
  onTake: (choice: Choice) => void;
}

function Group({ title, choices, id, marked, onMark, onTake }: GroupProps) {
  const name = useId();
  return (
    <div role="group" aria-labelledby={title === null ? undefined : name} className="pt-2">
      {title !== null && (
        <p id={name} className="px-2 pb-0.5 text-caption text-ink-soft">
          {title}
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-1">
        {choices.map((choice) => (
          <button
            key={choice.key}
            type="button"
            data-choice={choice.key}
            aria-describedby={choice.key === marked ? id : undefined}
            className={classNames(
              'flex min-h-8.5 items-center gap-2.5 rounded-control px-2 text-left max-tablet:min-h-touch',
              choice.key === marked && 'bg-primary-tint',
            )}
            onFocus={() => onMark(choice.key)}
            onPointerMove={() => onMark(choice.key)}
            onClick={() => onTake(choice)}
          >
            <Icon name={choice.icon} size={16} className="text-primary" />
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Offered choices in groups; what was copied comes first. */
function groupsOf({
  types,
  copied,
  shared,
  onAdd,
  onPaste,
}: Omit<AddPopoverProps, 'anchor' | 'label' | 'isOnSite' | 'onClose'> & {
  shared: readonly SharedChoice[] | null;
}) {
  const groups: ChoiceGroup[] = blockGroups.map(({ title, looks }) => ({
    title,
    choices: looks
      .filter(({ type }) => types.includes(type))
      .map(({ type, help, otherNames }) => {
        const { label, icon } = kindOf(type);
        const names = `${label} ${otherNames}`.toLowerCase();
        return { key: String(type), label, help, icon, names, run: () => onAdd(type) };
      }),
  }));
  if (shared && shared.length > 0) {
    const { group: title, help } = sharedText;
    const choices = shared.map((each): Choice => {
      const { id, title: label } = each;
      const names = `${label} ${title}`.toLowerCase();
      return { key: `shared-${id}`, label, help, icon: 'rows', names, run: () => onPaste(usedBlock(each)) };
    });
    groups.push({ title, choices });
  }
  if (!copied) return groups;
  const { label: name, icon } = kindOf(copied.type);
  const label = editorText.paste(name);
  const help = editorText.pasteHelp;
  const paste = { key: 'paste', label, help, icon, names: label, run: () => onPaste(copied) };
  return [{ title: null, choices: [paste] }, ...groups];
}

/** Groups with the choices that have each word of the keyword in a name. */
function foundIn(groups: readonly ChoiceGroup[], keyword: string): ChoiceGroup[] {
  const words = keyword.normalize('NFKC').toLowerCase().split(' ').filter(Boolean);
  return groups.flatMap(({ title, choices }) => {
    const found = choices.filter(({ names }) => words.every((word) => names.includes(word)));
    return found.length > 0 ? [{ title, choices: found }] : [];
  });
}

/** Key of the choice that an arrow key leads to; null for the search above the first row. */
function neighbourOf(groups: readonly ChoiceGroup[], from: string, key: string): string | null {
  const all = groups.flatMap(({ choices }) => choices);
  const at = all.findIndex((choice) => choice.key === from);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return all[at + (key === 'ArrowRight' ? 1 : -1)]?.key ?? from;
  }
  const rows = groups.flatMap(({ choices }) =>
    Array.from({ length: Math.ceil(choices.length / columns) }, (_, row) =>
      choices.slice(row * columns, (row + 1) * columns),
    ),
  );
  const row = rows.findIndex((choices) => choices.some((choice) => choice.key === from));
  const column = rows[row]?.findIndex((choice) => choice.key === from) ?? 0;
  const next = row + (key === 'ArrowDown' ? 1 : -1);
  if (next < 0) return null;
  return (rows[next]?.[column] ?? rows[next]?.[0])?.key ?? from;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key !== ' ' && [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

const buttonOf = (list: HTMLElement | null, key: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-choice="${key}"]`);
