import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { approvalChangeWords } from '../../../openapi/generated/words';
import type { TemplateCode } from '../../drawing/types';
import { Checkbox } from '../../ui/Checkbox';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { Segmented } from '../../ui/Segmented';
import { Tag } from '../../ui/Tag';
import { Time } from '../../base/time/Time';
import type { ApprovalBlock } from './approval-loaders';
import { AdFindings } from './AdFindings';
import { BlockPair } from './BlockPair';
import { iconOf, labelOf, nameOf, placeOf } from '../../publishing/approval/block-names';
import type { AdFinding } from '../../machines/review.rules';
import { reviewText as text, sinceText } from './text';

const tones = { added: 'success', changed: 'warning', removed: 'danger' } as const;

interface ReviewBlockProps {
  block: ApprovalBlock;
  theme: TemplateCode;
  isSeen: boolean;
  /** Undefined for a block that the account does not approve. */
  onSeen: ((isSeen: boolean) => void) | undefined;
  /** Names of the roles that approved it. */
  approvedBy: readonly string[];
  /** Open findings of the advertising check in the block. */
  findings: readonly AdFinding[];
  /** Id of the project whose facts apply; null for none. */
  factsOf: string | null;
  isCurrent: boolean;
  onFocus: () => void;
  /** Comments on the block; the key C focuses their first field. */
  talk?: ReactNode;
}

/** Element id of a block, by its key. */
export const blockId = (key: string): string => `block-${key}`;

/** One changed block before and after, with the facts about it and the comments. */
export function ReviewBlock(props: ReviewBlockProps) {
  const { block, theme, approvedBy, isCurrent, onFocus, talk } = props;
  return (
    <section
      id={blockId(block.key)}
      aria-labelledby={`${blockId(block.key)}-name`}
      onFocus={onFocus}
      className={classNames(
        'scroll-my-20 overflow-hidden rounded-card border bg-card',
        isCurrent ? 'border-primary border-l-3' : 'border-line',
      )}
    >
      <Head {...props} />
      <Comparison key={block.hash} block={block} theme={theme} />
      {block.isBarred && <p className="px-4 pb-3 text-table text-ink-soft">{text.barred}</p>}
      {approvedBy.length > 0 && (
        <p className="flex items-center gap-2 px-4 pb-3 text-table text-success">
          <Icon name="check" size={16} />
          {text.approvedBy(approvedBy)}
        </p>
      )}
      <Checks {...props} />
      {talk && (
        <div data-talk="" className="border-t border-line empty:hidden">
          {talk}
        </div>
      )}
    </section>
  );
}

/** Changes since the account's last look, and against the public page. */
function Comparison({ block, theme }: Pick<ReviewBlockProps, 'block' | 'theme'>) {
  const [isSince, setSince] = useState(true);
  const { lastSeen } = block;
  if (!lastSeen) return <BlockPair block={block} theme={theme} />;
  const shown = isSince
    ? { ...block, change: 'changed' as const, before: lastSeen.before, fields: lastSeen.fields }
    : block;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 pt-3">
        <Segmented
          size="sm"
          aria-label={text.against}
          value={isSince ? 'since' : 'public'}
          onChange={(value) => setSince(value === 'since')}
          options={[
            { value: 'since', label: text.since },
            { value: 'public', label: text.againstPublic },
          ]}
        />
        {isSince && (
          <span className="text-caption text-ink-soft">
            <Time at={lastSeen.seenOn} to="near" />
          </span>
        )}
      </div>
      <BlockPair key={String(isSince)} block={shown} theme={theme} labels={isSince ? sinceText : text} />
    </>
  );
}

function Head({ block, isSeen, onSeen, isCurrent }: ReviewBlockProps) {
  // To whoever saw it before, a block is not new.
  const change = block.lastSeen && block.change === 'added' ? 'changed' : block.change;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
      <span
        className={classNames(
          'grid size-7 flex-none place-items-center rounded-control',
          isCurrent ? 'bg-primary text-on-primary' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon name={iconOf(block)} size={16} />
      </span>
      <h2
        id={`${blockId(block.key)}-name`}
        tabIndex={-1}
        className="flex min-w-0 flex-wrap items-center gap-x-3 outline-none"
      >
        <b className="wrap-anywhere">{labelOf(block)}</b>
        <span className="text-caption text-ink-soft empty:hidden">{placeOf(block)}</span>
        <Tag tone={tones[change]}>{approvalChangeWords[change]}</Tag>
      </h2>
      {block.isAgain && !isSeen && <span className="text-caption text-accent-ink">{text.again}</span>}
      {onSeen && (
        <Checkbox
          className="ml-auto"
          aria-label={text.seenOf(nameOf(block))}
          checked={isSeen}
          onChange={({ target }) => onSeen(target.checked)}
        >
          <span>{text.seenBox}</span>
        </Checkbox>
      )}
    </div>
  );
}

/** Figures next to the facts of the project, and what the advertising check found. */
function Checks({ block: { checks, isPartlyCompared }, findings, factsOf }: ReviewBlockProps) {
  if (checks.length === 0 && findings.length === 0) return null;
  const unknown = checks.filter(({ isSame }) => isSame === null).map(({ label }) => label);
  const rest = [...new Set(unknown), ...(isPartlyCompared ? [text.otherWords] : [])];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-2 text-table">
      <ul className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
        {checks
          .filter(({ isSame }) => isSame !== null)
          .map(({ label, after, isSame, fact, source }) => (
            <li
              key={`${label} ${after}`}
              className={classNames(
                'flex items-center gap-1.5',
                isSame ? 'text-success' : 'text-warning-ink',
              )}
            >
              <Icon name={isSame ? 'check' : 'warning'} size={16} />
              {isSame
                ? text.same(label, after, source || text.factsFile)
                : text.differs(label, after, source || text.factsFile, fact)}
            </li>
          ))}
        {rest.length > 0 && (
          <li className="flex items-center gap-1.5 text-ink-soft">
            <Icon name="info" size={16} />
            {text.notCompared(rest)}
          </li>
        )}
      </ul>
      {factsOf && checks.length > 0 && (
        <Link to="/case/facts/$id" params={{ id: factsOf }} target="_blank" className={linkClass}>
          {text.openFacts}
        </Link>
      )}
      {findings.length > 0 && <AdFindings findings={findings} />}
    </div>
  );
}
