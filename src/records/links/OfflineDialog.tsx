import { useEffect, useState } from 'react';
import { FailureLine } from '../../base/calls/Failure';
import { useCall } from '../../base/calls/use-call';
import { commonText } from '../../base/navigation/text';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStableCallback } from '../../ui/use-stable-callback';
import { BreakingList } from './BreakingLinks';
import { breakingPlaces, type LinkedRecord, type LinksOf, type Removal } from './linked';
import { saveRedirects } from './save-redirects';
import { linksText as text } from './text';
import { readLinksOf } from './use-links-of';

export interface OfflineQuestion {
  record: LinkedRecord;
  name: string;
  removal: Exclude<Removal, 'delete'>;
  answer: (mayGo: boolean) => void;
}

/** Asks before a switch takes a page away, if something links to it; answers by itself if nothing does. */
export function OfflineDialog({ record, name, removal, answer }: OfflineQuestion) {
  const { kind, recordId } = record;
  const [found, setFound] = useState<LinksOf | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const { call, isBusy, error } = useCall();
  const settle = useStableCallback((result: Awaited<ReturnType<typeof readLinksOf>>) => {
    const isLinked = result.ok && breakingPlaces(result.data, removal).length + result.data.hiddenBreaks > 0;
    if (isLinked) setFound(result.data);
    else answer(true);
  });
  useEffect(() => void readLinksOf({ kind, recordId }).then(settle), [kind, recordId, settle]);
  if (!found) return null;
  const { title, confirm, confirmAway } = text.ask[removal];
  const redirect = {
    to,
    onChange: (chosen: string | null, of: readonly string[]) => {
      setTo(chosen);
      setPaths(of);
    },
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answer(false)}
      tone="danger"
      title={title(name)}
      cancelLabel={commonText.cancel}
      confirmLabel={to === null ? confirm : confirmAway}
      busy={isBusy}
      busyLabel={text.redirect.saving}
      disabled={to === ''}
      onConfirm={() => {
        // A redirect works only once its page is gone, so that it may come first.
        if (to === null) answer(true);
        else {
          void call(
            () => saveRedirects(paths, to),
            () => answer(true),
          );
        }
      }}
    >
      <BreakingList
        record={record}
        removal={removal}
        redirect={redirect}
        found={found}
        onMended={async () => {
          const result = await readLinksOf(record);
          if (result.ok) setFound(result.data);
        }}
      />
      <FailureLine error={error} className="mt-3" />
    </ConfirmDialog>
  );
}
