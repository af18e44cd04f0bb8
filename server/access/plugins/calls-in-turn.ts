import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import { closeFor } from '../../base/process/closed-connections';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

const defaultMaxWaiting = 16;

/**
 * Handles one call per connection at a time, against floods of pipelined requests. More than a few waiting
 * calls close it.
 */
export const callsInTurn = fastifyPlugin<{ maxWaiting?: number }>(
  async (app, { maxWaiting = defaultMaxWaiting }) => {
    /** Maximum calls that wait behind the current one. */
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
      // The parser still finishes its packet.
      if (socket.destroyed) return;
      if (!behind) {
        waiting.set(socket, []);
        handle({ request, response });
      } else if (behind.length < maxWaiting) behind.push({ request, response });
      else closeFor('pipelined', socket);
    });
  },
);
