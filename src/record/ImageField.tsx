import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Field } from '../ui/Field';
import { FilePicker } from '../ui/FilePicker';
import { linkClass } from '../ui/link-class';
import { fileNameIn, fileUrl } from '../pictures/file-url';
import { fileText } from '../pictures/text';
import { usePictureEntry } from '../pictures/use-picture-entry';
import {
  acceptedExtensions,
  acceptedTypes,
  megabytes,
  mostBytes,
  type UploadRule,
} from '../pictures/upload-rules';
import type { ImageValue } from './image-value';
import { imageText } from './text';
import type { BoundField } from './use-record-form';

interface ImageFieldProps {
  field: BoundField<ImageValue>;
  label: string;
  rule: UploadRule;
  required?: boolean;
  /** The picture's alternative text, for its preview. */
  alt?: string;
  shape?: 'fill' | 'row';
  hideLabel?: boolean;
  disabled?: boolean;
}

/** A picture of a form: a wrong file says what is wanted and leaves what was there before. */
export function ImageField({
  field,
  label,
  rule,
  required,
  alt,
  shape = 'fill',
  hideLabel,
  disabled,
}: ImageFieldProps) {
  const { value, onChange } = field;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const entry = usePictureEntry({
    rule,
    onPicture: (file, pixels) => onChange({ ...latest.current, file, pixels, removed: false }),
  });
  const { file, pixels } = value;

  function remove() {
    entry.clear();
    onChange({ stored: null, file: null, pixels: null, removed: value.removed || value.stored !== null });
  }

  return (
    <Field id={field.id} label={label} required={required} group hideLabel={hideLabel} error={field.error}>
      <FilePicker
        accept={acceptedExtensions(rule)}
        labels={imageText}
        hint={<ImageHint rule={rule} />}
        file={shownFile(value, alt)}
        problem={entry.problem}
        onFile={entry.take}
        onCrop={file && pixels ? () => entry.crop(file, pixels) : undefined}
        onRemove={remove}
        shape={shape}
        disabled={disabled}
      />
      {entry.dialog}
    </Field>
  );
}

function ImageHint({ rule }: { rule: UploadRule }) {
  return (
    <>
      {imageText.hint(acceptedTypes(rule), megabytes(mostBytes(rule)))}
      {rule.pixels && imageText.exact(rule.pixels.width, rule.pixels.height)}{' '}
      <Link to="/guideline" target="_blank" className={linkClass}>
        {imageText.guideline}
      </Link>
    </>
  );
}

function shownFile({ file, pixels, stored }: ImageValue, alt: string | undefined) {
  if (file) return { name: file.name, url: fileUrl(file), alt, details: fileText(file.size, pixels) };
  if (!stored) return undefined;
  return {
    name: stored.fileName ?? fileNameIn(stored.filePath),
    url: stored.filePath,
    alt,
    details: fileText(stored.fileSize, stored),
    focus: stored,
  };
}
