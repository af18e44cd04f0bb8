import { Link } from '@tanstack/react-router';
import { acceptedTypes, maxBytesOf, megabytes, type UploadRule } from '../pictures/upload-rules';
import { imageText } from '../record/text';
import type { BoundField } from '../record/form-fields';
import { linkClass } from '../../ui/link-class';
import { changedImage, type ImageValue } from './image-value';
import { PictureInput } from './PictureInput';

export interface ImageFieldProps {
  field: BoundField<ImageValue, UploadRule>;
  /** Alternative text of the preview. */
  alt?: string;
  /** Alternative text field; an empty one gets the library's text. */
  altField?: BoundField<string>;
  shape?: 'fill' | 'row';
  hideLabel?: boolean;
}

/** Picture field of a form. */
export function ImageField({ field, altField, shape = 'fill', ...input }: ImageFieldProps) {
  const { id, label, limit: rule, error, value, onChange } = field;
  const hasWords = (altField?.value ?? '').trim() !== '';
  return (
    <PictureInput
      {...input}
      id={id}
      label={label}
      error={error}
      rule={rule}
      hint={<ImageHint rule={rule} />}
      shape={shape}
      value={value}
      hasWords={hasWords}
      onClearWords={() => altField?.onChange('')}
      onChange={(next, altText) => {
        onChange(changedImage(value, next));
        if (altText && !hasWords) altField?.onChange(altText);
      }}
    />
  );
}

function ImageHint({ rule }: { rule: UploadRule }) {
  return (
    <>
      {imageText.hint(acceptedTypes(rule), megabytes(maxBytesOf(rule)))}{' '}
      <Link to="/guideline" target="_blank" className={linkClass}>
        {imageText.guideline}
      </Link>
    </>
  );
}
