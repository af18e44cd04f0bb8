import { DateField } from '../../records/fields/DateField';
import { PublicationSide } from '../../records/fields/PublicationSide';
import { RichEditor } from '../../blocks/rich-text/RichEditor';
import { publicationText, seoText } from '../../records/record/text';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { idText } from '../../records/list/id-text';
import { RecordSeoFields } from '../../publishing/preview/RecordSeoFields';
import { StoredCards } from '../../publishing/preview/StoredCards';
import { TitledCard } from '../../ui/Card';
import type { NewsForm, NewsRecord } from './news-form';
import { newsText } from './text';

export function NewsFields({ form, record }: { form: NewsForm; record?: NewsRecord }) {
  const { fields, values } = form;
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
          <RecordSeoFields kind="news" id={record?.id} form={form} description={values.summary} />
        </TitledCard>
      </div>
      <PublicationSide fields={fields} what={newsText.this} record={record}>
        {record && (
          <StoredCards kind="news" record={record} status={values.status} note={fields.versionNote} />
        )}
      </PublicationSide>
    </div>
  );
}
