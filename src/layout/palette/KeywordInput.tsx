import type { KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '../../machines/palette';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { keyClass, keys } from './palette-keys';
import { paletteText } from './text';

interface KeywordInputProps {
  actor: ActorRefFrom<typeof paletteMachine>;
  isBusy: boolean;
  listId: string;
  /** Id of the marked option. */
  activeId: string | undefined;
  /** Returns, once, the keys typed while the search was loading. */
  takeTyped: () => string;
  /** Marks the next option (1) or the one before (-1). */
  onMove: (by: -1 | 1) => void;
}

/** First line of the search; arrow keys move in the list, Enter opens. */
export function KeywordInput({ actor, isBusy, listId, activeId, takeTyped, onMove }: KeywordInputProps) {
  const type = (input: HTMLInputElement) => actor.send({ type: 'keyword.change', keyword: input.value });
  const press = (event: KeyboardEvent) => {
    // Keys of an input method choose among its candidates.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'ArrowUp') onMove(-1);
    else if (event.key === 'Enter') {
      actor.send({ type: 'choice.request', way: event.ctrlKey || event.metaKey ? 'tab' : 'here' });
    } else return;
    event.preventDefault();
  };
  return (
    <label className="flex h-bar flex-none items-center gap-3 border-b border-line pr-4 pl-5 text-ink-soft">
      <Icon name="search" />
      <span className="sr-only">{paletteText.title}</span>
      <input
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
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
  );
}
