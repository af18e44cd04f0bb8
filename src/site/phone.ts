import { extensionMark } from './characters-data';

interface Phone {
  /** As people write it: 02-2571-8170. */
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

function grouped(digits: string): string {
  if (/^09\d{8}$/.test(digits)) return digits.replace(/(\d{4})(\d{3})(\d{3})/, '$1-$2-$3');
  if (/^0[24]\d{8}$/.test(digits)) return digits.replace(/(\d{2})(\d{4})(\d{4})/, '$1-$2-$3');
  if (/^0[3-8]\d{7}$/.test(digits)) return digits.replace(/(\d{2})(\d{3})(\d{4})/, '$1-$2-$3');
  return digits;
}
