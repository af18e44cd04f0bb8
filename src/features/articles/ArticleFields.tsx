import { Link } from '@tanstack/react-router';
import { ArticleType } from '../../../openapi/generated/enums';
import { labels as sent } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import { offers } from '../../api/features';
import { DateField } from '../../fields/DateField';
import { PreviewLinksCard } from '../../preview/PreviewLinks';
import { sharedPicture } from '../../preview/typed-record';
import { PublicationSide } from '../../fields/PublicationSide';
import { RichEditor } from '../../rich-text/RichEditor';
import { VersionNoteField } from '../../fields/VersionNoteField';
import { SeoFields } from '../../fields/SeoFields';
import { publicationText, seoText } from '../../record/text';
import { TextAreaField, TextField } from '../../fields/TextField';
import type { RecordForm } from '../../record/use-record-form';
import { usePlannedAddress, usePublicTitle } from '../../session/public-address';
import { idText } from '../../list/id-text';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Segmented } from '../../ui/Segmented';
import type { ArticleRecord } from './article-loaders';
import type { ArticleValues } from './article-schema';
import { articleText } from './text';

const rules = limits.ArticleCreate;
const labels = sent.ArticleUpdate;
const types = Object.values(ArticleType).map((value) => ({ value, label: articleText.types[value] }));

interface ArticleFieldsProps {
  form: RecordForm<ArticleValues>;
  record?: ArticleRecord | undefined;
}

export function ArticleFields({ form, record }: ArticleFieldsProps) {
  const { bind, values } = form;
  const address = usePlannedAddress('article', record?.id);
  const titled = usePublicTitle();
  return (
    <div className="grid gap-6 desktop:grid-cols-side">
      <div className="grid content-start gap-4">
        <BasicFields form={form} record={record} />
        <TitledCard title={seoText.heading}>
          <SeoFields
            title={bind('seoTitle')}
            keywords={bind('seoKeywords')}
            description={bind('seoDescription')}
            page={{
              title: values.title,
              description: values.summary,
              picture: sharedPicture(values),
              address,
            }}
            titled={titled}
            limits={rules}
          />
        </TitledCard>
      </div>
      <PublicationSide
        rules={rules}
        cover={bind('cover')}
        coverAlt={bind('coverAlt')}
        schedule={{
          what: articleText.this,
          status: bind('status'),
          startOn: bind('startOn'),
          endOn: bind('endOn'),
          record,
          isEmpty: values.text === '' && (record === undefined || record.partCount === 0),
          contentLink: record && (
            <Link to="/article/content/$id" params={{ id: String(record.id) }} className={linkClass}>
              {publicationText.toContent}
            </Link>
          ),
        }}
        shareImage={{ field: bind('shareImage'), rule: rules.shareImage }}
      >
        {record && <PreviewLinksCard kind="article" recordId={record.id} about={record.title} />}
        {record && <VersionNoteField field={bind('versionNote')} />}
      </PublicationSide>
    </div>
  );
}

function BasicFields({ form: { bind, values }, record }: ArticleFieldsProps) {
  const type = bind('type');
  // An edit form shows the field only for text carried over from the add form.
  const hasText = offers('articleText') && (record === undefined || values.text !== '');
  return (
    <TitledCard title={publicationText.basic} caption={record && articleText.articleId(idText(record.id))}>
      <div className="grid gap-4">
        <TextField field={bind('title')} label={labels.title} required max={rules.title.maxLength} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field id={type.id} label={labels.type} required group error={type.error}>
            <Segmented full options={types} value={type.value} onChange={type.onChange} />
          </Field>
          <DateField
            field={bind('publishDate')}
            label={labels.publishDate}
            required
            help={publicationText.dateHelp}
          />
        </div>
        <TextAreaField field={bind('summary')} label={labels.summary} max={rules.summary.maxLength} />
        {hasText && (
          <RichEditor
            field={bind('text')}
            kind="block"
            label={labels.text}
            help={articleText.textHelp}
            max={limits.TextPartInput.html.maxText}
          />
        )}
      </div>
    </TitledCard>
  );
}
