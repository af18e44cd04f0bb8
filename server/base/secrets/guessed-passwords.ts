import { passwordWords } from './password-words-data';

/** Minimum letters left after removing known words. */
const minLetters = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * True for one of the 49,000 most used passwords, or one of only known words, names, digits and signs
 * (docs/evidence/security.md, Passwords).
 */
export async function isEasilyGuessed(password: string, names: readonly string[]): Promise<boolean> {
  const plain = password.toLowerCase();
  // An account name may be an e-mail address, whose parts attackers try.
  const words = [...names.flatMap((name) => [name, ...name.split('@')]), ...passwordWords];
  return (await (common ??= loadCommon())).has(plain) || isMadeOf(plain, words);
}

/** Loaded only when a password is set: 15 MB, 0.14 s. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

function isMadeOf(plain: string, words: readonly string[]): boolean {
  // Longest first: "admin" would leave letters of "administrator".
  const known = words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => [...word].length > 1)
    .toSorted((a, b) => b.length - a.length);
  const remaining = known.reduce((left, word) => left.replaceAll(word, ''), plain);
  return remaining !== plain && (remaining.match(/\p{L}/gu) ?? []).length < minLetters;
}
