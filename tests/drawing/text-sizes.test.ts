import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/drawing/styles';
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

test.each(sheets)('text of public pages grows with the text size of the browser: %s', (file) => {
  const css = withoutComments(readFileSync(`${folder}/${file}`, 'utf8'));
  const declarations = css.matchAll(
    /(?<![\w-])(?:font-size|font|line-height|--(?:title|name)-\w+)\s*:[^;{}]*/g,
  );
  // Names of cases may stop at a size that fits beside the picture: they are large at any text size.
  const isCapped = (each: string) => /^--name-\w+: min\([\d.]+rem, /.test(each);
  const inPixels = [...declarations].map(([each]) => each).filter((each) => /[\d.]px\b/.test(each));
  expect(inPixels.filter((each) => !isCapped(each))).toEqual([]);
});

test('no sheet sets the size that the others count in', () => {
  const rules = sheets.flatMap((file) => [
    ...withoutComments(readFileSync(`${folder}/${file}`, 'utf8')).matchAll(/([^{}]*)\{([^{}]*)\}/g),
  ]);
  const roots = rules.filter(([, selector = '']) =>
    /(?:^|[\s,])(?:html|:root|html:root)(?:\s*,|\s*$)/.test(selector),
  );
  expect(roots.length).toBeGreaterThan(5);
  expect(
    roots.filter(([, , body = '']) => /(?<![\w-])font(?:-size)?\s*:/.test(body)).map(([rule]) => rule),
  ).toEqual([]);
});
