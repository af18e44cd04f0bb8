import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as enumerations from '../openapi/generated/words';
import { commonText, titleText } from '../src/base/navigation/text';

/** Sources of a folder with their texts. */
const sourcesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(join(folder, file), 'utf8')] as const);

const { cancel, close, save, saving, deleting, sending, required, retry, loading, emergency } = commonText;
const words = [cancel, close, save, saving, deleting, sending, required, retry, loading, emergency];

test('words that stand on many screens are written in one file', () => {
  const again = sourcesIn('src')
    // Public pages have words of their own, and the gallery of controls is no screen.
    .filter(([file]) => !/^src\/(?:drawing|ui\/dev)\//.test(file) && file !== 'src/base/navigation/text.ts')
    .flatMap(([file, text]) =>
      words.flatMap((word) => (text.includes(`'${word}'`) ? [`${file} ${word}`] : [])),
    );
  expect(again).toEqual([]);
});

/** Short words may mean several things. */
const longOf = (table: Readonly<Record<string, string>>) =>
  Object.values(table).filter((word) => word.length > 4 && /\p{Script=Han}/u.test(word));

test('titles of screens and words of enumerations are written once', () => {
  const titles = longOf(titleText);
  const enumerated = Object.values(enumerations).flatMap(longOf);
  const again = [...sourcesIn('src'), ...sourcesIn('server')]
    // The website has words of its own.
    .filter(
      ([file]) =>
        file !== 'src/base/navigation/text.ts' &&
        !/^(?:src\/drawing\/website|server\/operation\/seed)\//.test(file),
    )
    .flatMap(([file, text]) => {
      const isOfStaff = file.startsWith('src/') && !file.startsWith('src/drawing/');
      const own = new Set([...enumerated, ...(isOfStaff ? titles : [])]);
      return [...own].flatMap((word) => (text.includes(`'${word}'`) ? [`${file} ${word}`] : []));
    });
  expect(again).toEqual([]);
});

test('what app and server both say is written once', () => {
  const saidIn = (folder: string) =>
    new Set(
      sourcesIn(folder)
        .filter(
          ([file]) => /(?:^|[/-])text\.ts$/.test(file) && !/^(?:src\/ui\/dev|server\/seed)\//.test(file),
        )
        .flatMap(([, text]) => [...text.matchAll(/'([^'\n]+)'|`([^`]+)`/g)])
        .map(([, plain, filled = '']) => plain ?? filled.replaceAll(/\$\{[^{}]*\}/g, '…'))
        // Short words may mean several things.
        .filter((said) => said.length > 6 && /\p{Script=Han}{3}/u.test(said)),
    );
  const server = saidIn('server');
  expect([...saidIn('src')].filter((said) => server.has(said))).toEqual([]);
});

test('staff and visitors are addressed with 您', () => {
  const others = ['src', 'server', 'openapi'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((file) => /(?:^|\/)(?:[\w-]+-)?text\.ts$/.test(file))
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('你')),
  );
  expect(others).toEqual([]);
});
