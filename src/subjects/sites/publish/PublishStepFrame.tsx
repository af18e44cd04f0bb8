import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { ApiResult } from '../../../api/result';
import type { publishSiteMachine } from '../../../machines/publish-site';
import {
  isStepShown,
  missingStep,
  type PublishStep,
  type SiteChange,
  stepStatus,
} from '../../../machines/publish-site.rules';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';
import { Tag } from '../../../ui/Tag';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { siteText } from '../text';

/** Props of each step; the site is in the snapshot. */
export interface StepProps {
  snapshot: SnapshotFrom<typeof publishSiteMachine>;
  send: (event: EventFrom<typeof publishSiteMachine>) => void;
  /** Saves a change outside of the steps, after other running saves. */
  change: (change: SiteChange) => Promise<ApiResult<unknown>>;
  canEdit: boolean;
}

export const stepNames = ['design', 'code', 'name', 'publish'] as const satisfies PublishStep[];

interface PublishStepFrameProps {
  snapshot: StepProps['snapshot'];
  step: PublishStep;
  /** One line of help, or the result. */
  summary?: ReactNode;
  /** Right of the heading. */
  action?: ReactNode;
  /** Shown in open and closed steps. */
  always?: ReactNode;
  children?: ReactNode;
}

const markClass = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-2 border-primary text-primary',
  closed: 'border-line bg-sunken text-ink-soft',
} as const;

// On a phone it has the full width, across the line between the marks.
const body = 'relative mt-3 max-tablet:-ml-12 max-tablet:bg-card';

/** One step with mark, heading and, if open, content; a closed one shows the reason with a link. */
export function PublishStepFrame({
  snapshot,
  step,
  summary,
  action,
  always,
  children,
}: PublishStepFrameProps) {
  const { site } = snapshot.context;
  const status = stepStatus(site, step);
  const isOpen = isStepShown(site, step);
  const missing = isOpen ? null : missingStep(site, step);
  const number = stepNames.indexOf(step) + 1;
  return (
    <li id={`step-${step}`} className="relative flex scroll-my-24 gap-4 pb-7 last:pb-0">
      {step !== 'publish' && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-9 bottom-1 left-4 w-px',
            status === 'done' ? 'bg-primary' : 'bg-line',
          )}
        />
      )}
      <span
        className={classNames(
          'grid size-8 flex-none place-items-center rounded-full border text-table font-bold',
          markClass[status],
        )}
      >
        {status === 'current' ? number : <Icon name={status === 'done' ? 'check' : 'lock'} size={16} />}
        {status !== 'current' && <VisuallyHidden>{siteText.stepStates[status]}</VisuallyHidden>}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 className="flex min-h-8 flex-wrap items-center gap-2 font-bold">
              {siteText.steps[step]}
              {status === 'current' && <Tag tone="primary">{siteText.current}</Tag>}
            </h3>
            {isOpen && summary && <div className="text-table text-ink-soft">{summary}</div>}
            {missing && (
              <p className="text-table text-ink-soft">
                {siteText.closed[`${missing}-missing`]}{' '}
                <a className={linkClass} href={`#step-${missing}`}>
                  {siteText.goStep(stepNames.indexOf(missing) + 1)}
                </a>
              </p>
            )}
          </div>
          {isOpen && action}
        </div>
        {always && <div className={body}>{always}</div>}
        {isOpen && children && <div className={body}>{children}</div>}
      </div>
    </li>
  );
}
