/** A number with commas between thousands. Browsers load their data of languages for `toLocaleString`, up to 0.1 s on a phone. */
export function grouped(number: number): string {
  const [whole = '', fraction] = String(number).split('.');
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
