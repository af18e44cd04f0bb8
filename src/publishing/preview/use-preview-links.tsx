import { useState } from 'react';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import type { LinkedDraft, PreviewLink } from './linked-draft';
import { previews } from '../../records/kinds/previews';
import { whenDrawn } from '../../ui/when-drawn';

const PreviewLinksDialog = whenDrawn(async () => (await import('./PreviewLinksDialog')).PreviewLinksDialog);

/** Dialog of a draft's links, and a function that opens it. */
export function usePreviewLinks(draft: LinkedDraft) {
  const [isOpen, setOpen] = useState(false);
  const [links, setLinks] = useState<readonly PreviewLink[] | null>(null);
  const loading = useCall();
  return {
    open: () => {
      setLinks(null);
      setOpen(true);
      void loading.call(() => previews[draft.kind].list({ recordId: draft.recordId }), setLinks);
    },
    dialog: isOpen && (
      <PreviewLinksDialog
        draft={draft}
        links={links}
        failure={loading.error && failureText(loading.error)}
        onChange={setLinks}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
