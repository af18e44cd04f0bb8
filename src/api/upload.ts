/** Called with the share of the request sent so far, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * A fetch with upload progress, which the browser's fetch lacks. Rejects like fetch: AbortError if cancelled, TypeError
 * without network.
 */
export function sendWithProgress(onProgress: OnProgress): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    // Cancelled before sending.
    if (request.signal.aborted) throw new DOMException('cancelled', 'AbortError');
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', (event) =>
        onProgress(event.total ? event.loaded / event.total : 0),
      );
      xhr.addEventListener('load', () =>
        resolve(new Response(xhr.responseText, { status: xhr.status, headers: responseHeaders(xhr) })),
      );
      xhr.addEventListener('error', () => reject(new TypeError('network')));
      xhr.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(body);
    });
  };
}

function responseHeaders(xhr: XMLHttpRequest): Headers {
  return new Headers({ 'content-type': xhr.getResponseHeader('content-type') ?? '' });
}
