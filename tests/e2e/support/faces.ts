import { type APIRequestContext, expect } from '@playwright/test';

/** A public page with the face of its headings, which is cut in two weights after the first visit. */
export async function pageWithFaces(request: APIRequestContext, path: string): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        text = await (await request.get(path)).text();
        return text.split('type="font/woff2"').length - 1;
      },
      { timeout: 60_000 },
    )
    .toBe(2);
  return text;
}

/** A public page without the formats of its pictures, which the background makes at its own pace. */
export const withoutFormats = (page: string) =>
  page.replaceAll(
    /<source [^>]*>|<\/?picture>|<link rel="preload" as="image"[^>]*>|(?:picture|source)\{[^}]*\}| nonce="[^"]*"/g,
    '',
  );
