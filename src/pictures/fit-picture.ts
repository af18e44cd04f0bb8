import { largestFrame, type Size } from './crop-frame';
import { encodePicture } from './encode-picture';
import { readPixels } from './read-pixels';
import { uploadText } from './text';
import { fileProblem, maxBytesOf, maxDecodedBytes, typeOf, type UploadRule } from './upload-rules';

type Fitted = { file: File; pixels: Size } | { problem: string };

/** A picture that satisfies its rule; a camera picture that is too large is scaled down. */
export async function fitPicture(file: File, rule: UploadRule): Promise<Fitted> {
  const isWrong = file.size > maxDecodedBytes || !typeOf(file, rule);
  if (isWrong) return { problem: fileProblem(file, rule) ?? uploadText.unreadable };
  const pixels = await readPixels(file);
  if (!pixels) return { problem: uploadText.unreadable };
  const maxBytes = maxBytesOf(rule);
  if (file.size <= maxBytes) return { file, pixels };
  try {
    return await encodePicture(file, { frame: largestFrame(pixels, null), size: null, maxBytes });
  } catch {
    return { problem: uploadText.unreadable };
  }
}
