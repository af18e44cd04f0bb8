import type { FastifyRequest } from 'fastify';
import type { Config } from './config';
import { loggedError } from './logged-error';

const mask = '***';
const longestPath = 300;

/** Where lines go instead of the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** How the server logs: requests without tokens or passwords, and no ticket or preview link in any line, wherever the line comes from. */
export const logging = ({ logLevel }: Pick<Config, 'logLevel'>, stream?: LogStream) => ({
  level: logLevel,
  ...(stream ? { stream } : {}),
  // The multipart plugin logs what it is set up with, at the level trace: all headers.
  serializers: {
    req: loggedRequest,
    err: loggedError,
    busboyOptions: ({ limits }: { limits?: object }) => ({ limits }),
  },
  // For texts that carry an address too: messages of the framework, of PostgreSQL, of a library's error.
  hooks: { streamWrite: withoutTickets },
});

/** A line of the log for what there is no logger for: the last of the process. */
export function logLine(error: unknown, msg: string): string {
  return `${withoutTickets(JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, err: loggedError(error), msg }))}\n`;
}

/** A request as a log line has it: no headers, no query (what is searched for may be a visitor's phone), no ticket, no preview link. */
function loggedRequest({ method, url, host, ip, socket }: FastifyRequest) {
  return { method, url: loggedPath(url), host, remoteAddress: ip, remotePort: socket.remotePort };
}

/** The path of an address, decoded where that is plain text, with the portal's ticket (specification 6, login/{platformKey}) and a preview link's token (p/{token}) masked. */
export function loggedPath(url: string): string {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let before = ''; before !== path;) {
    before = path;
    path = path.replace(/%([2-7][0-9a-f])/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return path
    .replace(/([/\\](?:login|p)[/\\]).+/is, `$1${mask}`)
    .replace(/[\w-]{10,}\.[\w-]{10,}\.[\w-]*/g, mask)
    .slice(0, longestPath);
}

/** A line of the log without what looks like a ticket, its address or that of a preview link. */
function withoutTickets(line: string): string {
  return line
    .replace(/(\/(?:login|p)\/)[^\s"\\?#*][^\s"\\?#]*/gi, `$1${mask}`)
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, mask);
}
