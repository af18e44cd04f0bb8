import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';

interface PngOptions {
  /** Bits per channel. */
  depth?: 8 | 16;
  isInterlaced?: boolean;
}

/** A transparent PNG built by hand: small as a file and in memory at any number of pixels. */
export async function clearPng(
  width: number,
  height: number,
  { depth = 8, isInterlaced = false }: PngOptions = {},
): Promise<Buffer> {
  const bytesAPixel = (4 * depth) / 8;
  const passes = isInterlaced
    ? ([
        [0, 0, 8, 8],
        [4, 0, 8, 8],
        [0, 4, 4, 8],
        [2, 0, 4, 4],
        [0, 2, 2, 4],
        [1, 0, 2, 2],
        [0, 1, 1, 2],
      ] as const)
    : ([[0, 0, 1, 1]] as const);
  const size = passes.reduce(
    (sum, [x, y, stepX, stepY]) =>
      sum + Math.ceil((height - y) / stepY) * (1 + Math.ceil((width - x) / stepX) * bytesAPixel),
    0,
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await buffer(Readable.from(zeros(size)).pipe(createDeflate()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function* zeros(size: number): Generator<Buffer> {
  const piece = Buffer.alloc(1024 * 1024);
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
