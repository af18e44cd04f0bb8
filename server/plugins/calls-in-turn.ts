import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import { closeFor } from '../process/closed-connections';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

const defaultMaxWaiting = 16;

/**
 * A client may send further requests without waiting for answers, thousands in one packet. Of one connection one call is
 * handled at a time; few may wait, and a connection that sends more is closed. Browsers and proxies send one.
 */
export const callsInTurn = fastifyPlugin<{ maxWaiting?: number }>(
  async (app, { maxWaiting = defaultMaxWaiting }) => {
    /** The calls behind the one that is handled. */
    const waiting = new WeakMap<Socket, Call[]>();
    const handle = ({ request, response }: Call) => {
      const { socket } = request;
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && !socket.destroyed) handle(next);
        else waiting.delete(socket);
      });
      app.routing(request, response);
    };
    app.server.removeAllListeners('request');
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const behind = waiting.get(socket);
      // The parser goes on to the end of its packet.
      if (socket.destroyed) return;
      if (!behind) {
        waiting.set(socket, []);
        handle({ request, response });
      } else if (behind.length < maxWaiting) behind.push({ request, response });
      else closeFor('pipelined', socket);
    });
  },
);
