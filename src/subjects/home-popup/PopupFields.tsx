import type { components } from '../../../openapi/generated/types';
import { ImageField } from '../../records/fields/ImageField';
import { ScheduleFields } from '../../records/fields/ScheduleFields';
import { publicationText } from '../../records/record/text';
import { TextField } from '../../records/fields/TextField';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import type { PopupForm } from './popup-form';
import type { OtherPopup } from './popup-loaders';
import { PopupPreview } from './PopupPreview';
import { popupText } from './text';

const targets = [
  { value: '_self', label: popupText.sameWindow },
  { value: '_blank', label: popupText.newWindow },
] as const;

/** Fields of the popup, next to its preview. */
export function PopupFields({
  form: { fields, values },
  record,
  instead = null,
}: {
  form: PopupForm;
  /** Undefined on an add page. */
  record?: components['schemas']['IndexPopup'] | OtherPopup;
  /** Title of another popup that visitors see at present. */
  instead?: string | null;
}) {
  const target = fields.urlTarget;
  const isCovered = instead !== null && record?.visibleState === 'online';
  return (
    <div className="grid gap-6 desktop:grid-cols-side-wide">
      <div className="grid content-start gap-4">
        <TitledCard title={popupText.basic}>
          <div className="grid gap-4">
            <TextField field={fields.title} />
            <ImageField field={fields.image} alt={values.altText} altField={fields.altText} shape="row" />
            <TextField field={fields.altText} help={popupText.altHelp} />
            <TextField field={fields.url} help={popupText.urlHelp} inputMode="url" />
            <Field id={target.id} label={target.label} group>
              <Segmented options={targets} value={target.value} onChange={target.onChange} />
            </Field>
          </div>
        </TitledCard>
      </div>
      <div className="grid content-start gap-4">
        <TitledCard title={publicationText.display}>
          <ScheduleFields
            isTimed
            what={popupText.this}
            fields={fields}
            record={isCovered && record ? { ...record, visibleState: 'empty' } : record}
            emptyReason={instead === null ? undefined : popupText.covered(instead)}
          />
          {instead !== null && (
            <Note className="mt-4">
              {popupText.now(instead)}
              {popupText.rule}
            </Note>
          )}
        </TitledCard>
        <PopupPreview values={values} />
      </div>
    </div>
  );
}
