import { type ReactNode, useRef, useState } from 'react';
import { byteText } from '../../drawing/byte-text';
import { acceptedPicture } from './accepted-picture';
import { fileProblem, maxBytesOf, pixelProblem, type UploadRule } from './upload-rules';
import { useStableCallback } from '../../ui/use-stable-callback';
import type { CropRequest } from './CropDialog';
import type { Size } from './crop-frame';
import { fileOf, type PickedPicture } from './library';
import { libraryText } from './library-text';
import { readPixels } from './read-pixels';
import { pictureText, pixelText, uploadText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

// Loaded on demand.
const CropDialog = whenDrawn(async () => (await import('./CropDialog')).CropDialog);

interface PictureSource {
  /** Alternative text of the library; may be empty. */
  altText: string;
  /** The present picture, cropped again. */
  isSame: boolean;
}

interface PictureEntryConfig {
  rule: UploadRule;
  /** Recommended size for cropping. */
  advised?: Size | undefined;
  onPicture: (file: File, pixels: Size, source: PictureSource) => void;
  /** Library picture that fits the rule. */
  onStored?: (stored: PickedPicture['file'], altText: string) => void;
}

interface PictureEntry {
  problem: { name?: string; message: string } | undefined;
  take: (file: File) => void;
  /** Takes a picture of the library; one of another than the required size is cropped like any file. */
  pick: (picture: PickedPicture) => void;
  /** Opens the crop dialog for an accepted picture. */
  crop: (file: File, pixels: Size) => void;
  /** Clears the problem, and ignores a picture that is being read. */
  clear: () => void;
  dialog: ReactNode;
}

function reasonToCrop({ size }: File, rule: UploadRule): string | null {
  if (size > maxBytesOf(rule)) return pictureText.tooLarge(byteText(maxBytesOf(rule)));
  return rule.pixels ? pictureText.notExact(pixelText(rule.pixels)) : null;
}

/** Accepts a picture that fits its rule, offers cropping for a larger one, and reports problems of others. */
export function usePictureEntry({ rule, advised, ...config }: PictureEntryConfig): PictureEntry {
  // The field may change while a picture is read.
  const onPicture = useStableCallback(config.onPicture);
  const [problem, setProblem] = useState<PictureEntry['problem']>();
  const [request, setRequest] = useState<(CropRequest & PictureSource) | null>(null);
  const turn = useRef(0);
  const requestFor = (file: File, pixels: Size, reason: string | null, source: PictureSource) => ({
    ...source,
    file,
    pixels,
    maxBytes: maxBytesOf(rule),
    asked: rule.pixels ?? advised ?? null,
    isExact: rule.pixels !== undefined,
    reason,
  });

  async function take(given: File, altText = '') {
    const source = { altText, isSame: false };
    const mine = ++turn.current;
    const say = (message: string | null) => setProblem(message ? { name: given.name, message } : undefined);
    const accepted = await acceptedPicture(given, rule);
    const pixels = 'file' in accepted ? await readPixels(accepted.file) : null;
    if (mine !== turn.current) return;
    if ('problem' in accepted) return say(accepted.problem);
    if (!pixels) return say(uploadText.unreadable);
    const { file } = accepted;
    const { pixels: exact } = rule;
    if (exact && (pixels.width < exact.width || pixels.height < exact.height)) {
      return say(pictureText.tooSmall(pixelText(pixels), pixelText(exact)));
    }
    const wrongSize = fileProblem(file, rule) ?? pixelProblem(pixels, rule);
    say(wrongSize);
    if (!wrongSize) return onPicture(file, pixels, source);
    setRequest(requestFor(file, pixels, reasonToCrop(file, rule), source));
  }

  async function pick({ file: stored, altText }: PickedPicture) {
    const mine = ++turn.current;
    setProblem(undefined);
    const { pixels: exact } = rule;
    if (!exact || (stored.width === exact.width && stored.height === exact.height)) {
      return config.onStored?.(stored, altText);
    }
    const file = await fileOf(stored);
    if (mine !== turn.current) return;
    if (file) await take(file, altText);
    else setProblem({ message: libraryText.gone });
  }

  return {
    problem,
    take: (file) => void take(file),
    pick: (picture) => void pick(picture),
    crop: (file, pixels) => setRequest(requestFor(file, pixels, null, { altText: '', isSame: true })),
    clear: () => {
      turn.current += 1;
      setProblem(undefined);
    },
    dialog: request && (
      <CropDialog
        request={request}
        onClose={() => setRequest(null)}
        onApply={(file, pixels) => {
          setRequest(null);
          setProblem(undefined);
          onPicture(file, pixels, request);
        }}
      />
    ),
  };
}
