import { acceptedPicture } from './accepted-picture';
import { largestFrame, type Size } from './crop-frame';
import { encodePicture } from './encode-picture';
import { readPixels } from './read-pixels';
import { uploadText } from './text';
import { maxBytesOf, type UploadRule } from './upload-rules';

type Fitted = { file: File; pixels: Size } | { problem: string };

/** A picture that satisfies its rule: converted to an accepted type, and scaled down below its limit. */
export async function fitPicture(given: File, rule: UploadRule): Promise<Fitted> {
  const accepted = await acceptedPicture(given, rule);
  if ('problem' in accepted) return accepted;
  const { file } = accepted;
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
