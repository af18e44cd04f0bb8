import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';

// argon2id is the package's default algorithm. OWASP's second choice of parameters: 19 MiB, two passes.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Files and pictures share Node's four threads with the hashes. */
const maxConcurrent = Math.min(2, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrent hashing, so that a flood of sign-ins delays only sign-ins. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** An argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Hashes a text with an existing salt, so that one hash can be compared with several. */
export function hashWithSaltOf(stored: string, text: string): Promise<string> {
  const salt = Buffer.from(stored.split('$')[4] ?? '', 'base64');
  return inTurn(() => hash(text, { ...options, salt }));
}

let dummy: Promise<string> | undefined;

/** Takes the same time whether or not the account exists. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await (dummy ??= hash('no such account', options)));
  const isRight = await inTurn(() => verify(known, password));
  return isRight && Boolean(stored);
}
