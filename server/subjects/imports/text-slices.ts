import { setImmediate } from 'node:timers/promises';

const sliceLength = 64 * 1024;

/** Parts of a large text, between which the process answers other calls. No part ends within a character. */
export async function* slicesOf(text: string): AsyncGenerator<string> {
  let end = 0;
  for (let start = 0; start < text.length; start = end) {
    end = start + sliceLength;
    if ((text.codePointAt(end - 1) ?? 0) > 0xffff) end += 1;
    yield text.slice(start, end);
    await setImmediate();
  }
}
