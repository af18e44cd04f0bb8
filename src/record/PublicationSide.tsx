import { TitledCard } from '../ui/Card';
import { Segmented } from '../ui/Segmented';
import { DateField } from './DateField';
import { ImageField } from './ImageField';
import type { ImageValue } from './image-value';
import type { PublicationRules } from './publication';
import { publicationLabels as labels, publicationText, statusText } from './text';
import { TextField } from './TextField';
import type { BoundField } from './use-record-form';

interface PublicationSideProps {
  rules: PublicationRules;
  cover: BoundField<ImageValue>;
  coverAlt: BoundField<string>;
  status: BoundField<0 | 1>;
  publishDate: BoundField<string>;
  shareImage: BoundField<ImageValue>;
}

// Online first (specification 3).
const statuses = [
  { value: 1, label: statusText.online },
  { value: 0, label: statusText.offline },
] as const;

/** What is seen of an article or news: the form's right side. */
export function PublicationSide({
  rules,
  cover,
  coverAlt,
  status,
  publishDate,
  shareImage,
}: PublicationSideProps) {
  return (
    <div className="grid content-start gap-4">
      <TitledCard title={publicationText.display}>
        <div className="grid gap-4">
          <div className="flex items-center justify-between gap-4">
            <span>{labels.status}</span>
            <Segmented
              id={status.id}
              aria-label={labels.status}
              size="sm"
              options={statuses}
              value={status.value}
              onChange={status.onChange}
            />
          </div>
          <DateField field={publishDate} label={labels.publishDate} required />
        </div>
      </TitledCard>
      <TitledCard title={labels.cover}>
        <div className="grid gap-4">
          <ImageField field={cover} label={labels.cover} hideLabel rule={rules.cover} alt={coverAlt.value} />
          <TextField
            field={coverAlt}
            label={labels.coverAlt}
            help={publicationText.altHelp}
            max={rules.coverAlt.maxLength}
          />
        </div>
      </TitledCard>
      <TitledCard title={labels.shareImage}>
        <ImageField field={shareImage} label={labels.shareImage} hideLabel rule={rules.shareImage} />
      </TitledCard>
    </div>
  );
}
