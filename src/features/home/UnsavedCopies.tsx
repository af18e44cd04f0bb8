import { useRouter } from '@tanstack/react-router';
import type { SafetyCopy } from '../../machines/record';
import { momentText } from '../../record/date-time';
import { recoveryText } from '../../record/text';
import { TitledCard } from '../../ui/Card';

/** Forms that were left without saving, as after a crash: each leads back to where it was typed, where it is offered. */
export function UnsavedCopies({ copies }: { copies: readonly SafetyCopy<unknown>[] }) {
  const router = useRouter();
  if (copies.length === 0) return null;
  return (
    <TitledCard title={recoveryText.copies} caption={recoveryText.copiesHelp} className="mb-6">
      <ul className="divide-y divide-line">
        {copies.map(({ path, title, savedAt }) => (
          <li key={path}>
            <a
              href={router.history.createHref(`${router.basepath}${path}`)}
              className="flex min-h-touch items-center gap-3 hover:bg-hover"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                void router.navigate({ href: path });
              }}
            >
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="text-caption text-ink-soft">{momentText(savedAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
