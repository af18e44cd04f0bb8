import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt']);

/** Writes a .br and a .gz file for every built text file that gets smaller. */
export function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const packed = {
      br: brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      gz: gzipSync(bytes, { level: 9 }),
    };
    for (const [extension, smaller] of Object.entries(packed)) {
      if (smaller.length < bytes.length) writeFileSync(`${file}.${extension}`, smaller);
    }
  }
}

if (process.argv[1] === import.meta.filename) compress(join(import.meta.dirname, '../dist/mng'));
