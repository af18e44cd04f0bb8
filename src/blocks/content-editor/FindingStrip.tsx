import { use, useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { tagClass } from '../../ui/tag-class';
import { whenDrawn } from '../../ui/when-drawn';
import { findingText as text } from './finding-text';
import { FindingsContext } from './findings-context';

const FindingList = whenDrawn(async () => (await import('./FindingList')).FindingList);

/** In the line above the editor: number of findings, with their list and the way to the next one; nothing without any. */
export function FindingStrip({ selected }: { selected: string | null }) {
  const { findings, onGo } = use(FindingsContext);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const { length } = findings;
  if (length === 0) return null;
  // The one gone to, else the first one of the open block.
  const known = findings.findIndex(({ key, block }) => key === last && block.key === selected);
  const at = known >= 0 ? known : findings.findIndex(({ block }) => block.key === selected);
  const go = (place: number) => {
    const finding = findings[(place + length) % length];
    if (!finding) return;
    setLast(finding.key);
    onGo(finding);
  };
  return (
    <div role="group" aria-label={text.heading} className="flex items-center gap-1">
      <button
        type="button"
        aria-label={text.open(length)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        className={tagClass('warning')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text.heading}
      </button>
      <span className="mx-1 text-table">{at < 0 ? text.count(length) : text.nth(length, at + 1)}</span>
      <IconButton
        size="sm"
        icon="chevron-up"
        label={text.previous}
        onClick={() => go(at < 0 ? -1 : at - 1)}
      />
      <IconButton size="sm" icon="chevron-down" label={text.next} onClick={() => go(at + 1)} />
      {anchor && (
        <FindingList
          anchor={anchor}
          onGo={(finding) => {
            setLast(finding.key);
            onGo(finding);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
}
