import type { ReactNode } from 'react';
import { useFocusNow } from '../pictures/changed-focus';
import { ChoosePicture } from '../pictures/ChoosePicture';
import type { Size } from '../pictures/crop-frame';
import { fileText, focusText } from '../pictures/text';
import { dialogTypes, type UploadRule } from '../pictures/upload-rules';
import { useFocalPoint } from '../pictures/use-focal-point';
import { usePictureEntry } from '../pictures/use-picture-entry';
import { useStaleWords } from '../pictures/use-stale-words';
import { imageText } from '../record/text';
import { Field } from '../../ui/Field';
import { FilePicker } from '../../ui/FilePicker';
import { drawnImage, hasImage, imageName, pictureOf, type PictureValue } from './image-value';

interface PictureInputProps {
  id: string;
  error: string | undefined;
  label: string;
  hideLabel?: boolean | undefined;
  /** A required picture is replaced, not removed. */
  required?: boolean | undefined;
  rule: UploadRule;
  /** Recommended size. */
  advised?: Size | undefined;
  /** Accepted types and size. */
  hint: ReactNode;
  shape: 'fill' | 'row';
  /** Alternative text of the preview. */
  alt?: string | undefined;
  value: PictureValue;
  /** The picture has typed texts, which may not apply to another. */
  hasWords: boolean;
  onClearWords: () => void;
  /** `altText`: alternative text of the library; may be empty. */
  onChange: (value: PictureValue, altText: string) => void;
}

/** Field of a picture, from a file or the library; an invalid one shows a problem and keeps the value. */
export function PictureInput({
  rule,
  advised,
  hint,
  shape,
  alt,
  value,
  hasWords,
  onClearWords,
  onChange,
  ...field
}: PictureInputProps) {
  const { stored, file, pixels } = value;
  const words = useStaleWords(hasWords, onClearWords);
  const change = (next: PictureValue, altText = '', isSame = false) => {
    if (hasImage(value) && hasImage(next) && !isSame) words.ask();
    onChange(next, altText);
  };
  const entry = usePictureEntry({
    rule,
    advised,
    onPicture: (taken, size, { altText, isSame }) =>
      change({ stored, file: taken, pixels: size }, altText, isSame),
    onStored: (picked, altText) => change(pictureOf(picked), altText),
  });
  const focal = useFocalPoint(file ? null : stored);
  const focusNow = useFocusNow();
  return (
    <Field {...field} group>
      <FilePicker
        accept={dialogTypes(rule)}
        labels={{ ...imageText, focus: focusText.open }}
        hint={hint}
        file={shownFile(stored ? { ...value, stored: focusNow(stored) } : value, alt)}
        problem={entry.problem}
        onFile={entry.take}
        onCrop={file && pixels ? () => entry.crop(file, pixels) : undefined}
        onFocusPoint={focal.open}
        onRemove={
          field.required
            ? undefined
            : () => {
                entry.clear();
                change(pictureOf(null));
              }
        }
        shape={shape}
      />
      <div className="mt-2">
        <ChoosePicture label={field.label} asked={rule.pixels} advised={advised} onPick={entry.pick} />
      </div>
      {words.note}
      {entry.dialog}
      {focal.dialog}
    </Field>
  );
}

function shownFile(value: PictureValue, alt: string | undefined) {
  const drawn = drawnImage(value);
  if (!drawn) return undefined;
  const bytes = value.file?.size ?? drawn.fileSize ?? undefined;
  return {
    name: imageName(value),
    url: drawn.filePath,
    alt,
    details: fileText(bytes, drawn),
    focus: drawn,
  };
}
