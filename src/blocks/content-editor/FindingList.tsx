import { type KeyboardEvent, use, useRef } from 'react';
import { useSingleKeys } from '../../base/session/single-keys';
import { Popover } from '../../ui/Popover';
import { kindOf } from './block-kinds';
import { FindingWords, MendButton } from './BlockFindings';
import { blockSummary } from './block-parts';
import type { Finding } from './finding';
import { findingText as text } from './finding-text';
import { FindingsContext } from './findings-context';

interface FindingListProps {
  anchor: Element;
  onGo: (finding: Finding) => void;
  onClose: () => void;
}

/** All findings of a page; each leads to its field, or is mended here. */
export function FindingList({ anchor, onGo, onClose }: FindingListProps) {
  const { findings, onMend } = use(FindingsContext);
  const list = useRef<HTMLUListElement>(null);
  const hasLeft = useRef(false);
  const hasKeys = useSingleKeys();
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event, hasKeys);
    if (step === 0) return;
    event.preventDefault();
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])];
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-finding]');
    const at = row ? places.indexOf(row) : -1;
    places[Math.min(Math.max(at + step, 0), places.length - 1)]?.focus();
  };
  return (
    <Popover
      anchor={anchor}
      label={text.heading}
      onClose={onClose}
      focusElsewhere={() => hasLeft.current}
      className="w-98 p-2"
      onKeyDown={press}
    >
      <ul ref={list} aria-label={text.heading} className="min-h-0 divide-y divide-line overflow-y-auto">
        {findings.map((finding) => (
          <li key={finding.key} className="flex flex-wrap items-center gap-x-2">
            <button
              type="button"
              data-finding=""
              className="grid min-h-touch min-w-0 flex-1 gap-0.5 rounded-control px-2 py-2 text-left text-table hover:bg-hover"
              onClick={() => {
                hasLeft.current = true;
                onClose();
                onGo(finding);
              }}
            >
              <span className="truncate text-caption text-ink-soft">
                {kindOf(finding.block.type).label} {blockSummary(finding.block)}
              </span>
              <FindingWords finding={finding} />
            </button>
            <MendButton finding={finding} onMend={onMend} />
          </li>
        ))}
      </ul>
      <p className="flex-none border-t border-line px-2 pt-2 text-caption text-ink-soft">{text.keys}</p>
    </Popover>
  );
}

/** 1 for the next finding, -1 for the previous one, 0 for another key. */
function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, hasKeys: boolean): number {
  if (ctrlKey || metaKey || altKey) return 0;
  const pressed = hasKeys ? key.toLowerCase() : key;
  if (pressed === 'ArrowDown' || pressed === 'j') return 1;
  return pressed === 'ArrowUp' || pressed === 'k' ? -1 : 0;
}
