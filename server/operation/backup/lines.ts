import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

/** Thrown for a file that can't be restored here, with a reason for the operator. */
export class BackupError extends Error {
  readonly reason: 'damaged' | 'otherSchema';
  /** Build that wrote it, if the file states one. */
  readonly build: string | undefined;

  constructor(reason: BackupError['reason'], build?: string) {
    super(reason);
    this.name = 'BackupError';
    this.reason = reason;
    this.build = build;
  }
}

/** Thrown for a backup with files whose bytes are not those of their hash. */
export class OtherBytesError extends Error {
  override name = 'OtherBytesError';
  readonly shas: readonly string[];

  constructor(shas: readonly string[]) {
    super(`${shas.length} files with other bytes`);
    this.shas = shas;
  }
}

/** Line after the rows of a table. */
export const endOfTable = '\\.';
/**
 * Limit of a row: a small file may unpack to any length. Above the largest picture, 2560 x 4096 pixels, two
 * characters per byte.
 */
export const defaultMaxRowBytes = 256 * 1024 * 1024;
const lineEnd = 10;
/** Longest line: a table with its columns. */
const maxLineBytes = 1024 * 1024;

/** Lines of a stream, split at bytes: a text may contain characters that other readers treat as line ends. */
export class LineReader {
  #rest: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #maxRowBytes: number;
  readonly #streams: readonly Readable[];

  /** `source` is the gzipped text. */
  constructor(source: Readable, maxRowBytes = defaultMaxRowBytes) {
    const unpacked = source.pipe(createGunzip());
    // The iterator below throws the error.
    unpacked.on('error', () => {});
    // An unreadable file also ends the unpacked stream.
    source.on('error', (error) => unpacked.destroy(error));
    this.#chunks = unpacked[Symbol.asyncIterator]();
    this.#maxRowBytes = maxRowBytes;
    this.#streams = [source, unpacked];
  }

  /** Stops reading before the end. */
  close(): void {
    for (const stream of this.#streams) stream.destroy();
  }

  /** Rows up to the end of their table, in chunks without joining lines; `counted` receives their number. */
  async *rows(counted: (rows: number) => void): AsyncGenerator<Buffer> {
    /** Bytes of a row that began in an earlier chunk. */
    let begun = 0;
    for (;;) {
      const chunk = await this.#next();
      let start = 0;
      let rows = 0;
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
        if (begun === 0 && isEndOfTable(chunk, start, end)) {
          this.#rest = chunk.subarray(end + 1);
          counted(rows);
          if (start > 0) yield chunk.subarray(0, start);
          return;
        }
        this.#assertShort(begun + end - start);
        begun = 0;
        rows += 1;
        start = end + 1;
      }
      counted(rows);
      const isHeld = begun === 0 && endOfTable.startsWith(chunk.toString('latin1', start, start + 3));
      if (isHeld) this.#rest = chunk.subarray(start);
      else begun += chunk.length - start;
      this.#assertShort(begun);
      if (!isHeld || start > 0) yield isHeld ? chunk.subarray(0, start) : chunk;
    }
  }

  /** Throws when more lines follow, or when gzip's checksum is wrong. */
  async end(): Promise<void> {
    const isOver =
      this.#rest.length === 0 &&
      (await this.#chunks.next().then(
        ({ done }) => done === true,
        () => false,
      ));
    if (!isOver) throw new BackupError('damaged');
  }

  async json(): Promise<Record<string, unknown>> {
    const line = await this.#line();
    try {
      const value: unknown = JSON.parse(line.toString('utf8'));
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    } catch {
      // Falls through: not a valid line of a backup.
    }
    throw new BackupError('damaged');
  }

  async #line(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const chunk = await this.#next();
      const end = chunk.indexOf(lineEnd);
      const piece = end < 0 ? chunk : chunk.subarray(0, end);
      bytes += piece.length;
      if (bytes > maxLineBytes) throw new BackupError('damaged');
      pieces.push(piece);
      if (end < 0) continue;
      this.#rest = chunk.subarray(end + 1);
      return Buffer.concat(pieces);
    }
  }

  #assertShort(bytes: number): void {
    if (bytes > this.#maxRowBytes) throw new BackupError('damaged');
  }

  /** The buffered bytes, joined with the next chunk unless they contain a complete line. */
  async #next(): Promise<Buffer> {
    const rest = this.#rest;
    this.#rest = Buffer.alloc(0);
    if (rest.includes(lineEnd)) return rest;
    const result = await this.#chunks.next().catch(() => {
      throw new BackupError('damaged');
    });
    if (result.done) throw new BackupError('damaged');
    return rest.length === 0 ? result.value : Buffer.concat([rest, result.value]);
  }
}

function isEndOfTable(chunk: Buffer, start: number, end: number): boolean {
  return end - start === endOfTable.length && chunk.toString('latin1', start, end) === endOfTable;
}

/** The complete lines of a text, without the rest after the last line end. */
export async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new StringDecoder('utf8');
  for await (const chunk of chunks) {
    const rows = `${rest}${decoder.write(chunk)}`.split('\n');
    rest = rows.pop() ?? '';
    yield* rows;
  }
}
