import { myAccountText as text } from './text';

const systems: readonly [RegExp, string, isPhone: boolean][] = [
  [/iPhone/, 'iPhone', true],
  [/iPad/, 'iPad', true],
  [/Android/, text.android, true],
  [/Windows/, text.windows, false],
  [/Mac OS X|Macintosh/, 'Mac', false],
  [/CrOS/, 'Chromebook', false],
  [/Linux/, 'Linux', false],
];
// Order matters: each browser's text also names the later ones.
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Known device and browser of a User-Agent header. */
export function deviceOf(userAgent: string): { name: string; isPhone: boolean } {
  const system = systems.find(([shape]) => shape.test(userAgent));
  const browser = browsers.find(([shape]) => shape.test(userAgent));
  const name = [system?.[1], browser?.[1]].filter(Boolean).join('　');
  return { name: name || text.unknownDevice, isPhone: system?.[2] ?? false };
}
