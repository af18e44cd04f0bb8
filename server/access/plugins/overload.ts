import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';

const beatMs = 100;
const spanMs = 5_000;
const defaultMaxWaitMs = 500;

/** Mean delay of an event in the last five seconds, in milliseconds: a block of one second counts 100. */
export class LoopWatch {
  readonly #stalls: { at: number; ms: number }[] = [];
  #last: number;

  constructor(now: number) {
    this.#last = now;
  }

  /** Call it every 100 ms; a delay shows how long the loop was blocked. */
  beat(now: number): void {
    const ms = now - this.#last - beatMs;
    this.#last = now;
    if (ms > beatMs) this.#stalls.push({ at: now, ms });
    this.#forget(now);
  }

  meanWait(now: number): number {
    this.#forget(now);
    return this.#stalls.reduce((sum, { ms }) => sum + (ms * ms) / 2 / spanMs, 0);
  }

  #forget(now: number): void {
    while (this.#stalls[0] && this.#stalls[0].at < now - spanMs) this.#stalls.shift();
  }
}

/** Answers 503 while the event loop can't keep up. Register it before every route. */
export const overload = fastifyPlugin<{ maxWaitMs?: number | undefined }>(
  async (app, { maxWaitMs = defaultMaxWaitMs }) => {
    let watch = new LoopWatch(performance.now());
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      // Ignores the start, which compiles every schema.
      watch = new LoopWatch(performance.now());
      // The timer runs before the other delayed events.
      timer = setInterval(() => watch.beat(performance.now()), beatMs).unref();
    });
    app.addHook('onClose', async () => clearInterval(timer));
    app.addHook('onRequest', ({ routeOptions: { url } }, _reply, done) => {
      // The health operations decide about their own answers.
      const isCheck = url === '/healthz' || url === '/readyz';
      const isBehind = !isCheck && watch.meanWait(performance.now()) > maxWaitMs;
      done(isBehind ? new ServiceError(503, serverText.maintenance, { retryAfter: 5 }) : undefined);
    });
  },
);
