import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { MaybeFocus } from '../site/focus';
import { Button } from './Button';
import { classNames } from './class-names';
import { useGroupAttributes } from './field-context';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { linkClass } from './link-class';
import { ProgressBar } from './ProgressBar';
import { Thumb } from './Thumb';
import { useFileEntry } from './use-file-entry';

const over = 'border-primary bg-primary-tint outline-2 -outline-offset-1 outline-primary';
const wrong = 'border-danger inset-ring inset-ring-danger';

/** Where a file can be put. */
const zone = 'flex items-center gap-3 rounded-control border-mark border-dashed p-3.5';
const zones = { calm: 'border-control bg-sunken', over, wrong: `${wrong} bg-sunken` };

/** Around the file that is there. */
const frame = 'overflow-hidden rounded-control border';
const frames = { calm: 'border-line bg-card', over, wrong: `${wrong} bg-card` };

const line = 'flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pl-3 text-caption';

const words = 'grid min-w-0 flex-[1_1_--spacing(30)]';

const progressWords = classNames(words, 'grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 text-ink-soft');

interface FilePickerLabels {
  /** Before the choosing button: that a file can be dropped or pasted here. */
  prompt: ReactNode;
  choose: string;
  replace: string;
  remove: string;
  crop?: string;
  focus?: string;
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
  file?: {
    name: ReactNode;
    url?: string | null;
    alt?: string;
    details?: ReactNode;
    focus?: MaybeFocus | undefined;
  };
  /** An upload under way, from 0 to 1. */
  progress?: { value: number; label: string; name?: ReactNode; details?: ReactNode };
  /** A file that was refused or did not arrive; what was there before stays. */
  problem?: { name?: ReactNode; message: ReactNode };
  onCancel?: () => void;
  /** Opens the cropper for the file that is there. */
  onCrop?: (() => void) | undefined;
  /** Opens what sets the focus of the picture that is there. */
  onFocusPoint?: (() => void) | undefined;
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
  onFocusPoint,
  onRemove,
  shape = 'row',
  disabled = false,
  className,
  ...props
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over: isOver, handlers } = useFileEntry(onFile, disabled);
  const field = useGroupAttributes();
  const choose = () => input.current?.click();
  const entry = {
    id: field.id,
    'aria-describedby': field['aria-describedby'],
    disabled,
    onClick: choose,
  };
  const state = isOver ? 'over' : field['aria-invalid'] ? 'wrong' : 'calm';
  const percent = progress && `${Math.round(progress.value * 100)}%`;

  return (
    <div
      role="group"
      aria-labelledby={field['aria-labelledby']}
      className={classNames('grid gap-2', className)}
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
        <div className={classNames(frame, frames[state])}>
          <div className={classNames(line, 'pr-2')}>
            <Thumb shape="square" src={file?.url} focus={file?.focus} alt="" />
            <div className={progressWords}>
              <span className="truncate text-ink">{progress.name}</span>
              <span>{percent}</span>
              <ProgressBar value={progress.value} label={progress.label} className="col-span-full" />
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
        <div className={classNames(frame, frames[state])}>
          {shape === 'fill' && <Thumb shape="fill" src={file.url} focus={file.focus} alt={file.alt ?? ''} />}
          <div className={classNames(line, 'pr-2', shape === 'fill' && 'border-t border-line')}>
            {shape === 'row' && (
              <Thumb shape="square" src={file.url} focus={file.focus} alt={file.alt ?? ''} />
            )}
            <div className={words}>
              <span className="truncate text-ink">{file.name}</span>
              {file.details !== undefined && <span className="text-ink-soft">{file.details}</span>}
            </div>
            <div className="flex items-center gap-1">
              <Button size="sm" {...entry}>
                {labels.replace}
              </Button>
              {onCrop && labels.crop && (
                <IconButton icon="crop" size="sm" label={labels.crop} disabled={disabled} onClick={onCrop} />
              )}
              {onFocusPoint && labels.focus && (
                <IconButton
                  icon="focus"
                  size="sm"
                  label={labels.focus}
                  disabled={disabled}
                  onClick={onFocusPoint}
                />
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
        <div className={classNames(line, 'pr-3')} role="alert">
          <Icon name="alert" className="text-danger" />
          <div className={words}>
            {problem.name !== undefined && <span className="truncate text-ink">{problem.name}</span>}
            <span className="text-danger">{problem.message}</span>
          </div>
          <Button variant="text" size="sm" disabled={disabled} onClick={choose}>
            {labels.retry}
          </Button>
        </div>
      )}
      {!progress && !file && (
        <div className={classNames(zone, zones[state])}>
          <Icon name="upload" className="text-primary" />
          <div className="min-w-0">
            <div>
              {labels.prompt}
              <button type="button" className={linkClass} {...entry}>
                {labels.choose}
              </button>
            </div>
            {hint !== undefined && <div className="text-caption text-ink-soft">{hint}</div>}
          </div>
        </div>
      )}
      {(progress || file) && hint !== undefined && <div className="text-caption text-ink-soft">{hint}</div>}
    </div>
  );
}
