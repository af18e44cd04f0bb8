import { use } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Block } from './block';
import { kindOf } from './block-kinds';
import type { Finding } from './finding';
import { findingText as text } from './finding-text';
import { FindingsContext } from './findings-context';

/** Findings of an opened block, below its fields, which would otherwise move while one types; nothing without any. */
export function BlockFindings({ block, focusHead }: { block: Block; focusHead: () => void }) {
  const { findings, onMend } = use(FindingsContext);
  const own = findings.filter((finding) => finding.block === block);
  if (own.length === 0) return null;
  return (
    <ul aria-label={text.inBlock(kindOf(block.type).label)} className="grid gap-2 text-table">
      {own.map((finding) => (
        <li key={finding.key} className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <Icon name="warning" size={16} className="mt-0.5 text-warning-ink" />
          <FindingWords finding={finding} />
          <MendButton
            finding={finding}
            onMend={(mended) => {
              // Its own button goes with it.
              focusHead();
              onMend(mended);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

export function FindingWords({ finding: { kind, words } }: { finding: Finding }) {
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <b className="mr-2 text-warning-ink">{text.marks[kind]}</b>
      {words}
    </span>
  );
}

/** The mend of a finding in one press; nothing without one. */
export function MendButton({ finding, onMend }: { finding: Finding; onMend: (finding: Finding) => void }) {
  const { mend } = finding;
  if (!mend) return null;
  return (
    <Button size="sm" variant="text" onClick={() => onMend(finding)}>
      {mend.label}
    </Button>
  );
}
