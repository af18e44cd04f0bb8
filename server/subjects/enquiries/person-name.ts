import { contactText } from './text';

/** A name as people compare it: half-width, without spaces and case. */
export const plainName = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** A family name with a form of address. */
const addressed = new RegExp(`^(\\p{L}{1,2})(?:${contactText.formsOfAddress.join('|')})$`, 'u');

const isAddressOf = (short: string, name: string) => {
  const [, family] = addressed.exec(short) ?? [];
  return family !== undefined && name.startsWith(family);
};

/** True if both may name one person: 黃思穎 and 黃小姐. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)];
  return a === b || isAddressOf(a, b) || isAddressOf(b, a);
}
