import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { firstCharacters } from '../contract/characters';
import type { Config } from '../config/config';
import { loggedError } from '../process/logged-error';
import { build } from '../process/release';
import { addressOf } from './client-network';

const mask = '***';
const maxLoggedPath = 300;
/** Maximum characters of an address to mask; longer than any portal ticket. */
const maxPath = 4_000;
/** A host name has at most 253 characters, its port six. */
const maxHost = 260;

/** Replaces standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Logger options: omits tokens and passwords of requests, and masks tickets and preview links and calendars in every line. */
export const logging = ({ logLevel }: Pick<Config, 'logLevel'>, stream?: LogStream) => ({
  level: logLevel,
  base: { pid: process.pid, hostname: hostname(), build },
  ...(stream ? { stream } : {}),
  // At the level `trace`, the multipart plugin logs all headers.
  serializers: {
    req: loggedRequest,
    err: loggedError,
    busboyOptions: ({ limits }: { limits?: object }) => ({ limits }),
  },
  // Messages of framework, PostgreSQL and libraries may contain addresses too.
  hooks: { streamWrite: withoutTickets },
});

/** Line for the operator without a logger: JSON if a program reads it, as in production, else plain text. */
export function operatorLine(text: string, level: 30 | 40 | 60, isProduction: boolean): string {
  if (!isProduction) return `${text}\n`;
  return `${JSON.stringify({ level, time: Date.now(), pid: process.pid, build, msg: text })}\n`;
}

/** Log line without a logger, for a crash. */
export function logLine(error: unknown, msg: string): string {
  return `${withoutTickets(JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, build, err: loggedError(error), msg }))}\n`;
}

/** Logged request: no headers and no query, which may contain a visitor's telephone number. */
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

/** Decoded path with portal tickets (login/{platformKey}), preview tokens (p/{token}) and calendars masked. */
export function loggedPath(url: string): string {
  const [path = ''] = url.slice(0, maxPath).split(/[?#]/, 1);
  const masked = decoded(path).replace(/([/\\](?:login|p|calendars)[/\\]).+/is, `$1${mask}`);
  const isCut = path.length === maxPath;
  return maskTokens(masked, isCut ? cutTokenStart : tokenStart).slice(0, maxLoggedPath);
}

/** Decodes plain characters in one pass, however often they were percent-encoded. */
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

/** Character code of a trailing `%41`; null without one. */
function codeAtEnd(characters: readonly string[]): number | null {
  if (characters.at(-3) !== '%') return null;
  const hex = characters.slice(-2).join('');
  return /^[2-7][0-9a-f]$/i.test(hex) ? Number.parseInt(hex, 16) : null;
}

/** Start of a signed token (three parts with dots) within a part; -1 without one. */
type TokenStart = (parts: readonly string[], index: number) => number;

const lengthOf = (parts: readonly string[], index: number) => parts[index]?.length ?? 0;
const tokenStart: TokenStart = (parts, index) =>
  index + 2 < parts.length && lengthOf(parts, index) >= 10 && lengthOf(parts, index + 1) >= 10 ? 0 : -1;
/** The token may continue after the cut. */
const cutTokenStart: TokenStart = (parts, index) =>
  index + 3 > parts.length && lengthOf(parts, index) >= 10 ? 0 : tokenStart(parts, index);
const jsonTokenStart: TokenStart = (parts, index) => {
  const start = parts[index]?.indexOf('eyJ') ?? -1;
  const isWhole = index + 2 < parts.length && lengthOf(parts, index + 1) > 0;
  return isWhole && lengthOf(parts, index) > start + 3 ? start : -1;
};

/** Linear: a regular expression for whole tokens would backtrack at each character. */
function maskTokens(text: string, startOf: TokenStart): string {
  return text.replace(/[\w.-]+/g, (run) => {
    const parts = run.split('.');
    const shown: string[] = [];
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] ?? '';
      const start = startOf(parts, index);
      shown.push(start < 0 ? part : part.slice(0, start) + mask);
      if (start >= 0) index += 2;
    }
    return shown.join('.');
  });
}

/** Masks tickets and preview links in a log line. */
function withoutTickets(line: string): string {
  const masked = line.replace(/(\/(?:login|p|calendars)\/)[^\s"\\?#*][^\s"\\?#]*/gi, `$1${mask}`);
  return masked.includes('eyJ') ? maskTokens(masked, jsonTokenStart) : masked;
}
