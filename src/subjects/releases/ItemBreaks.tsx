import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkingKind } from '../../../openapi/generated/enums';
import { offered } from '../../api/offered';
import { mendText } from '../../records/links/mend-text';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { whenDrawn } from '../../ui/when-drawn';
import type { ReleaseItem } from './release-loaders';
import { releaseText as text } from './text';

const MendDialog = whenDrawn(async () => (await import('../../records/links/MendDialog')).MendDialog);
const MendButton = offered('links', Button);

/** Links between an item and pages that go offline with it, each with the way to change it. */
export function ItemBreaks({ item }: { item: ReleaseItem }) {
  const router = useRouter();
  const [mended, setMended] = useState<readonly string[] | null>(null);
  const { recordId, themeId, breaks } = item;
  const title = item.title ?? text.hidden;
  const kind = Object.values(LinkingKind).find((each) => each === item.kind);
  if (breaks.length === 0) return null;
  return (
    <>
      <Note tone="warning">
        {breaks.map(({ says, urls }) => (
          <p key={says} className="flex flex-wrap items-center gap-x-6">
            {says}
            {urls.length > 0 && (
              <MendButton
                className="-ml-3"
                size="sm"
                variant="text"
                aria-label={mendText.openOf(title, urls.join(' '))}
                onClick={() => setMended(urls)}
              >
                {mendText.open}
              </MendButton>
            )}
          </p>
        ))}
      </Note>
      {mended && kind && kind !== 'release' && (
        <MendDialog
          place={{ kind, recordId, themeId, title, urls: mended }}
          onDone={async () => {
            setMended(null);
            await router.invalidate();
          }}
          onClose={() => setMended(null)}
        />
      )}
    </>
  );
}
