import { closeFor } from '../process/closed-connections';

interface Entry<File> {
  file: Promise<File>;
  /** 0 until they are known. */
  bytes: number;
  isLoaded: boolean;
  readers: Set<Reader>;
}

/** The answer that a file is sent with. */
interface Reader {
  readonly destroyed: boolean;
  readonly socket: { resetAndDestroy(): unknown } | null;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Files while they are sent: each is loaded and in memory once, however many read it. When they are more than
 * `maxBytes`, those that were asked for longest ago are given up with their connections.
 */
export class SharedFiles<File> {
  readonly #maxBytes: number;
  /** The file that was asked for last stands last. */
  readonly #entries = new Map<string, Entry<File>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The file under this key until its reader is closed; `load` tells `reserve` of its size as soon as it knows it. */
  read(
    key: string,
    reader: Reader,
    load: (reserve: (bytes: number) => void) => Promise<File>,
  ): Promise<File> {
    const known = this.#entries.get(key);
    const entry = known ?? this.#begin(key, load);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // One that has gone would never be told to leave.
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
      // Given up meanwhile, it is nobody's any more.
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

  /** A file that nobody reads is not kept. */
  #drop(key: string, entry: Entry<File>): void {
    if (entry.readers.size === 0 && this.#entries.get(key) === entry) this.#remove(key, entry);
  }

  #remove(key: string, entry: Entry<File>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
