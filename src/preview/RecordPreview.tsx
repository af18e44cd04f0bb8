import { SitePreview } from '../content-editor/SitePreview';
import { recordTheme } from '../site/record-pages';
import type { SiteContent } from '../site/types';
import { previewText } from './text';

/** A record as the page that it would be, alone in its tab. */
export function RecordPreview({ title, content }: { title: string; content: SiteContent }) {
  return (
    <main>
      <h1 className="sr-only">{previewText.previewOf(title)}</h1>
      <SitePreview {...content} theme={recordTheme} className="block h-dvh w-full border-0" />
    </main>
  );
}
