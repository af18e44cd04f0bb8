import { closeFor } from '../process/closed-connections';

interface Entry<File> {
  file: Promise<File>;
  /** 0 until known. */
  bytes: number;
  isLoaded: boolean;
  readers: Set<Reader>;
}

/** Answer that contains the file. */
interface Reader {
  readonly destroyed: boolean;
  readonly socket: { resetAndDestroy(): unknown } | null;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Files being sent, each loaded into memory once for all its readers. Above `maxBytes`, the least recently requested
 * are dropped with their connections.
 */
export class SharedFiles<File> {
  readonly #maxBytes: number;
  /** Least recently requested first. */
  readonly #entries = new Map<string, Entry<File>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns a file until its reader closes; `load` reports the size to `reserve` as early as possible. */
  read(
    key: string,
    reader: Reader,
    load: (reserve: (bytes: number) => void) => Promise<File>,
  ): Promise<File> {
    const known = this.#entries.get(key);
    const entry = known ?? this.#begin(key, load);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // A closed reader emits no further `close`.
    if (reader.destroyed) return entry.file;
    entry.readers.add(reader);
    reader.once('close', () => {
      entry.readers.delete(reader);
      if (entry.isLoaded) this.#drop(key, entry);
    });
    return entry.file;
  }

  #begin(key: string, load: (reserve: (bytes: number) => void) => Promise<File>): Entry<File> {
    const reserve = (bytes: number) => {
      // It was dropped in the meantime.
      if (this.#entries.get(key) !== entry) return;
      entry.bytes = bytes;
      this.#bytes += bytes;
      this.#makeRoom(entry);
    };
    const loaded = () => {
      entry.isLoaded = true;
      this.#drop(key, entry);
    };
    const file = Promise.resolve().then(() => load(reserve));
    const entry: Entry<File> = { file, bytes: 0, isLoaded: false, readers: new Set() };
    file.then(loaded, () => {
      entry.readers.clear();
      loaded();
    });
    return entry;
  }

  #makeRoom(own: Entry<File>): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (entry === own || entry.bytes === 0) continue;
      const { readers } = entry;
      entry.readers = new Set();
      this.#remove(key, entry);
      for (const { socket } of readers) if (socket) closeFor('memory', socket);
    }
  }

  /** Removes a file without readers. */
  #drop(key: string, entry: Entry<File>): void {
    if (entry.readers.size === 0 && this.#entries.get(key) === entry) this.#remove(key, entry);
  }

  #remove(key: string, entry: Entry<File>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
