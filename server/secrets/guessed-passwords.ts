import { passwordWords } from './password-words-data';

/** Letters that must be left when the words that are tried first are taken out. */
const fewestLetters = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * True for a password that is tried first: one of the 49,000 most used, in upper or lower case, or one made of nothing but
 * words of this place, the given names of the account, digits and signs (docs/evidence/security.md, Passwords).
 */
export async function isEasilyGuessed(password: string, names: readonly string[]): Promise<boolean> {
  const plain = password.toLowerCase();
  // An account may be an e-mail address, of which each part would be tried.
  const words = [...names.flatMap((name) => [name, ...name.split('@')]), ...passwordWords];
  return (await (common ??= loadCommon())).has(plain) || isMadeOf(plain, words);
}

/** 15 MB and a seventh of a second: only where a password is set. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

function isMadeOf(plain: string, words: readonly string[]): boolean {
  // The longest first, or what is left of "administrator" after "admin" would count as letters of its own.
  const known = words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => [...word].length > 1)
    .toSorted((a, b) => b.length - a.length);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && (rest.match(/\p{L}/gu) ?? []).length < fewestLetters;
}
