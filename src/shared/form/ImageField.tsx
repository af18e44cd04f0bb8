import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '../../ui/Field';
import { FilePicker } from '../../ui/FilePicker';
import { acceptedExtensions, acceptedTypes, fileProblem, megabytes, pixelProblem, type UploadRule } from '../upload-rules';
import type { ImageValue } from './image-value';
import { readPixels } from './read-pixels';
import { imageText, problemText } from './text';
import type { BoundField } from './use-schema-form';

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
export function ImageField({ field, label, rule, required, alt, shape = 'fill', hideLabel, disabled }: ImageFieldProps) {
  const { value, onChange } = field;
  const [problem, setProblem] = useState<{ name: string; message: string }>();
  const latest = useRef(value);
  const reading = useRef(0);
  useEffect(() => {
    latest.current = value;
  });
  const url = useObjectUrl(value.file);

  async function take(file: File) {
    const turn = ++reading.current;
    const early = fileProblem(file, rule);
    const pixels = early ? null : await readPixels(file);
    if (turn !== reading.current) return;
    const message = early ?? (pixels ? pixelProblem(pixels, rule) : problemText.unreadable);
    setProblem(message ? { name: file.name, message } : undefined);
    if (!message) onChange({ ...latest.current, file, pixels, removed: false });
  }

  function remove() {
    setProblem(undefined);
    onChange({ stored: null, file: null, pixels: null, removed: value.removed || value.stored !== null });
  }

  return (
    <Field id={field.id} label={label} required={required} group hideLabel={hideLabel} error={field.error}>
      <FilePicker
        accept={acceptedExtensions(rule)}
        labels={imageText}
        hint={<ImageHint rule={rule} />}
        file={shownFile(value, url, alt)}
        problem={problem}
        onFile={(file) => void take(file)}
        onRemove={remove}
        shape={shape}
        disabled={disabled}
      />
    </Field>
  );
}

function ImageHint({ rule }: { rule: UploadRule }) {
  return (
    <>
      {imageText.hint(acceptedTypes(rule), megabytes(rule.maxBytes))}
      {rule.pixels && imageText.exact(rule.pixels.width, rule.pixels.height)}{' '}
      <Link to="/guideline" target="_blank" className="link">
        {imageText.guideline}
      </Link>
    </>
  );
}

function shownFile({ file, pixels, stored }: ImageValue, url: string | undefined, alt: string | undefined) {
  if (file) return { name: file.name, url, alt, details: details(pixels, file.size) };
  if (!stored) return undefined;
  const size = stored.width && stored.height ? { width: stored.width, height: stored.height } : null;
  return { name: stored.fileName, url: stored.filePath, alt, details: details(size, stored.fileSize) };
}

function details(pixels: { width: number; height: number } | null, bytes: number): string {
  const size = bytes < 1024 * 1024 ? imageText.kilobytes(Math.ceil(bytes / 1024)) : imageText.megabytes(megabytes(bytes));
  return pixels ? imageText.pixels(pixels.width, pixels.height) + imageText.join + size : size;
}

function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
