import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { SafetyCopy } from '../../machines/record';
import { removeListed } from '../../records/record/copy-store';
import { Time } from '../../base/time/Time';
import { recoveryText } from '../../records/record/text';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { IconButton } from '../../ui/IconButton';
import { commonText } from '../../base/navigation/text';

type Copies = readonly SafetyCopy<unknown>[];

/** Safety copies of forms left without saving, such as after a crash, with links to restore or discard them. */
export function UnsavedCopies({ copies }: { copies: Copies }) {
  const router = useRouter();
  const [asked, setAsked] = useState<Copies | null>(null);
  const discard = async () => {
    // Without storage there is nothing to remove.
    await removeListed(asked ?? []).catch(() => {});
    setAsked(null);
    await router.invalidate();
  };
  const [first] = asked ?? [];
  return (
    <TitledCard
      aria-label={recoveryText.copies}
      title={recoveryText.copies}
      caption={recoveryText.copiesHelp}
      className="mb-6"
      actions={
        copies.length > 1 && (
          <Button variant="text" size="sm" onClick={() => setAsked(copies)}>
            {recoveryText.discardAll}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy.path} className="flex items-center gap-2">
            <a
              href={router.buildLocation({ to: copy.path }).publicHref}
              className="flex min-h-touch min-w-0 flex-1 items-center gap-3 hover:bg-hover"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                void router.navigate({ href: copy.path });
              }}
            >
              <span className="min-w-0 flex-1 truncate">{copy.title}</span>
              <span className="text-caption text-ink-soft">
                <Time at={new Date(copy.savedAt).toISOString()} to="moment" />
              </span>
            </a>
            <IconButton
              icon="close"
              size="sm"
              label={recoveryText.discardOf(copy.title)}
              onClick={() => setAsked([copy])}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={recoveryText.discardTitle}
        description={
          asked?.length === 1 && first
            ? recoveryText.discardOne(first.title)
            : recoveryText.discardEach(asked?.length ?? 0)
        }
        tone="danger"
        cancelLabel={commonText.cancel}
        confirmLabel={recoveryText.discard}
        onConfirm={() => void discard()}
      />
    </TitledCard>
  );
}
