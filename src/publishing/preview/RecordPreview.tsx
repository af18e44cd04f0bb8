import { SitePreview } from '../../blocks/content-editor/SitePreview';
import { recordTheme } from '../../drawing/record-pages';
import type { SiteContent } from '../../drawing/types';
import { StoredPreview } from './StoredPreview';

/** Preview of a record in its own tab. */
export function RecordPreview({ title, content }: { title: string; content: SiteContent }) {
  return (
    <StoredPreview title={title}>
      <SitePreview {...content} theme={recordTheme} className="block min-h-0 w-full flex-1 border-0" />
    </StoredPreview>
  );
}
