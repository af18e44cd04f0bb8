import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { previewText } from './text';

interface StoredPreviewProps {
  title: string;
  /** A template is no draft: there is nothing that could be newer. */
  isDraft?: boolean;
  children: ReactNode;
}

/** The frame of a preview that is alone in its tab; it says that it shows what is stored. */
export function StoredPreview({ title, isDraft = true, children }: StoredPreviewProps) {
  return (
    <main className="flex h-dvh flex-col">
      <h1 className="sr-only">{previewText.previewOf(title)}</h1>
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
