import { encode, type EncodeAnswer, type EncodeOptions } from './encoding';

addEventListener('message', ({ data }: MessageEvent<{ source: File; options: EncodeOptions }>) => {
  // Sends only the error's text, as the error itself may not be cloneable.
  encode(data.source, data.options)
    .catch((error: unknown): EncodeAnswer => ({ problem: String(error) }))
    .then((answer) => postMessage(answer))
    .catch(reportError);
});
