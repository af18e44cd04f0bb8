import { DateField } from '../../fields/DateField';
import { LinksCard } from '../../links/LinksCard';
import { removalBy } from '../../links/linked';
import { PreviewLinksCard } from '../../preview/PreviewLinks';
import { sharedPicture } from '../../preview/typed-record';
import { PublicationSide } from '../../fields/PublicationSide';
import { RichEditor } from '../../rich-text/RichEditor';
import { VersionNoteField } from '../../fields/VersionNoteField';
import { SeoFields } from '../../fields/SeoFields';
import { publicationText, seoText } from '../../record/text';
import { TextAreaField, TextField } from '../../fields/TextField';
import { usePlannedAddress, usePublicTitle } from '../../session/public-address';
import { idText } from '../../list/id-text';
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
