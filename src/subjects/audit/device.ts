import { deviceWords } from './text';

const systems: readonly [RegExp, string][] = [
  [/iPhone/, deviceWords.iphone],
  [/iPad/, deviceWords.ipad],
  [/Android/, deviceWords.android],
  [/Windows/, deviceWords.windows],
  [/Mac OS X/, deviceWords.mac],
  [/Linux/, deviceWords.linux],
];
const browsers: readonly [RegExp, string][] = [
  [/Edg\w{0,9}\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** System and browser of a `User-Agent`; returned unchanged if unknown, empty for none. */
export function deviceText(userAgent: string): string {
  const find = (all: readonly [RegExp, string][]) => all.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(systems), find(browsers)].filter(Boolean).join('　') || userAgent;
}
