import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import { closeFor } from '../process/closed-connections';

export interface Patience {
  /** How long a reader may stand still, beside the time that its speed gives it. */
  graceMs: number;
  bytesPerSecond: number;
  /** For one answer at any speed. */
  maxMs: number;
  /** Of all answers that wait for their readers. */
  maxBytes: number;
}

/** A picture of 3 MB takes six minutes at this speed, which the slowest mobile networks have. */
const usual: Patience = {
  graceMs: 60_000,
  bytesPerSecond: 8 * 1024,
  maxMs: 600_000,
  maxBytes: 128 * 1024 * 1024,
};
const defaultEveryMs = 1_000;
/** Longer times between two looks are the process's own: it stood still, and could not send either. */
const maxStepMs = 5_000;

type Connection = Pick<Socket, 'writableLength' | 'bytesWritten'>;

interface Wait {
  since: number;
  /** The time of the last look, and the bytes that the system had taken by then. */
  at: number;
  taken: number;
  leftMs: number;
}

/**
 * The connections whose answers wait for their readers. Bytes count as read when the system takes them, which it does in
 * large pieces; so each byte gives its reader time, up to the grace and what still waits. An answer that was given to its
 * connection as a whole shows no progress until its end.
 */
export class ReaderWatch<Watched extends Connection> {
  readonly #patience: Patience;
  /** In the order in which they began to wait. */
  readonly #waits = new Map<Watched, Wait>();

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** The connections to close: those that are read too slowly, and those that wait longest while too much waits. */
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
      if (bytes <= this.#patience.maxBytes) break;
      bytes -= connection.writableLength;
      tooMany.push(connection);
    }
    for (const connection of tooMany) this.#waits.delete(connection);
    return { slow, tooMany };
  }

  #isSlow(connection: Watched, now: number): boolean {
    const { graceMs, bytesPerSecond, maxMs } = this.#patience;
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

/** Closes connections whose answers are read too slowly, of whatever route, and bounds what waits for readers. */
export const slowReaders = fastifyPlugin<Partial<Patience> & { everyMs?: number }>(
  async (app, { everyMs = defaultEveryMs, ...patience }) => {
    const watch = new ReaderWatch<Socket>({ ...usual, ...patience });
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
