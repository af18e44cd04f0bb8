import { seoText } from './text';
import { TextAreaField, TextField } from './TextField';
import type { BoundField } from './use-record-form';

interface SeoFieldsProps {
  title: BoundField<string>;
  keywords: BoundField<string>;
  description: BoundField<string>;
  limits: Record<'seoTitle' | 'seoKeywords' | 'seoDescription', { maxLength: number }>;
}

/** What search engines are told of a page. */
export function SeoFields({ title, keywords, description, limits }: SeoFieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField field={title} label={seoText.labels.seoTitle} help={seoText.titleHelp} max={limits.seoTitle.maxLength} />
      <TextField field={keywords} label={seoText.labels.seoKeywords} help={seoText.keywordsHelp} max={limits.seoKeywords.maxLength} />
      <TextAreaField field={description} label={seoText.labels.seoDescription} max={limits.seoDescription.maxLength} />
    </div>
  );
}
