import * as v from 'valibot';
import { fileProblem, pixelProblem, type UploadRule } from '../pictures/upload-rules';
import type { ImageValue } from './image-value';

/** An optional picture. */
export function image(rule: UploadRule) {
  return v.pipe(
    v.custom<ImageValue>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !dataset.value.file) return;
      const { file, pixels } = dataset.value;
      const message = fileProblem(file, rule) ?? (pixels ? pixelProblem(pixels, rule) : null);
      if (message) addIssue({ message });
    }),
  );
}
