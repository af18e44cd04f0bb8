import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { classNames } from './class-names';
import { useGroupAttributes } from './field-context';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { ProgressBar } from './ProgressBar';
import { Thumb } from './Thumb';
import { useFileEntry } from './use-file-entry';

interface FilePickerLabels {
  /** Before the choosing button: that a file can be dropped or pasted here. */
  prompt: ReactNode;
  choose: string;
  replace: string;
  remove: string;
  crop?: string;
  cancel: string;
  retry: string;
}

interface FilePickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the file dialog offers, as `.png` or `image/png`. Dropped and pasted files are not judged: the owner does that. */
  accept: readonly string[];
  /** The file that was dropped, pasted or chosen; the first, if several. */
  onFile: (file: File) => void;
  labels: FilePickerLabels;
  /** Types and size allowed. */
  hint?: ReactNode;
  /** What is there now; without `url` it is no picture. Details are its pixels and size. */
  file?: { name: ReactNode; url?: string | null; alt?: string; details?: ReactNode };
  /** An upload under way, from 0 to 1. */
  progress?: { value: number; label: string; name?: ReactNode; details?: ReactNode };
  /** A file that was refused or did not arrive; what was there before stays. */
  problem?: { name?: ReactNode; message: ReactNode };
  onCancel?: () => void;
  /** Opens the cropper for the file that is there. */
  onCrop?: (() => void) | undefined;
  /** Without it the file can't be taken away. */
  onRemove?: () => void;
  /** fill: the picture in full width, for a cover; row: a small one beside its name. */
  shape?: 'fill' | 'row';
  disabled?: boolean;
}

/** A place for one file: drop, paste or choose, with preview, progress and what went wrong. Name it with a `Field group`. */
export function FilePicker({
  accept,
  onFile,
  labels,
  hint,
  file,
  progress,
  problem,
  onCancel,
  onCrop,
  onRemove,
  shape = 'row',
  disabled = false,
  className,
  ...props
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileEntry(onFile, disabled);
  const field = useGroupAttributes();
  const choose = () => input.current?.click();
  const entry = {
    id: field.id,
    'aria-describedby': field['aria-describedby'],
    disabled,
    onClick: choose,
  };
  const percent = progress && `${Math.round(progress.value * 100)}%`;

  return (
    <div
      role="group"
      aria-labelledby={field['aria-labelledby']}
      className={classNames('files grid gap-2', className)}
      data-over={over || undefined}
      data-invalid={field['aria-invalid']}
      {...handlers}
      {...props}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // Emptied, so that choosing the same file again is a change again.
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      {progress && (
        <div className="files-frame">
          <div className="files-row">
            <Thumb shape="square" src={file?.url} alt="" />
            <div className="files-text files-progress">
              <span className="files-name">{progress.name}</span>
              <span>{percent}</span>
              <ProgressBar value={progress.value} label={progress.label} />
              {progress.details !== undefined && <span>{progress.details}</span>}
            </div>
            {onCancel && (
              <Button variant="text" size="sm" onClick={onCancel}>
                {labels.cancel}
              </Button>
            )}
          </div>
        </div>
      )}
      {!progress && file && (
        <div className="files-frame">
          {shape === 'fill' && <Thumb shape="fill" src={file.url} alt={file.alt ?? ''} />}
          <div className="files-row">
            {shape === 'row' && <Thumb shape="square" src={file.url} alt={file.alt ?? ''} />}
            <div className="files-text">
              <span className="files-name">{file.name}</span>
              {file.details !== undefined && <span className="text-ink-soft">{file.details}</span>}
            </div>
            <div className="files-actions">
              <Button size="sm" {...entry}>
                {labels.replace}
              </Button>
              {onCrop && labels.crop && (
                <IconButton icon="crop" size="sm" label={labels.crop} disabled={disabled} onClick={onCrop} />
              )}
              {onRemove && (
                <IconButton
                  icon="trash"
                  size="sm"
                  label={labels.remove}
                  disabled={disabled}
                  onClick={onRemove}
                />
              )}
            </div>
          </div>
        </div>
      )}
      {problem && (
        <div className="files-row px-3" role="alert">
          <Icon name="alert" className="text-danger" />
          <div className="files-text">
            {problem.name !== undefined && <span className="files-name">{problem.name}</span>}
            <span className="text-danger">{problem.message}</span>
          </div>
          <Button variant="text" size="sm" disabled={disabled} onClick={choose}>
            {labels.retry}
          </Button>
        </div>
      )}
      {!progress && !file && (
        <div className="files-zone">
          <Icon name="upload" />
          <div className="min-w-0">
            <div>
              {labels.prompt}
              <button type="button" className="link" {...entry}>
                {labels.choose}
              </button>
            </div>
            {hint !== undefined && <div className="caption">{hint}</div>}
          </div>
        </div>
      )}
      {(progress || file) && hint !== undefined && <div className="caption">{hint}</div>}
    </div>
  );
}
