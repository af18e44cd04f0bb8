import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { ProgressBar } from '../../ui/ProgressBar';
import { Tag } from '../../ui/Tag';
import { TextInput } from '../../ui/TextInput';
import { replaceText as text } from './text';
import type { ReplaceSearch, Searched } from './use-replace-search';

interface SearchCardProps {
  searched: Searched;
  search: ReplaceSearch;
  onStop: () => void;
  onAgain: () => void;
}

/** Searched text, its replacement and recognised kind, and progress of the search. */
export function SearchCard({ searched, search, onStop, onAgain }: SearchCardProps) {
  const navigate = useNavigate();
  const [find, setFind] = useState(searched.find);
  const [replacement, setReplacement] = useState(searched.replacement);
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = [...find.trim()].length < text.limits.find.minLength;
    setShort(isTooShort);
    if (isTooShort) return;
    const next = { find: find.trim(), replacement: replacement.trim() };
    if (next.find === searched.find && next.replacement === searched.replacement) onAgain();
    void navigate({ to: '/replace', search: { ...next, ...(searched.isExact ? { exact: true } : {}) } });
  };
  return (
    <Card>
      <form
        role="search"
        className="grid items-end gap-x-4 gap-y-3 p-5 max-tablet:p-4 tablet:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]"
        onSubmit={submit}
      >
        <Field label={text.find} error={isShort ? text.tooShort : undefined}>
          <TextInput
            value={find}
            maxLength={text.limits.find.maxLength}
            onChange={({ target }) => setFind(target.value)}
          />
        </Field>
        <span className="pb-2 text-ink-soft max-tablet:hidden">
          <Icon name="chevron-right" />
        </span>
        <Field label={text.replacement}>
          <TextInput
            value={replacement}
            maxLength={text.limits.replacement.maxLength}
            onChange={({ target }) => setReplacement(target.value)}
          />
        </Field>
        <Button type="submit" icon="search">
          {text.search}
        </Button>
      </form>
      {search.found && <Recognised searched={searched} search={search} />}
      <Progress search={search} onStop={onStop} />
    </Card>
  );
}

function Recognised({ searched, search: { found } }: Pick<SearchCardProps, 'searched' | 'search'>) {
  const navigate = useNavigate();
  if (!found) return null;
  const { textKind, spellings } = found;
  const { find, replacement, isExact } = searched;
  const about = isExact ? text.onlyExact : spellings.length > 0 ? text.spellings(spellings) : text.width;
  return (
    <p className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pb-4 text-caption text-ink-soft max-tablet:px-4">
      <Tag tone={textKind === 'word' ? 'neutral' : 'primary'}>{text.textKinds[textKind]}</Tag>
      <span>{about}</span>
      <button
        type="button"
        className={linkClass}
        onClick={() =>
          void navigate({
            to: '/replace',
            search: { find, replacement, ...(isExact ? {} : { exact: true }) },
          })
        }
      >
        {isExact ? text.loose : text.exact}
      </button>
    </p>
  );
}

function Progress({ search: { state, found }, onStop }: Pick<SearchCardProps, 'search' | 'onStop'>) {
  if (state !== 'busy' && state !== 'stopped') return null;
  const searched = found ? [...found.counts.values()].reduce((sum, count) => sum + count, 0) : 0;
  const total = found?.total ?? 0;
  const said = state === 'stopped' ? text.stopped : text.progress;
  return (
    <div className="flex items-center gap-4 border-t border-line px-5 py-3 max-tablet:px-4">
      <div className="min-w-0 flex-1">
        <p role="status" className="text-caption text-ink-soft">
          {found ? said(searched, total) : text.searching}
        </p>
        {state === 'busy' && (
          <ProgressBar className="mt-1" label={text.searching} value={total === 0 ? 0 : searched / total} />
        )}
      </div>
      {state === 'busy' && (
        <Button size="sm" onClick={onStop}>
          {text.stop}
        </Button>
      )}
    </div>
  );
}
