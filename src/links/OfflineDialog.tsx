import { useEffect, useState } from 'react';
import { commonText } from '../navigation/text';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useStableCallback } from '../ui/use-stable-callback';
import { BreakingList } from './BreakingLinks';
import { breakingPlaces, type LinkedRecord, type LinksOf, type Removal } from './linked';
import { linksText as text } from './text';
import { readLinksOf } from './use-links-of';

export interface OfflineQuestion {
  record: LinkedRecord;
  name: string;
  removal: Exclude<Removal, 'delete'>;
  answer: (mayGo: boolean) => void;
}

/** Asks before a switch takes a page away, if something links to it; answers by itself if nothing does. */
export function OfflineDialog({ record: { kind, recordId }, name, removal, answer }: OfflineQuestion) {
  const [found, setFound] = useState<LinksOf | null>(null);
  const settle = useStableCallback((result: Awaited<ReturnType<typeof readLinksOf>>) => {
    const isLinked = result.ok && breakingPlaces(result.data, removal).length + result.data.hiddenBreaks > 0;
    if (isLinked) setFound(result.data);
    else answer(true);
  });
  useEffect(() => void readLinksOf({ kind, recordId }).then(settle), [kind, recordId, settle]);
  if (!found) return null;
  const { title, confirm } = text.ask[removal];
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answer(false)}
      tone="danger"
      title={title(name)}
      cancelLabel={commonText.cancel}
      confirmLabel={confirm}
      onConfirm={() => answer(true)}
    >
      <BreakingList places={breakingPlaces(found, removal)} hidden={found.hiddenBreaks} removal={removal} />
    </ConfirmDialog>
  );
}
