import type { ReactNode } from 'react';
import { labels as sent } from '../../openapi/generated/labels';
import { TitledCard } from '../ui/Card';
import type { UploadRule } from '../pictures/upload-rules';
import { ImageField } from './ImageField';
import type { ImageValue } from './image-value';
import type { PublicationRules } from './publication';
import { ScheduleFields, type ScheduleFieldsProps } from './ScheduleFields';
import { publicationText } from '../record/text';
import { TextField } from './TextField';
import type { BoundField } from '../record/use-record-form';

const labels = sent.ContentFields;

interface PublicationSideProps {
  rules: PublicationRules;
  cover: BoundField<ImageValue>;
  coverAlt: BoundField<string>;
  schedule: ScheduleFieldsProps;
  /** Own picture for sharing, for kinds with a public page. */
  shareImage?: { field: BoundField<ImageValue>; rule: UploadRule };
  /** Cards below the visibility. */
  children?: ReactNode;
}

/** Visibility and pictures of dated content such as news: right side of the form. */
export function PublicationSide({
  rules,
  cover,
  coverAlt,
  schedule,
  shareImage,
  children,
}: PublicationSideProps) {
  return (
    <div className="grid content-start gap-4">
      <TitledCard title={publicationText.display}>
        <ScheduleFields {...schedule} />
      </TitledCard>
      {children}
      <TitledCard title={labels.cover}>
        <div className="grid gap-4">
          <ImageField
            field={cover}
            label={labels.cover}
            hideLabel
            rule={rules.cover}
            alt={coverAlt.value}
            altField={coverAlt}
          />
          <TextField
            field={coverAlt}
            label={labels.coverAlt}
            help={publicationText.altHelp}
            max={rules.coverAlt.maxLength}
          />
        </div>
      </TitledCard>
      {shareImage && (
        <TitledCard title={labels.shareImage}>
          <ImageField {...shareImage} label={labels.shareImage} hideLabel />
        </TitledCard>
      )}
    </div>
  );
}
