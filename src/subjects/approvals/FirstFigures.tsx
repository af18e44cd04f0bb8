import { useState } from 'react';
import { isSeen, type Marks } from '../../machines/review.rules';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import type { ApprovalBlock } from './approval-loaders';
import { figuresOf, openChecks } from './figures';
import { firstText as text, reviewText } from './text';

interface FirstFiguresProps {
  /** Blocks that the account approves. */
  own: readonly ApprovalBlock[];
  marks: Marks;
  current: string | null;
  onGo: (key: string) => void;
  onVerified: (key: string) => void;
}

/** Figures of a page before its first publication beside it: what a person has to verify first. */
export function FirstFigures({ own, marks, current, onGo, onVerified }: FirstFiguresProps) {
  const [verified, setVerified] = useState<ReadonlySet<string>>(new Set());
  const figures = figuresOf(own);
  if (figures.length === 0) return null;
  const verify = (block: ApprovalBlock, figure: string) => {
    const now = new Set([...verified, figure]);
    setVerified(now);
    // A block is seen once a person has looked at each of its figures.
    if (openChecks(block).every((check) => now.has(nameOf(block, check)))) onVerified(block.key);
  };
  const same = figures.filter(({ check }) => check.isSame).length;
  return (
    <section aria-labelledby="figures" className="border-t border-line py-3">
      <h2 id="figures" className="flex items-baseline gap-3 px-6 font-bold max-tablet:px-4">
        {text.figures(figures.length)}
        <span className="text-caption font-normal text-ink-soft">{text.same(same)}</span>
      </h2>
      <ul>
        {figures.map(({ block, check }) => {
          const { label, after, isSame, fact, source } = check;
          const figure = nameOf(block, check);
          const isVerified = isSeen(block, marks) || verified.has(figure);
          const isDone = isSame === true || isVerified;
          return (
            <li
              key={figure}
              className={classNames(
                'flex min-h-touch items-center gap-2 border-l-3 pr-4 pl-5 hover:bg-hover max-tablet:pl-3',
                own.length > 1 && block.key === current
                  ? 'border-primary bg-primary-tint'
                  : 'border-transparent',
              )}
            >
              <button
                type="button"
                aria-current={block.key === current ? 'true' : undefined}
                className="flex min-h-touch min-w-0 flex-1 items-center gap-2 text-left text-table"
                onClick={() => onGo(block.key)}
              >
                <Icon
                  name={isSame === false ? 'warning' : isDone ? 'check' : 'info'}
                  size={16}
                  className={classNames(
                    'flex-none',
                    isSame === false ? 'text-warning-ink' : isDone ? 'text-success' : 'text-ink-soft',
                  )}
                />
                <span className="min-w-0">
                  <b className="block truncate">
                    {after} <span className="font-normal text-ink-soft">{label === after ? '' : label}</span>
                  </b>
                  <span className="block text-caption text-ink-soft">
                    {text.said(isSame, source || reviewText.factsFile, fact)}
                  </span>
                </span>
              </button>
              {isSame !== true && !isVerified && (
                <Button
                  size="sm"
                  aria-label={text.verifiedOf(after)}
                  onClick={({ currentTarget }) => {
                    // The button goes with the press.
                    currentTarget.closest('li')?.querySelector('button')?.focus();
                    verify(block, figure);
                  }}
                >
                  {text.verified}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const nameOf = ({ key }: ApprovalBlock, { label, after }: ApprovalBlock['checks'][number]) =>
  `${key} ${label} ${after}`;
