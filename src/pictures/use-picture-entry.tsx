import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { byteText } from '../site/byte-text';
import {
  fileProblem,
  maxBytesOf,
  maxDecodedBytes,
  pixelProblem,
  typeOf,
  type UploadRule,
} from './upload-rules';
import type { CropRequest } from './CropDialog';
import type { Size } from './crop-frame';
import { readPixels } from './read-pixels';
import { pictureText, pixelText, uploadText } from './text';

// Loaded on demand.
const CropDialog = lazy(() => import('./CropDialog').then((module) => ({ default: module.CropDialog })));

interface PictureEntryConfig {
  rule: UploadRule;
  /** Recommended size for cropping. */
  advised?: Size;
  onPicture: (file: File, pixels: Size) => void;
}

export interface PictureEntry {
  problem: { name: string; message: string } | undefined;
  take: (file: File) => void;
  /** Opens the crop dialog for an accepted picture. */
  crop: (file: File, pixels: Size) => void;
  /** Clears the problem. */
  clear: () => void;
  dialog: ReactNode;
}

/** Accepts a picture that fits its rule, offers cropping for a larger one, and reports problems of others. */
export function usePictureEntry({ rule, advised, onPicture }: PictureEntryConfig): PictureEntry {
  const [problem, setProblem] = useState<PictureEntry['problem']>();
  const [request, setRequest] = useState<CropRequest | null>(null);
  const turn = useRef(0);
  const asked = rule.pixels ?? advised ?? null;
  const requestFor = (file: File, pixels: Size, reason: string | null): CropRequest => ({
    file,
    pixels,
    maxBytes: maxBytesOf(rule),
    asked,
    isExact: rule.pixels !== undefined,
    reason,
  });

  async function take(file: File) {
    const mine = ++turn.current;
    const say = (message: string | null) => setProblem(message ? { name: file.name, message } : undefined);
    // A file above the limit can be cropped if the browser can open it.
    const wrongFile = file.size > maxDecodedBytes || !typeOf(file, rule) ? fileProblem(file, rule) : null;
    const pixels = wrongFile ? null : await readPixels(file);
    // A later file replaced this one.
    if (mine !== turn.current) return;
    if (!pixels) return say(wrongFile ?? uploadText.unreadable);
    const { pixels: exact } = rule;
    if (exact && (pixels.width < exact.width || pixels.height < exact.height)) {
      return say(pictureText.tooSmall(pixelText(pixels), pixelText(exact)));
    }
    const wrongSize = fileProblem(file, rule) ?? pixelProblem(pixels, rule);
    say(wrongSize);
    if (!wrongSize) return onPicture(file, pixels);
    setRequest(
      requestFor(
        file,
        pixels,
        file.size > maxBytesOf(rule)
          ? pictureText.tooLarge(byteText(maxBytesOf(rule)))
          : exact
            ? pictureText.notExact(pixelText(exact))
            : null,
      ),
    );
  }

  return {
    problem,
    take: (file) => void take(file),
    crop: (file, pixels) => setRequest(requestFor(file, pixels, null)),
    clear: () => setProblem(undefined),
    dialog: request && (
      <Suspense>
        <CropDialog
          request={request}
          onClose={() => setRequest(null)}
          onApply={(file, pixels) => {
            setRequest(null);
            setProblem(undefined);
            onPicture(file, pixels);
          }}
        />
      </Suspense>
    ),
  };
}
