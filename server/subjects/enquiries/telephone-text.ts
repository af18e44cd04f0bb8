/** Area codes longer than two digits, longest first. */
const areaCodes = ['0826', '0836', '037', '049', '082', '089'];

/**
 * Number for spreadsheets (0912-345-678, 02-25718170): the dash keeps the leading zero, five digits after it
 * prevent a date. Other text is unchanged.
 */
export function telephoneText(tel: string): string {
  const digits = tel.replace(/^\+886[- ]?0?/, '0').replaceAll(/[- ]/g, '');
  if (!/^0\d{8,9}$/.test(digits)) return tel;
  if (digits.startsWith('09')) return `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`;
  const code = areaCodes.find((each) => digits.startsWith(each)) ?? digits.slice(0, 2);
  return `${digits.slice(0, code.length)}-${digits.slice(code.length)}`;
}
