import { labels } from '../../openapi/generated/labels';
import { seoText } from '../record/text';
import { type SharedPage, SharePreviews } from './SharePreviews';
import { TextAreaField, TextField } from './TextField';
import type { BoundField } from '../record/use-record-form';

interface SeoFieldsProps {
  title: BoundField<string>;
  keywords: BoundField<string>;
  description: BoundField<string>;
  /** The page's defaults for empty fields, its share picture and its address. */
  page: SharedPage;
  /** Returns the page's title for a typed one; the default is the typed one. */
  titled?: (title: string) => string;
  /** Limits of the contract for this kind. */
  limits: {
    seoTitle: { maxLength: number; recommendedLength: number };
    seoKeywords: { maxLength: number; recommendedGroups: { least: number; most: number } };
    seoDescription: { maxLength: number };
  };
}

/** Title, keywords and description for search engines. */
export function SeoFields({
  title,
  keywords,
  description,
  page,
  titled = (own) => own,
  limits,
}: SeoFieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField
        field={title}
        label={labels.SeoFields.seoTitle}
        help={seoText.titleHelp(limits.seoTitle.recommendedLength)}
        max={limits.seoTitle.maxLength}
      />
      <TextField
        field={keywords}
        label={labels.SeoFields.seoKeywords}
        help={seoText.keywordsHelp(limits.seoKeywords.recommendedGroups)}
        max={limits.seoKeywords.maxLength}
      />
      <TextAreaField
        field={description}
        label={labels.SeoFields.seoDescription}
        max={limits.seoDescription.maxLength}
      />
      <SharePreviews
        {...page}
        title={titled(title.value.trim() || page.title)}
        description={description.value.trim() || page.description}
      />
    </div>
  );
}
