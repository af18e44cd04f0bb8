import type { ComponentProps } from 'react';
import { usePlannedAddress, usePublicTitle } from '../../base/session/public-address';
import type { RecordKind } from '../../drawing/website/addresses';
import { drawnImage, type ImageValue } from '../../records/fields/image-value';
import { SeoFields } from '../../records/fields/SeoFields';

interface RecordSeoFieldsProps {
  kind: RecordKind;
  /** Undefined before the record is added. */
  id: number | undefined;
  form: {
    fields: ComponentProps<typeof SeoFields>['fields'];
    values: { title: string; shareImage: ImageValue; cover: ImageValue };
  };
  /** Description of a page without one of its own. */
  description: string;
}

/** Search fields of a record with a page of its own, shared by its picture or else its cover. */
export function RecordSeoFields({ kind, id, form: { fields, values }, description }: RecordSeoFieldsProps) {
  const address = usePlannedAddress(kind, id);
  const picture = (drawnImage(values.shareImage) ?? drawnImage(values.cover))?.filePath ?? null;
  return (
    <SeoFields
      fields={fields}
      page={{ title: values.title, description, picture, address }}
      titled={usePublicTitle()}
    />
  );
}
