import { DateField } from '../../records/fields/DateField';
import { LinksCard } from '../../records/links/LinksCard';
import { removalBy } from '../../records/links/linked';
import { PreviewLinksCard } from '../../publishing/preview/PreviewLinks';
import { sharedPicture } from '../../publishing/preview/typed-record';
import { PublicationSide } from '../../records/fields/PublicationSide';
import { RichEditor } from '../../blocks/rich-text/RichEditor';
import { VersionNoteField } from '../../records/fields/VersionNoteField';
import { SeoFields } from '../../records/fields/SeoFields';
import { publicationText, seoText } from '../../records/record/text';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { usePlannedAddress, usePublicTitle } from '../../base/session/public-address';
import { idText } from '../../records/list/id-text';
import { TitledCard } from '../../ui/Card';
import type { NewsForm, NewsRecord } from './news-form';
import { newsText } from './text';

export function NewsFields({ form: { fields, values }, record }: { form: NewsForm; record?: NewsRecord }) {
  const address = usePlannedAddress('news', record?.id);
  const titled = usePublicTitle();
  return (
    <div className="grid gap-6 desktop:grid-cols-side">
      <div className="grid content-start gap-4">
        <TitledCard title={publicationText.basic} caption={record && newsText.newsId(idText(record.id))}>
          <div className="grid gap-4">
            <TextField field={fields.title} />
            <DateField field={fields.publishDate} help={publicationText.dateHelp} />
            <TextAreaField field={fields.summary} />
            <RichEditor field={fields.content} />
          </div>
        </TitledCard>
        <TitledCard title={seoText.heading}>
          <SeoFields
            fields={fields}
            page={{
              title: values.title,
              description: values.summary,
              picture: sharedPicture(values),
              address,
            }}
            titled={titled}
          />
        </TitledCard>
      </div>
      <PublicationSide fields={fields} what={newsText.this} record={record}>
        {record && (
          <LinksCard
            record={{ kind: 'news', recordId: record.id }}
            name={record.title}
            removal={removalBy(record.status, values.status)}
          />
        )}
        {record && <PreviewLinksCard kind="news" recordId={record.id} about={record.title} />}
        {record && <VersionNoteField field={fields.versionNote} />}
      </PublicationSide>
    </div>
  );
}
