import { encode, type EncodeAnswer, type EncodeOptions } from './encoding';

addEventListener('message', ({ data }: MessageEvent<{ source: File; options: EncodeOptions }>) => {
  // The text of an error is enough for the page; the error itself may not be clonable.
  encode(data.source, data.options)
    .catch((error: unknown): EncodeAnswer => ({ problem: String(error) }))
    .then((answer) => postMessage(answer))
    .catch(reportError);
});
