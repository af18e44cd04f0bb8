import type { ReactNode } from 'react';
import { TitledCard } from '../../ui/Card';
import type { UploadRule } from '../pictures/upload-rules';
import { ImageField } from './ImageField';
import { ShareImageCard } from './ShareImageCard';
import type { ImageValue } from './image-value';
import { ScheduleFields, type ScheduleFieldsProps } from './ScheduleFields';
import { publicationText } from '../record/text';
import { TextField } from './TextField';
import type { BoundField } from '../record/form-fields';

interface PublicationSideProps extends ScheduleFieldsProps {
  fields: ScheduleFieldsProps['fields'] & {
    cover: BoundField<ImageValue, UploadRule>;
    coverAlt: BoundField<string, { maxLength: number }>;
    shareImage: BoundField<ImageValue, UploadRule>;
  };
  /** Cards below the visibility. */
  children?: ReactNode;
}

/** Visibility and pictures of dated content such as news: right side of the form. */
export function PublicationSide({ fields, children, ...schedule }: PublicationSideProps) {
  const { cover, coverAlt, shareImage } = fields;
  return (
    <div className="grid content-start gap-4">
      <TitledCard title={publicationText.display}>
        <ScheduleFields fields={fields} {...schedule} />
      </TitledCard>
      {children}
      <TitledCard title={cover.label}>
        <div className="grid gap-4">
          <ImageField field={cover} hideLabel alt={coverAlt.value} altField={coverAlt} />
          <TextField field={coverAlt} help={publicationText.altHelp} />
        </div>
      </TitledCard>
      <ShareImageCard field={shareImage} />
    </div>
  );
}
