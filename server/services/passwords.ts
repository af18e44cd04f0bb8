import { hash, verify, type Options } from '@node-rs/argon2';

// argon2id is the package's default algorithm. OWASP's second choice of parameters: 19 MiB, two passes.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummy: Promise<string> | undefined;

/** Compares in the same time whether the account exists or not. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await (dummy ??= hashPassword('no such account'))), password);
  return isRight && Boolean(stored);
}
