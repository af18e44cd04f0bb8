// oxlint-disable-next-line import/default -- Vite makes the address of the worker's bundle from it
import workerUrl from './encode-picture.worker.ts?worker&url';
import { encode, type EncodeAnswer, type EncodedPicture, type EncodeOptions } from './encoding';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

// The page's policy (server/access/plugins/static-spa.ts) requires a trusted URL to start a worker.
const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes };
const ownWorker = trustedTypes?.createPolicy('encoder', { createScriptURL: () => workerUrl });

/**
 * Encodes the framed part below its limit, if needed as a JPG of lower quality or fewer pixels. Throws if
 * undrawable or aborted.
 */
export async function encodePicture(
  source: File,
  options: EncodeOptions,
  signal?: AbortSignal,
): Promise<EncodedPicture> {
  signal?.throwIfAborted();
  const answer = (await encodeInWorker(source, options, signal)) ?? (await encode(source, options));
  signal?.throwIfAborted();
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

/** Null if the worker does not start. In Chromium, the page thread would wait up to 10 s for idle time. */
async function encodeInWorker(
  source: File,
  options: EncodeOptions,
  signal?: AbortSignal,
): Promise<EncodeAnswer | null> {
  const worker = new Worker(ownWorker?.createScriptURL('') ?? workerUrl, { type: 'module' });
  try {
    return await new Promise<EncodeAnswer | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<EncodeAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      signal?.addEventListener('abort', () => reject(new Error('Aborted')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage({ source, options });
    });
  } finally {
    worker.terminate();
  }
}
