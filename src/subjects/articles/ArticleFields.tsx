import { Link } from '@tanstack/react-router';
import { ArticleType } from '../../../openapi/generated/enums';
import { offered } from '../../api/offered';
import { DateField } from '../../records/fields/DateField';
import { PublicationSide } from '../../records/fields/PublicationSide';
import { RichEditor } from '../../blocks/rich-text/RichEditor';
import { publicationText, seoText } from '../../records/record/text';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { idText } from '../../records/list/id-text';
import { RecordSeoFields } from '../../publishing/preview/RecordSeoFields';
import { StoredCards } from '../../publishing/preview/StoredCards';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Segmented } from '../../ui/Segmented';
import type { ArticleRecord } from './article-loaders';
import { type ArticleForm, textLimit } from './article-form';
import { articleText } from './text';

const types = Object.values(ArticleType).map((value) => ({ value, label: articleText.types[value] }));

interface ArticleFieldsProps {
  form: ArticleForm;
  record?: ArticleRecord | undefined;
}

export function ArticleFields({ form, record }: ArticleFieldsProps) {
  const { fields, values } = form;
  return (
    <div className="grid gap-6 desktop:grid-cols-side">
      <div className="grid content-start gap-4">
        <BasicFields form={form} record={record} />
        <TitledCard title={seoText.heading}>
          <RecordSeoFields kind="article" id={record?.id} form={form} description={values.summary} />
        </TitledCard>
      </div>
      <PublicationSide
        fields={fields}
        what={articleText.this}
        record={record}
        isEmpty={values.text === '' && (record === undefined || record.partCount === 0)}
        contentLink={
          record && (
            <Link to="/article/content/$id" params={{ id: String(record.id) }} className={linkClass}>
              {publicationText.toContent}
            </Link>
          )
        }
      >
        {record && (
          <StoredCards kind="article" record={record} status={values.status} note={fields.versionNote} />
        )}
      </PublicationSide>
    </div>
  );
}

const FirstText = offered('articleText', RichEditor);

function BasicFields({ form: { fields, values }, record }: ArticleFieldsProps) {
  const type = fields.type;
  // An edit form shows the field only for text carried over from the add form.
  const hasText = record === undefined || values.text !== '';
  return (
    <TitledCard title={publicationText.basic} caption={record && articleText.articleId(idText(record.id))}>
      <div className="grid gap-4">
        <TextField field={fields.title} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field id={type.id} label={type.label} required group error={type.error}>
            <Segmented full options={types} value={type.value} onChange={type.onChange} />
          </Field>
          <DateField field={fields.publishDate} help={publicationText.dateHelp} />
        </div>
        <TextAreaField field={fields.summary} />
        {hasText && (
          <FirstText field={{ ...fields.text, limit: textLimit }} kind="block" help={articleText.textHelp} />
        )}
      </div>
    </TitledCard>
  );
}
