import type { FastifyRequest } from 'fastify';
import { firstCharacters } from '../contract/characters';
import type { Config } from '../config/config';
import { loggedError } from '../process/logged-error';
import { addressOf } from './client-network';

const mask = '***';
const maxLoggedPath = 300;
/** Characters of an address that are looked at: more than a ticket of the portal has. */
const maxPath = 4_000;
/** A host name has at most 253 characters, its port six. */
const maxHost = 260;

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

/** A request in the log has no headers, no query (a search may be for a visitor's phone), no ticket and no preview link. */
function loggedRequest({ method, url, host, ip, socket }: FastifyRequest) {
  const { remotePort } = socket;
  return {
    method,
    url: loggedPath(url),
    host: firstCharacters(host, maxHost),
    remoteAddress: addressOf({ ip }),
    ...(remotePort === undefined ? {} : { remotePort }),
  };
}

/** The path of an address, decoded where that is plain text, with the portal's ticket (specification 6, login/{platformKey}) and a preview link's token (p/{token}) masked. */
export function loggedPath(url: string): string {
  const [path = ''] = url.slice(0, maxPath).split(/[?#]/, 1);
  const masked = decoded(path).replace(/([/\\](?:login|p)[/\\]).+/is, `$1${mask}`);
  const isCut = path.length === maxPath;
  return maskTokens(masked, isCut ? cutTokenStart : tokenStart).slice(0, maxLoggedPath);
}

/** Undoes the percent-encoding of plain characters, however often they were encoded, in one pass. */
function decoded(path: string): string {
  const characters: string[] = [];
  for (const character of path) {
    characters.push(character);
    for (let code = codeAtEnd(characters); code !== null; code = codeAtEnd(characters)) {
      characters.splice(-3, 3, String.fromCharCode(code));
    }
  }
  return characters.join('');
}

/** The code of `A` where the last three characters are `%`, `4` and `1`; null where they are no such code. */
function codeAtEnd(characters: readonly string[]): number | null {
  if (characters.at(-3) !== '%') return null;
  const hex = characters.slice(-2).join('');
  return /^[2-7][0-9a-f]$/i.test(hex) ? Number.parseInt(hex, 16) : null;
}

/** Where in a part between two dots a signed token begins, which has three parts; -1 where none does. */
type TokenStart = (parts: readonly string[], place: number) => number;

const lengthOf = (parts: readonly string[], place: number) => parts[place]?.length ?? 0;
const tokenStart: TokenStart = (parts, place) =>
  place + 2 < parts.length && lengthOf(parts, place) >= 10 && lengthOf(parts, place + 1) >= 10 ? 0 : -1;
/** The rest of a token may be behind the place where its address was cut. */
const cutTokenStart: TokenStart = (parts, place) =>
  place + 3 > parts.length && lengthOf(parts, place) >= 10 ? 0 : tokenStart(parts, place);
const jsonTokenStart: TokenStart = (parts, place) => {
  const start = parts[place]?.indexOf('eyJ') ?? -1;
  const isWhole = place + 2 < parts.length && lengthOf(parts, place + 1) > 0;
  return isWhole && lengthOf(parts, place) > start + 3 ? start : -1;
};

/** Reads each character once: an expression for a whole token would begin again at each of its characters. */
function maskTokens(text: string, startOf: TokenStart): string {
  return text.replace(/[\w.-]+/g, (run) => {
    const parts = run.split('.');
    const shown: string[] = [];
    for (let place = 0; place < parts.length; place++) {
      const part = parts[place] ?? '';
      const start = startOf(parts, place);
      shown.push(start < 0 ? part : part.slice(0, start) + mask);
      if (start >= 0) place += 2;
    }
    return shown.join('.');
  });
}

/** A line of the log without what looks like a ticket, its address or that of a preview link. */
function withoutTickets(line: string): string {
  const masked = line.replace(/(\/(?:login|p)\/)[^\s"\\?#*][^\s"\\?#]*/gi, `$1${mask}`);
  return masked.includes('eyJ') ? maskTokens(masked, jsonTokenStart) : masked;
}
