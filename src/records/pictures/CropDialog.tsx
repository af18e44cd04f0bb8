import { useEffect, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Segmented } from '../../ui/Segmented';
import { fileUrl } from './file-url';
import {
  type Frame,
  grown,
  largestFrame,
  maxFrameWidth,
  minFrameWidth,
  moved,
  resized,
  type Size,
} from './crop-frame';
import { encodePicture } from './encode-picture';
import { StepButtons } from './StepButtons';
import { fileText, pictureText, pixelText } from './text';
import { commonText } from '../../base/navigation/text';

export interface CropRequest {
  file: File;
  pixels: Size;
  maxBytes: number;
  /** Required or recommended size. */
  asked: Size | null;
  isExact: boolean;
  /** Reason why the file cannot be used unchanged. */
  reason: string | null;
}

interface CropDialogProps {
  request: CropRequest;
  onApply: (file: File, pixels: Size) => void;
  onClose: () => void;
}

/** Milliseconds between a change of the frame and encoding, which determines the file size. */
const debounceMs = 200;
const handles = pictureText.handles;
const ariaLabels = {
  cropArea: pictureText.area,
  nwDragHandle: pictureText.handle(handles.nw),
  nDragHandle: pictureText.handle(handles.n),
  neDragHandle: pictureText.handle(handles.ne),
  eDragHandle: pictureText.handle(handles.e),
  seDragHandle: pictureText.handle(handles.se),
  sDragHandle: pictureText.handle(handles.s),
  swDragHandle: pictureText.handle(handles.sw),
  wDragHandle: pictureText.handle(handles.w),
};

// Our colour instead of the library's blue; handles wide enough for fingers.
const cropperClass = [
  '[--rc-focus-color:var(--primary)] [--rc-drag-handle-size:--spacing(3.5)]',
  '[--rc-drag-handle-mobile-size:--spacing(7)]',
].join(' ');

/** Crops a picture by mouse, touch and keyboard, and reduces the file below its limit. */
export function CropDialog({ request, onApply, onClose }: CropDialogProps) {
  const { file, pixels, asked, isExact, reason } = request;
  const mayAsked = asked !== null && pixels.width >= asked.width && pixels.height >= asked.height;
  const [isShaped, setShaped] = useState(mayAsked);
  const shape = isShaped ? asked : null;
  const [frame, setFrame] = useState<Frame>(() => largestFrame(pixels, mayAsked ? asked : null));
  const { isReady, made } = useEncoded(request, frame, shape);
  const reshape = (choice: string) => {
    setShaped(choice === 'asked');
    setFrame(largestFrame(pixels, choice === 'asked' ? asked : null));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={760}
      title={pictureText.title}
      description={reason ?? pictureText.help}
      footer={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button
            variant="primary"
            busy={!isReady}
            busyLabel={pictureText.applying}
            disabled={isReady && !made}
            onClick={() => made && onApply(made.file, made.pixels)}
          >
            {pictureText.apply}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <Cropper file={file} pixels={pixels} shape={shape} frame={frame} onFrame={setFrame} />
        <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-3">
          {asked && !isExact && (
            <Segmented
              aria-label={pictureText.shape}
              value={isShaped ? 'asked' : 'free'}
              onChange={reshape}
              options={[
                ...(mayAsked ? [{ value: 'asked', label: pixelText(asked) }] : []),
                { value: 'free', label: pictureText.free },
              ]}
            />
          )}
          <FrameSize pixels={pixels} shape={shape} frame={frame} onFrame={setFrame} />
          <StepButtons
            label={pictureText.frame}
            place={placeOf(frame)}
            onMove={(direction) => setFrame(moved(frame, direction))}
            onResize={(by) => setFrame(grown(frame, by, pixels, shape))}
          />
        </div>
        <dl className="grid w-full grid-cols-2 gap-2 text-table" aria-live="polite">
          <div>
            <dt className="text-ink-soft">{pictureText.before}</dt>
            <dd>{fileText(file.size, pixels)}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">{pictureText.after}</dt>
            <dd>{isReady ? <EncodedSize made={made} /> : pictureText.applying}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  );
}

/** The encoded frame; null for a failure. */
type Encoded = { file: File; pixels: Size } | null;

/** Encodes the framed part, debounced. */
function useEncoded({ file, maxBytes }: CropRequest, frame: Frame, shape: Size | null) {
  const [result, setResult] = useState<{ of: string; made: Encoded }>({ of: '', made: null });
  const wanted = JSON.stringify([frame, shape]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      encodePicture(file, { frame, size: shape, maxBytes }, abort.signal)
        .catch(() => null)
        .then((made) => abort.signal.aborted || setResult({ of: wanted, made }))
        .catch(() => {});
    }, debounceMs);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [file, frame, shape, maxBytes, wanted]);
  return { isReady: result.of === wanted, made: result.made };
}

interface FrameProps {
  pixels: Size;
  shape: Size | null;
  frame: Frame;
  onFrame: (frame: Frame) => void;
}

function Cropper({ file, pixels, shape, frame, onFrame }: FrameProps & { file: File }) {
  const [shown, setShown] = useState<Size>({ width: 0, height: 0 });
  return (
    <ReactCrop
      crop={{ unit: '%', ...frame }}
      onChange={(_, { x, y, width, height }) => onFrame({ x, y, width, height })}
      {...(shape ? { aspect: shape.width / shape.height } : {})}
      minWidth={Math.max(8, (shown.width * minFrameWidth(pixels, shape)) / 100)}
      minHeight={8}
      keepSelection
      className={cropperClass}
      ruleOfThirds
      ariaLabels={ariaLabels}
    >
      <img
        src={fileUrl(file)}
        alt={pictureText.picture}
        className="max-h-[46dvh]"
        onLoad={({ currentTarget }) =>
          setShown({ width: currentTarget.clientWidth, height: currentTarget.clientHeight })
        }
      />
    </ReactCrop>
  );
}

const placeOf = ({ x, y, width, height }: Frame) =>
  pictureText.frameAt(Math.round(x), Math.round(y), Math.round(width), Math.round(height));

/** Resizes the frame around its centre. */
function FrameSize({ pixels, shape, frame, onFrame }: FrameProps) {
  const [min, max] = [minFrameWidth(pixels, shape), maxFrameWidth(pixels, shape)];
  return (
    <label className="flex min-h-touch min-w-60 flex-1 items-center gap-3 text-table">
      <span className="flex-none">{pictureText.frameSize}</span>
      <input
        type="range"
        className="w-full accent-primary"
        min={min}
        max={max}
        step="any"
        disabled={max - min < 0.5}
        value={Math.min(Math.max(frame.width, min), max)}
        onChange={(event) => onFrame(resized(frame, Number(event.target.value), pixels, shape))}
      />
    </label>
  );
}

function EncodedSize({ made }: { made: Encoded }) {
  if (!made) return <span className="text-danger">{pictureText.failed}</span>;
  return fileText(made.file.size, made.pixels);
}
