import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { createReplacement } from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import { FailureLine } from '../../base/calls/Failure';
import { useCall } from '../../base/calls/use-call';
import { Button } from '../../ui/Button';
import { useWindowKey } from '../../ui/use-window-key';
import { chosenTargets, type outcomeOf } from './choices';
import type { ReplaceRecord } from './replace-loaders';
import { replaceText as text } from './text';
import type { Searched } from './use-replace-search';

interface ReplaceBarProps {
  searched: Searched;
  records: readonly ReplaceRecord[];
  chosen: ReadonlySet<string>;
  /** Hits that show the telephone of the company instead. */
  bound: ReadonlySet<string>;
  outcome: ReturnType<typeof outcomeOf>;
  mode: 'together' | 'apart';
  /** False until every page of many hits was seen. */
  isSeen: boolean;
}

/** Number of chosen hits, and the button that replaces them; Ctrl Enter too. */
export function ReplaceBar(props: ReplaceBarProps) {
  const { searched, records, chosen, bound, outcome, mode, isSeen } = props;
  const navigate = useNavigate();
  const { call, isBusy, error } = useCall();
  const key = useRef({ body: '', key: '' });
  const isTooMany = outcome.hits > text.maxHits;
  const isReady = outcome.hits > 0 && !isTooMany && isSeen;
  const apply = () => {
    const body = { ...searched, mode, records: chosenTargets(records, chosen, bound) };
    const sent = JSON.stringify(body);
    // The same choice sent again is the same act.
    if (key.current.body !== sent) key.current = { body: sent, key: randomId() };
    void call(
      () => createReplacement(body, { idempotencyKey: key.current.key }),
      ({ id }) => navigate({ to: '/replace/$id', params: { id: String(id) } }),
    );
  };
  useWindowKey((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    if (document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    apply();
  }, isReady && !isBusy);
  return (
    <footer className="sticky bottom-0 z-save -mx-4 -mb-4 flex min-h-save flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 tablet:-mx-6 tablet:-mb-6 tablet:px-6">
      <FailureLine error={error} className="basis-full text-table" />
      <p className="min-w-0 flex-1 basis-56 text-caption text-ink-soft">
        {isTooMany ? text.tooMany : text.undoable}
      </p>
      <p role="status" className="text-table">
        {text.chosen(outcome.hits, outcome.records)}
      </p>
      <Button
        variant="primary"
        className="max-tablet:grow"
        disabled={!isReady}
        busy={isBusy}
        busyLabel={text.applying}
        aria-keyshortcuts="Control+Enter"
        onClick={apply}
      >
        {text.apply(outcome.hits)}
      </Button>
    </footer>
  );
}
