import type { ReactNode } from 'react';
import { Segmented } from '../../ui/Segmented';
import { firstText as text } from './text';
import type { FirstLook } from './use-first-view';

interface FirstViewProps {
  /** False for a record, which is read by its fields instead of blocks. */
  isSite: boolean;
  view: FirstLook | undefined;
  setView: (view: FirstLook) => void;
  /** Below the choice. */
  children: ReactNode;
}

/** Choice between the page itself and its blocks or fields, before the first publication. */
export function FirstView({ isSite, view, setView, children }: FirstViewProps) {
  return (
    <>
      <div className="grid gap-2 px-6 pb-4 max-tablet:px-4">
        <Segmented<FirstLook>
          full
          size="sm"
          aria-label={text.views}
          value={view ?? 'blocks'}
          onChange={setView}
          options={[
            { value: 'page', label: text.page },
            { value: 'blocks', label: isSite ? text.blocks : text.fields },
          ]}
        />
        {view === 'page' && <p className="text-caption text-ink-soft">{text.help(isSite)}</p>}
      </div>
      {children}
    </>
  );
}
