import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '../ui/Field';
import { FilePicker } from '../ui/FilePicker';
import { linkClass } from '../ui/link-class';
import { useStableCallback } from '../ui/use-stable-callback';
import { ChoosePicture } from '../pictures/ChoosePicture';
import { fileNameIn, fileUrl } from '../pictures/file-url';
import { useFocusNow } from '../pictures/changed-focus';
import { fileOf, type PickedPicture } from '../pictures/library';
import { libraryText } from '../pictures/library-text';
import { fileText, focusText } from '../pictures/text';
import { useFocalPoint } from '../pictures/use-focal-point';
import { usePictureEntry } from '../pictures/use-picture-entry';
import { useStaleWords } from '../pictures/use-stale-words';
import {
  acceptedExtensions,
  acceptedTypes,
  megabytes,
  maxBytesOf,
  type UploadRule,
} from '../pictures/upload-rules';
import { chosenImage, type ImageValue, withoutImage } from './image-value';
import { imageText } from '../record/text';
import type { BoundField } from '../record/use-record-form';

interface ImageFieldProps {
  field: BoundField<ImageValue>;
  label: string;
  rule: UploadRule;
  required?: boolean;
  /** Alternative text of the preview. */
  alt?: string;
  /** Alternative text field; an empty one gets the library's text. */
  altField?: BoundField<string> | undefined;
  shape?: 'fill' | 'row';
  hideLabel?: boolean;
  disabled?: boolean;
}

/** Picture field of a form; an invalid file shows a problem and keeps the value. */
export function ImageField({
  field,
  label,
  rule,
  required,
  alt,
  altField,
  shape = 'fill',
  hideLabel,
  disabled,
}: ImageFieldProps) {
  const { value } = field;
  const { file, pixels, stored } = value;
  const { words, entry, isGone, pick, remove } = useImageChoice({ field, altField, rule });
  const focal = useFocalPoint(file ? null : stored);
  const focusNow = useFocusNow();
  return (
    <Field id={field.id} label={label} required={required} group hideLabel={hideLabel} error={field.error}>
      <FilePicker
        accept={acceptedExtensions(rule)}
        labels={{ ...imageText, focus: focusText.open }}
        hint={<ImageHint rule={rule} />}
        file={shownFile(stored ? { ...value, stored: focusNow(stored) } : value, alt)}
        problem={isGone ? { message: libraryText.gone } : entry.problem}
        {...words.pickerOf(entry, file, pixels)}
        onFocusPoint={focal.open}
        onRemove={remove}
        shape={shape}
        disabled={disabled}
      />
      <div className="mt-2">
        <ChoosePicture
          label={label}
          asked={rule.pixels}
          disabled={disabled}
          onPick={(picture) => void pick(picture)}
        />
      </div>
      {words.note}
      {entry.dialog}
      {focal.dialog}
    </Field>
  );
}

/** Choosing a picture, as a file or from the library, and removing it. */
function useImageChoice({ field, altField, rule }: Pick<ImageFieldProps, 'field' | 'altField' | 'rule'>) {
  const { value, onChange } = field;
  // The value may change while a picture is read.
  const change = useStableCallback((make: (now: ImageValue) => ImageValue) => onChange(make(value)));
  const { file, stored } = value;
  const words = useStaleWords((altField?.value ?? '').trim() !== '', () => altField?.onChange(''));
  const replaced = () => {
    if (file ?? stored) words.replaced();
  };
  const entry = usePictureEntry({
    rule,
    onPicture: (taken, size) => {
      replaced();
      change((now) => ({ ...now, file: taken, pixels: size }));
    },
  });
  const [isGone, setGone] = useState(false);
  async function pick({ file: picked, altText }: PickedPicture) {
    entry.clear();
    words.choosing();
    const proposeAlt = () => {
      if (altField && altText && altField.value.trim() === '') altField.onChange(altText);
    };
    const isOtherSize =
      rule.pixels && (picked.width !== rule.pixels.width || picked.height !== rule.pixels.height);
    const picture = isOtherSize ? await fileOf(picked) : null;
    setGone(Boolean(isOtherSize) && picture === null);
    // A picture of another size is cropped like any file.
    if (picture) entry.take(picture);
    else if (!isOtherSize) {
      replaced();
      change((now) => chosenImage(picked, now));
    }
    proposeAlt();
  }

  function remove() {
    entry.clear();
    onChange(withoutImage(value));
  }

  return { words, entry, isGone, pick, remove };
}

function ImageHint({ rule }: { rule: UploadRule }) {
  return (
    <>
      {imageText.hint(acceptedTypes(rule), megabytes(maxBytesOf(rule)))}
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
