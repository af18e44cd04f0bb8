import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { KeywordFilter } from './KeywordFilter';
import { listText } from './text';

/** Changes the keyword of a failed search; other filters stay. */
export function SearchAgain({ keyword }: { keyword: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ keyword });
  const search = (event: FormEvent) => {
    event.preventDefault();
    const keywordTyped = typed.keyword.trim() || undefined;
    void navigate({ to: '.', search: (before) => ({ ...before, keyword: keywordTyped, page: 1 }) });
  };
  return (
    <form onSubmit={search} className="flex items-end justify-center gap-3 text-left">
      <KeywordFilter example={listText.keyword} value={typed} onChange={setTyped} />
      <Button type="submit">{listText.search}</Button>
    </form>
  );
}
