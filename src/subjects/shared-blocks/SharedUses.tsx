import { Link, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { updateSharedBlockPages } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { useCall } from '../../base/calls/use-call';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { linkClass } from '../../ui/link-class';
import { ProgressBar } from '../../ui/ProgressBar';
import { Tag } from '../../ui/Tag';
import type { SharedRecord } from './shared-loaders';
import { sharedText as text } from './text';
import { pagesOfStep, updateInSteps } from './update-steps';

type Use = components['schemas']['SharedBlockUse'];
type Outcome = components['schemas']['SharedBlockOutcome'];

const isBehind = ({ isDraftBehind, isPublicBehind }: Use) => isDraftBehind || isPublicBehind;

interface SharedUsesProps {
  record: SharedRecord;
  /** True while the form has changes that are not saved. */
  isDirty: boolean;
}

/** Updates pages in steps, which can be stopped between two of them. */
function useUpdate({ id, rowVersion = 0 }: SharedRecord) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const [total, setTotal] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const isStopped = useRef(false);
  const update = (chosen: readonly Use[]) => {
    isStopped.current = false;
    setTotal(chosen.length);
    setOutcomes([]);
    const pages = chosen.map((use) => ({ themeId: use.themeId, rowVersion: use.rowVersion }));
    return call(async () => {
      const result = await updateInSteps(pages, {
        act: (some) => updateSharedBlockPages({ id, rowVersion, pages: [...some] }),
        onStep: setOutcomes,
        isStopped: () => isStopped.current,
      });
      // Also after a failure, as earlier steps stay.
      await router.invalidate();
      return result;
    });
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { update, stop, isBusy, total, outcomes };
}

/** Pages that use a shared block; those that are behind can be updated together. */
export function SharedUses({ record, isDirty }: SharedUsesProps) {
  const { uses, pages } = record;
  const { canEdit } = usePermission(text.unit);
  const { canEdit: canEditPages, canView } = usePermission(text.sites);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const { update, stop, isBusy, total, outcomes } = useUpdate(record);
  const chosen = uses.filter((use) => isBehind(use) && !unticked.has(use.themeId));
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-section font-bold">{text.usedIn(pages)}</h2>
      {pages === 0 && <p className="text-ink-soft">{text.unused}</p>}
      {pages > 0 && !canView && <p className="text-ink-soft">{text.hidden}</p>}
      {uses.some(isBehind) && <p className="text-caption text-ink-soft">{text.chooseHelp}</p>}
      {uses.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {uses.map((use) => (
            <UseRow
              key={use.themeId}
              use={use}
              outcome={outcomes.find(({ themeId }) => themeId === use.themeId)}
              isTicked={!unticked.has(use.themeId)}
              canTick={canEdit && canEditPages && !isDirty}
              onTick={(isTicked) => {
                const next = new Set(unticked);
                if (isTicked) next.delete(use.themeId);
                else next.add(use.themeId);
                setUnticked(next);
              }}
            />
          ))}
        </ul>
      )}
      {canEdit && canEditPages && uses.some(isBehind) && (
        <div className="grid gap-2">
          <Button
            variant="primary"
            disabled={isDirty || chosen.length === 0}
            busy={isBusy}
            busyLabel={text.updating}
            onClick={() => void update(chosen)}
          >
            {text.update(chosen.length)}
          </Button>
          {isBusy && total > pagesOfStep && (
            <div className="flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <p role="status" className="text-caption text-ink-soft">
                  {text.progress(outcomes.length, total)}
                </p>
                <ProgressBar className="mt-1" label={text.updating} value={outcomes.length / total} />
              </div>
              <Button size="sm" onClick={stop}>
                {text.stop}
              </Button>
            </div>
          )}
          {isDirty && <p className="text-caption text-ink-soft">{text.saveFirst}</p>}
        </div>
      )}
    </Card>
  );
}

interface UseRowProps {
  use: Use;
  outcome: Outcome | undefined;
  isTicked: boolean;
  canTick: boolean;
  onTick: (isTicked: boolean) => void;
}

function UseRow({ use, outcome, isTicked, canTick, onTick }: UseRowProps) {
  const { title, isLive, caseId, themeId, isDraftBehind } = use;
  const state = isDraftBehind ? text.isBehind : isBehind(use) ? text.publicBehind : text.latest;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {isBehind(use) && canTick ? (
            <Checkbox checked={isTicked} onChange={({ target }) => onTick(target.checked)}>
              <b>{title}</b>
            </Checkbox>
          ) : (
            <b>{title}</b>
          )}
          <p className="text-caption text-ink-soft">
            {[isLive ? text.isLive : text.isDraft, state].join('，')}
          </p>
        </div>
        <Link
          to="/siteset/theme/edit/$caseId/$themeId"
          params={{ caseId: String(caseId), themeId: String(themeId) }}
          aria-label={text.open(title)}
          className={`${linkClass} text-table`}
        >
          {text.openPage}
        </Link>
      </div>
      {outcome && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-caption">
          <Tag tone={outcome.state === 'left' || outcome.state === 'waiting' ? 'warning' : 'neutral'}>
            {text.states[outcome.state]}
          </Tag>
          {outcome.reason}
        </p>
      )}
    </li>
  );
}
