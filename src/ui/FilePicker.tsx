import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { MaybeFocus } from '../drawing/focus';
import { Button } from './Button';
import { classNames } from './class-names';
import { useGroupAttributes } from './field-context';
import { FileInput } from './FileInput';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { linkClass } from './link-class';
import { ProgressBar } from './ProgressBar';
import { Thumb } from './Thumb';
import { useFileEntry } from './use-file-entry';

const over = 'border-primary bg-primary-tint outline-2 -outline-offset-1 outline-primary';
const wrong = 'border-danger inset-ring inset-ring-danger';

/** Drop zone. */
const zone = 'flex items-center gap-3 rounded-control border-mark border-dashed p-3.5';
const zones = { calm: 'border-control bg-sunken', over, wrong: `${wrong} bg-sunken` };

/** Frame around the current file. */
const frame = 'overflow-hidden rounded-control border';
const frames = { calm: 'border-line bg-card', over, wrong: `${wrong} bg-card` };

const line = 'flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pl-3 text-caption';

const words = 'grid min-w-0 flex-[1_1_--spacing(30)]';

const progressWords = classNames(words, 'grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 text-ink-soft');

interface FilePickerLabels {
  /** Shown before the button: files can be dropped or pasted. */
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
  /** Types of the file dialog, as `.png` or `image/png`. The owner checks dropped and pasted files. */
  accept: readonly string[];
  /** Called with the first dropped, pasted or chosen file. */
  onFile: (file: File) => void;
  labels: FilePickerLabels;
  /** Accepted types and size. */
  hint?: ReactNode;
  /** The current file; a picture if it has a `url`. */
  file?:
    | {
        name: ReactNode;
        url?: string | null | undefined;
        alt?: string | undefined;
        details?: ReactNode;
        focus?: MaybeFocus | undefined;
      }
    | undefined;
  /** The current upload; `value` from 0 to 1. */
  progress?: { value: number; label: string; name?: ReactNode; details?: ReactNode };
  /** A file that was rejected or failed to upload; the current file is kept. */
  problem?: { name?: ReactNode; message: ReactNode } | undefined;
  onCancel?: (() => void) | undefined;
  /** Opens the cropper for the current file. */
  onCrop?: (() => void) | undefined;
  /** Opens the focal point dialog for the current picture. */
  onFocusPoint?: (() => void) | undefined;
  /** Undefined if the file cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** fill: full width, for a cover; row: thumbnail next to its name. */
  shape?: 'fill' | 'row';
}

/** Field for one file: drop, paste or choose, with preview, progress and problem. Label it with a `Field group`. */
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
  className,
  ...props
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over: isOver, handlers } = useFileEntry(onFile);
  const field = useGroupAttributes();
  const choose = () => input.current?.click();
  const entry = {
    id: field.id,
    'aria-describedby': field['aria-describedby'],
    onClick: choose,
  };
  const state = isOver ? 'over' : field['aria-invalid'] ? 'wrong' : 'calm';

  return (
    <div
      role="group"
      aria-labelledby={field['aria-labelledby']}
      className={classNames('grid gap-2', className)}
      {...handlers}
      {...props}
    >
      <FileInput ref={input} accept={accept} onFile={onFile} />
      {progress && (
        <div className={classNames(frame, frames[state])}>
          <UploadUnderWay progress={progress} file={file} cancelLabel={labels.cancel} onCancel={onCancel} />
        </div>
      )}
      {!progress && file && (
        <div className={classNames(frame, frames[state])}>
          <ShownFile file={file} shape={shape}>
            <Button size="sm" {...entry}>
              {labels.replace}
            </Button>
            <FileActions labels={labels} onCrop={onCrop} onFocusPoint={onFocusPoint} onRemove={onRemove} />
          </ShownFile>
        </div>
      )}
      {problem && <FileProblem problem={problem} retryLabel={labels.retry} onRetry={choose} />}
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

interface UploadUnderWayProps extends Pick<FilePickerProps, 'file' | 'onCancel'> {
  progress: NonNullable<FilePickerProps['progress']>;
  cancelLabel: string;
}

function UploadUnderWay({ progress, file, cancelLabel, onCancel }: UploadUnderWayProps) {
  return (
    <div className={classNames(line, 'pr-2')}>
      <Thumb shape="square" src={file?.url} focus={file?.focus} alt="" />
      <div className={progressWords}>
        <span className="truncate text-ink">{progress.name}</span>
        <span>{`${Math.round(progress.value * 100)}%`}</span>
        <ProgressBar value={progress.value} label={progress.label} className="col-span-full" />
        {progress.details !== undefined && <span>{progress.details}</span>}
      </div>
      {onCancel && (
        <Button variant="text" size="sm" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </div>
  );
}

interface ShownFileProps extends Required<Pick<FilePickerProps, 'shape'>> {
  file: NonNullable<FilePickerProps['file']>;
  /** Buttons. */
  children: ReactNode;
}

function ShownFile({ file, shape, children }: ShownFileProps) {
  return (
    <>
      {shape === 'fill' && <Thumb shape="fill" src={file.url} focus={file.focus} alt={file.alt ?? ''} />}
      <div className={classNames(line, 'pr-2', shape === 'fill' && 'border-t border-line')}>
        {shape === 'row' && <Thumb shape="square" src={file.url} focus={file.focus} alt={file.alt ?? ''} />}
        <div className={words}>
          <span className="truncate text-ink">{file.name}</span>
          {file.details !== undefined && <span className="text-ink-soft">{file.details}</span>}
        </div>
        <div className="flex items-center gap-1">{children}</div>
      </div>
    </>
  );
}

type FileActionsProps = Pick<FilePickerProps, 'labels' | 'onCrop' | 'onFocusPoint' | 'onRemove'>;

function FileActions({ labels, onCrop, onFocusPoint, onRemove }: FileActionsProps) {
  const actions = [
    { icon: 'crop', label: labels.crop, run: onCrop },
    { icon: 'focus', label: labels.focus, run: onFocusPoint },
    { icon: 'trash', label: labels.remove, run: onRemove },
  ] as const;
  return actions.map(
    ({ icon, label, run }) =>
      run && label && <IconButton key={icon} icon={icon} size="sm" label={label} onClick={run} />,
  );
}

interface FileProblemProps {
  problem: NonNullable<FilePickerProps['problem']>;
  retryLabel: string;
  onRetry: () => void;
}

function FileProblem({ problem, retryLabel, onRetry }: FileProblemProps) {
  return (
    <div className={classNames(line, 'pr-3')} role="alert">
      <Icon name="alert" className="text-danger" />
      <div className={words}>
        {problem.name !== undefined && <span className="truncate text-ink">{problem.name}</span>}
        <span className="text-danger">{problem.message}</span>
      </div>
      <Button variant="text" size="sm" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
