import { useId, useState } from 'react';
import { listMedia } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { LimitNote } from '../../records/fields/LimitNote';
import { limits } from '../../../openapi/generated/limits';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { TextInput } from '../../ui/TextInput';
import { tagText as text } from './text';

interface TagsInputProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Offered below, unless chosen. */
  suggested: readonly string[];
  disabled?: boolean;
}

const { maxItems } = limits.MediaUpdate.tags;
const { maxLength } = limits.MediaTagRename.name;
const isSame = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** Chosen tags with a field for further ones, which offers those of the library. */
export function TagsInput({ value, onChange, suggested, disabled = false }: TagsInputProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { answer, ask } = useAnswer<components['schemas']['MediaPage']>();
  const known = shownData(answer)?.tags ?? [];
  const isFull = value.length >= maxItems;
  const add = (tag: string) => {
    const name = tag.trim();
    setTyped('');
    if (name && !value.some(isSame(name))) onChange([...value, name]);
  };
  const offered = isFull || disabled ? [] : suggested.filter((tag) => !value.some(isSame(tag)));
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {value.map((tag) => (
            <Chip
              key={tag}
              removeLabel={text.remove(tag)}
              onRemove={() => !disabled && onChange(value.filter((each) => each !== tag))}
            >
              {tag}
            </Chip>
          ))}
        </span>
      )}
      <TextInput
        aria-label={text.add}
        placeholder={text.example}
        list={listId}
        disabled={disabled || isFull}
        maxLength={maxLength}
        value={typed}
        onFocus={() => answer.state === 'none' && ask(() => listMedia({ pageSize: 1 }))}
        onChange={({ target }) => setTyped(target.value)}
        // A typed tag is not lost by going on.
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
          event.preventDefault();
          add(typed);
        }}
      />
      <datalist id={listId}>
        {known
          .filter(({ name }) => !value.some(isSame(name)))
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
      <LimitNote count={value.length} max={maxItems} unit={text.unit} />
      {offered.length > 0 && (
        <span className="flex flex-wrap items-center gap-1.5">
          <span className="text-caption text-ink-soft">{text.suggested}</span>
          {offered.map((tag) => (
            <Button key={tag} size="sm" icon="plus" onClick={() => add(tag)}>
              {tag}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}
