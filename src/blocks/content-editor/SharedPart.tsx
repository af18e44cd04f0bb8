import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { Tag } from '../../ui/Tag';
import type { Block } from './block';
import { blockText } from './block-fields';
import { blockSummary } from './block-parts';
import { unmarked } from './blocks';
import { readShared, useSharedOf } from './shared-blocks';
import { sharedText as text } from './shared-text';

interface SharedPartProps {
  block: Block;
  /** Puts a block in the place of that with its key, and announces it. */
  replace: (block: Block, said: string) => void;
  /** Called when done; the focused button then disappears. */
  onDone: () => void;
}

/** A shared block on a page: its content, read-only, and what can be done with it here. */
export function SharedPart({ block, replace, onDone }: SharedPartProps) {
  const { canView } = usePermission('Permissions.Shared');
  const shared = useSharedOf(block);
  const known = shared === 'gone' ? null : shared;
  const latest = known?.latest;
  useEffect(() => {
    // It may have been edited in another tab.
    const read = () => {
      if (document.visibilityState === 'visible') void readShared();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return (
    <>
      {shared === 'gone' ? (
        <Note tone="warning">{text.gone}</Note>
      ) : (
        <Note icon="rows">{text.about(known?.title)}</Note>
      )}
      <p className="max-h-60 overflow-y-auto rounded-control bg-sunken px-3 py-2 whitespace-pre-line">
        {blockText(unmarked(block))}
      </p>
      {latest && (
        <Note tone="warning">
          <p>{text.behind}</p>
          <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line">{blockText(unmarked(latest))}</p>
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {latest && (
          <Button
            size="sm"
            onClick={() => {
              replace(latest, text.refreshed);
              onDone();
            }}
          >
            {text.refresh}
          </Button>
        )}
        {known && canView && (
          <Link
            to="/shared/edit/$id"
            params={{ id: String(known.id) }}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: 'sm' })}
          >
            <Icon name="external" size={16} />
            {text.edit}
          </Link>
        )}
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            replace({ ...block, sharedId: 0 }, text.detached);
            onDone();
          }}
        >
          {text.detach}
        </Button>
      </div>
    </>
  );
}

/** Name and marks of a shared block in the list. */
export function SharedHead({ block }: { block: Block }) {
  const shared = useSharedOf(block);
  const known = shared === 'gone' ? null : shared;
  return (
    <span className="flex items-center gap-2.5">
      <span className="min-w-0 truncate">{known?.title ?? blockSummary(block)}</span>
      <Tag>{text.mark}</Tag>
      {known?.latest && <Tag tone="warning">{text.hasNew}</Tag>}
    </span>
  );
}
