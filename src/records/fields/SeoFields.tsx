import { seoText } from '../record/text';
import { type SharedPage, SharePreviews } from './SharePreviews';
import { TextAreaField, TextField } from './TextField';
import type { BoundField } from '../record/form-fields';

interface SeoFieldsProps {
  fields: {
    seoTitle: BoundField<string, { maxLength: number; recommendedLength: number }>;
    seoKeywords: BoundField<
      string,
      { maxLength: number; recommendedGroups: { least: number; most: number } }
    >;
    seoDescription: BoundField<string, { maxLength: number }>;
  };
  /** The page's defaults for empty fields, its share picture and its address. */
  page: SharedPage;
  /** Returns the page's title for a typed one; the default is the typed one. */
  titled?: (title: string) => string;
}

/** Title, keywords and description for search engines. */
export function SeoFields({
  fields: { seoTitle, seoKeywords, seoDescription },
  page,
  titled = (own) => own,
}: SeoFieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField field={seoTitle} help={seoText.titleHelp(seoTitle.limit.recommendedLength)} />
      <TextField field={seoKeywords} help={seoText.keywordsHelp(seoKeywords.limit.recommendedGroups)} />
      <TextAreaField field={seoDescription} />
      <SharePreviews
        {...page}
        title={titled(seoTitle.value.trim() || page.title)}
        description={seoDescription.value.trim() || page.description}
      />
    </div>
  );
}
