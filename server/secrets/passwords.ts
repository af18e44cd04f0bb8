import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';

// argon2id is the package's default algorithm. OWASP's second choice of parameters: 19 MiB, two passes.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node has four threads for this, files and pictures together: some are left to the others. */
const mostAtOnce = Math.min(2, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

/** Runs so many at once and the others in their turn: strangers who sign in from many networks delay sign-ins alone. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) {
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

/** The hash of another text with the salt of this one, to look a text up among several in the time of one. */
export function hashAgain(stored: string, text: string): Promise<string> {
  const salt = Buffer.from(stored.split('$')[4] ?? '', 'base64');
  return inTurn(() => hash(text, { ...options, salt }));
}

let dummy: Promise<string> | undefined;

/** Compares in the same time whether the account exists or not. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await (dummy ??= hash('no such account', options)));
  const isRight = await inTurn(() => verify(known, password));
  return isRight && Boolean(stored);
}
