import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { isSameShape } from '../../ui/same-shape';
import { untilLoaded } from '../../ui/until-loaded';
import type { Block } from './block';
import { applying, type Finding, type FindingSource } from './finding';
import type { FindingSearch } from './find-findings';
import type { BlocksDraft } from './use-record-blocks';

/** Milliseconds without a change after which a page is checked. */
const pause = 1200;

const none: readonly Finding[] = [];

/**
 * Findings of a draft after each pause in its changes; meanwhile those of a changed block are absent. `page` is the
 * drawn one, null before. The checks load at the first pause.
 */
export function useFindings(
  draft: BlocksDraft,
  page: Document | null,
  sources: readonly FindingSource[],
): readonly Finding[] {
  const [found, setFound] = useState(none);
  useEffect(() => watched({ draft, page, sources, onFound: setFound }), [draft, page, sources]);
  return useSelector(draft, ({ context }) => applying(found, context.draft), isSameShape);
}

interface Watch {
  draft: BlocksDraft;
  page: Document | null;
  sources: readonly FindingSource[];
  onFound: (findings: readonly Finding[]) => void;
}

/** Checks a draft after each pause, until the returned function is called. */
function watched({ draft, page, sources, onFound }: Watch): () => void {
  let search: FindingSearch | null = null;
  const check = async (signal: AbortSignal) => {
    const { FindingSearch: Search } = await untilLoaded(() => import('./find-findings'));
    if (signal.aborted) return;
    search ??= new Search(sources);
    const { draft: blocks, base } = draft.getSnapshot().context;
    const found = await search.of({ blocks, version: base.version, page }, signal);
    if (found && !signal.aborted) onFound(found);
  };
  const stop = afterPauses(draft, (signal) => {
    // A text that is written on the page stands there with its tools.
    if (page?.querySelector('[data-writing]')) return false;
    void check(signal);
    return true;
  });
  return () => {
    stop();
    search?.end();
  };
}

/** Runs after each pause; again after another one if it returns false. A change aborts what still runs. */
function afterPauses(draft: BlocksDraft, run: (signal: AbortSignal) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();
  let last: readonly Block[] | undefined;
  const wait = () => {
    running.abort();
    running = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!run(running.signal)) wait();
    }, pause);
  };
  const { unsubscribe } = draft.subscribe(({ context }) => {
    if (context.draft === last) return;
    last = context.draft;
    wait();
  });
  wait();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    running.abort();
  };
}
