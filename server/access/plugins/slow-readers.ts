import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import { closeFor } from '../../base/process/closed-connections';

interface ReaderLimits {
  /** Pause allowed to a reader, in addition to the time earned by reading. */
  graceMs: number;
  bytesPerSecond: number;
  /** Maximum time of one answer at any speed. */
  maxMs: number;
  /** Maximum unread bytes of all answers. */
  maxBytes: number;
}

/** At this speed, which the slowest mobile networks have, a picture of 3 MB takes six minutes. */
export const defaultLimits: ReaderLimits = {
  graceMs: 60_000,
  bytesPerSecond: 8 * 1024,
  maxMs: 600_000,
  maxBytes: 128 * 1024 * 1024,
};
const defaultEveryMs = 1_000;
/** Longer steps mean that the process itself was blocked. */
const maxStepMs = 5_000;

type Connection = Pick<Socket, 'writableLength' | 'bytesWritten'>;

interface Wait {
  since: number;
  /** Time of the last check, and the bytes that the system had taken then. */
  at: number;
  taken: number;
  leftMs: number;
}

/**
 * Ends connections that read too slowly. The system accepts bytes in large pieces, so each accepted byte
 * extends the client's time.
 */
export class ReaderWatch<Watched extends Connection> {
  readonly #limits: ReaderLimits;
  /** In the order in which they started to wait. */
  readonly #waits = new Map<Watched, Wait>();

  constructor(limits: ReaderLimits) {
    this.#limits = limits;
  }

  /** Connections to close: slow readers, and the longest waiting while too many bytes are unread. */
  look(open: ReadonlySet<Watched>, now: number): { slow: Watched[]; tooMany: Watched[] } {
    for (const connection of this.#waits.keys()) {
      if (!open.has(connection) || connection.writableLength === 0) this.#waits.delete(connection);
    }
    const slow: Watched[] = [];
    let bytes = 0;
    for (const connection of open) {
      if (connection.writableLength === 0) continue;
      if (this.#isSlow(connection, now)) slow.push(connection);
      else bytes += connection.writableLength;
    }
    for (const connection of slow) this.#waits.delete(connection);
    const tooMany: Watched[] = [];
    for (const connection of this.#waits.keys()) {
      if (bytes <= this.#limits.maxBytes) break;
      bytes -= connection.writableLength;
      tooMany.push(connection);
    }
    for (const connection of tooMany) this.#waits.delete(connection);
    return { slow, tooMany };
  }

  #isSlow(connection: Watched, now: number): boolean {
    const { graceMs, bytesPerSecond, maxMs } = this.#limits;
    const timeFor = (bytes: number) => (bytes / bytesPerSecond) * 1_000;
    const taken = connection.bytesWritten - connection.writableLength;
    const maxWaitMs = graceMs + timeFor(connection.writableLength);
    const before = this.#waits.get(connection);
    const {
      since,
      at,
      leftMs,
      taken: takenBefore,
    } = before ?? { since: now, at: now, leftMs: maxWaitMs, taken };
    const left = Math.min(maxWaitMs, leftMs - Math.min(now - at, maxStepMs) + timeFor(taken - takenBefore));
    this.#waits.set(connection, { since, at: now, taken, leftMs: left });
    return left < 0 || now - since > maxMs;
  }
}

/** Closes slow readers of any route, and limits the memory of unread answers. */
export const slowReaders = fastifyPlugin<Partial<ReaderLimits> & { everyMs?: number }>(
  async (app, { everyMs = defaultEveryMs, ...limits }) => {
    const watch = new ReaderWatch<Socket>({ ...defaultLimits, ...limits });
    const open = new Set<Socket>();
    app.server.on('connection', (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    const timer = setInterval(() => {
      const { slow, tooMany } = watch.look(open, performance.now());
      for (const socket of slow) closeFor('slow', socket);
      for (const socket of tooMany) closeFor('memory', socket);
    }, everyMs).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'slowReaders' },
);
