import type { ReactNode } from 'react';
import { OutdatedNotice } from '../../base/navigation/OutdatedNotice';
import { Icon } from '../../ui/Icon';
import { previewText } from './text';

interface StoredPreviewProps {
  title: string;
  /** False for a template, which has no newer state. */
  isDraft?: boolean;
  children: ReactNode;
}

/** Frame of a preview in its own tab, which states that it shows stored content. */
export function StoredPreview({ title, isDraft = true, children }: StoredPreviewProps) {
  return (
    <main className="flex h-dvh flex-col">
      <h1 className="sr-only">{previewText.previewOf(title)}</h1>
      <OutdatedNotice />
      {isDraft && (
        <p className="flex items-center gap-2 border-b border-line bg-surface px-4 py-2 text-caption text-ink-soft">
          <Icon name="info" size={16} />
          {previewText.storedOnly}
        </p>
      )}
      {children}
    </main>
  );
}
