import { getRouteApi } from '@tanstack/react-router';
import { getMedia, updateMedia } from '../../api/generated/operations';
import { offered } from '../../api/offered';
import { limits } from '../../../openapi/generated/limits';
import { FormPage } from '../../records/record/FormPage';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { type RecordForm, useRecordForm } from '../../records/record/use-record-form';
import { FocalCrops } from '../../records/pictures/FocalCrops';
import { FocalPoint } from '../../records/pictures/FocalPoint';
import { focusText } from '../../records/pictures/text';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { MediaFile } from './MediaFile';
import type { MediaRecord } from './media-loaders';
import { mediaLimits, mediaSchema, type MediaValues, mediaValues, typedWords } from './media-schema';
import { MediaUses } from './MediaUses';
import { TagsInput } from './TagsInput';
import { mediaLabels as labels } from '../../records/kinds/text';
import { mediaText as text, tagText } from './text';

const route = getRouteApi('/_layout/media/edit/$id');

/** One picture with name, alternative text and uses. */
export function MediaEditPage() {
  const record = route.useLoaderData();
  return <MediaEditForm key={`${record.id} ${record.file.filePath}`} record={record} />;
}

function MediaEditForm({ record }: { record: MediaRecord }) {
  const { canEdit } = usePermission(text.unit);
  const { file } = record;
  const pixels = { width: file.width ?? 0, height: file.height ?? 0 };
  const form = useRecordForm({
    schema: mediaSchema,
    record,
    values: mediaValues,
    load: () => getMedia({ id: record.id }),
    labels,
    show: { focus: focusText.place, tags: (tags) => tags.join(text.separator) },
    send: ({ focus, ...values }, rowVersion, options) =>
      updateMedia(
        {
          ...values,
          focusX: focus.x,
          focusY: focus.y,
          id: record.id,
          rowVersion,
        },
        options,
      ),
  });
  const { fields } = form;
  const focus = fields.focus;
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <div className="grid gap-4 desktop:grid-cols-side-wide desktop:gap-6">
        <div className="grid content-start gap-4">
          <TitledCard title={focusText.title} caption={text.focusAbout}>
            {record.isReplaced && <Note className="mb-4">{text.replacedNote}</Note>}
            <FocalPoint
              src={file.filePath}
              pixels={pixels}
              value={focus.value}
              onChange={focus.onChange}
              disabled={!canEdit}
              className="max-h-[60dvh]"
            />
          </TitledCard>
          <TitledCard title={focusText.cropsTitle} caption={focusText.cropsAbout}>
            <FocalCrops src={file.filePath} pixels={pixels} focus={focus.value} />
          </TitledCard>
        </div>
        <div className="grid content-start gap-4">
          <MediaData record={record} form={form} canEdit={canEdit} />
          <MediaUses record={record} />
          <MediaFile record={record} typed={typedWords(form)} />
        </div>
      </div>
    </FormPage>
  );
}

/** Titles of the cases that use the picture, as tags. */
const casesOf = ({ uses }: MediaRecord) => [
  ...new Set(
    uses
      .filter(({ unit }) => unit === 'case' || unit === 'site')
      .map(({ title }) => [...title].slice(0, limits.MediaTagRename.name.maxLength).join('').trim()),
  ),
];

const TagsField = offered('mediaTags', Field);

interface MediaDataProps {
  record: MediaRecord;
  form: RecordForm<MediaValues>;
  canEdit: boolean;
}

/** Name, alternative text and tags. */
function MediaData({ record, form: { fields, values, patch }, canEdit }: MediaDataProps) {
  const { suggestedAlt } = record;
  return (
    <TitledCard title={text.data}>
      <div className="grid gap-4">
        <TextField field={fields.name} label={labels.name} required max={mediaLimits.name.maxLength} />
        <TextAreaField
          field={fields.altText}
          label={labels.altText}
          help={text.altHelp}
          max={mediaLimits.altText.maxLength}
          rows={2}
        />
        <TagsField label={labels.tags} help={tagText.help} error={fields.tags.error} group>
          <TagsInput
            value={fields.tags.value}
            onChange={fields.tags.onChange}
            suggested={canEdit ? casesOf(record) : []}
            disabled={!canEdit}
          />
        </TagsField>
        {canEdit && suggestedAlt && suggestedAlt !== values.altText && (
          <div className="flex items-center gap-3 rounded-control bg-sunken px-3 py-2">
            <Icon name="text" className="text-ink-soft" />
            <span className="grid min-w-0 flex-1">
              <span className="text-caption text-ink-soft">{text.suggestion}</span>
              <span className="break-words">{suggestedAlt}</span>
            </span>
            <Button size="sm" onClick={() => patch({ altText: suggestedAlt })}>
              {text.adopt}
            </Button>
          </div>
        )}
      </div>
    </TitledCard>
  );
}
