import { extensionMark } from './characters-data';

interface Phone {
  /** Displayed form: 02-2571-8170. */
  show: string;
  extension: string;
  /** tel: address, international. */
  href: string;
}

/** A Taiwanese number with optional extension; null below eight digits (rule 11). */
export function parsePhone(raw: string | null | undefined): Phone | null {
  const [number = '', extension = ''] = (raw ?? '').split(extensionMark).map((text) => text.trim());
  const digits = number.replace(/\D/g, '').replace(/^886/, '0');
  if (digits.length < 8) return null;
  const after = extension.replace(/\D/g, '');
  return {
    show: grouped(digits),
    extension: after,
    href: `tel:${digits.replace(/^0/, '+886')}${after ? `,${after}` : ''}`,
  };
}

/** Area codes of more than two digits, longest first; the same as in server/subjects/enquiries/telephone-text.ts. */
const longAreaCodes = ['0826', '0836', '037', '049', '082', '089'];

function grouped(digits: string): string {
  if (/^09\d{8}$/.test(digits)) return digits.replace(/(\d{4})(\d{3})(\d{3})/, '$1-$2-$3');
  if (!/^0(?:2\d{8}|4\d{7,8}|[35678]\d{7})$/.test(digits)) return digits;
  const code = longAreaCodes.find((each) => digits.startsWith(each)) ?? digits.slice(0, 2);
  const local = digits.slice(code.length);
  return `${code}-${local.replace(/^(\d{3,4})(\d{4})$/, '$1-$2').replace(/^(\d{3})(\d{3})$/, '$1-$2')}`;
}
