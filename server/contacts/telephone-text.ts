/** Area codes of more than two digits, the longest first. */
const areaCodes = ['0826', '0836', '037', '049', '082', '089'];

/**
 * A telephone number as a spreadsheet keeps it: 0912-345-678, 02-25718170. With a dash it is text, so that its first
 * zero stays, and it is no date, as five digits and more follow; every other program reads a number with a dash. +886
 * becomes the zero that is dialled within the country. Other text stays as it is.
 */
export function telephoneText(tel: string): string {
  const digits = tel.replace(/^\+886[- ]?0?/, '0').replaceAll(/[- ]/g, '');
  if (!/^0\d{8,9}$/.test(digits)) return tel;
  if (digits.startsWith('09')) return `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`;
  const code = areaCodes.find((each) => digits.startsWith(each)) ?? digits.slice(0, 2);
  return `${digits.slice(0, code.length)}-${digits.slice(code.length)}`;
}
