import { labels as sent } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
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
import type { NewsRecord, NewsValues } from './news-schema';
import { newsText } from './text';

const rules = limits.NewsCreate;
const labels = sent.NewsUpdate;

export function NewsFields({
  form: { bind, values },
  record,
}: {
  form: RecordForm<NewsValues>;
  record?: NewsRecord;
}) {
  const address = usePlannedAddress('news', record?.id);
  const titled = usePublicTitle();
  return (
    <div className="grid gap-6 desktop:grid-cols-side">
      <div className="grid content-start gap-4">
        <TitledCard title={publicationText.basic} caption={record && newsText.newsId(idText(record.id))}>
          <div className="grid gap-4">
            <TextField field={bind('title')} label={labels.title} required max={rules.title.maxLength} />
            <DateField
              field={bind('publishDate')}
              label={labels.publishDate}
              required
              help={publicationText.dateHelp}
            />
            <TextAreaField field={bind('summary')} label={labels.summary} max={rules.summary.maxLength} />
            <RichEditor field={bind('content')} label={labels.content} required max={rules.content.maxText} />
          </div>
        </TitledCard>
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
          what: newsText.this,
          status: bind('status'),
          startOn: bind('startOn'),
          endOn: bind('endOn'),
          record,
        }}
        shareImage={{ field: bind('shareImage'), rule: rules.shareImage }}
      >
        {record && <PreviewLinksCard kind="news" recordId={record.id} about={record.title} />}
        {record && <VersionNoteField field={bind('versionNote')} />}
      </PublicationSide>
    </div>
  );
}
