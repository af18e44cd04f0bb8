import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import config from '../tailwind.config';

const root = join(import.meta.dirname, '..');

/** Every class in a plain `className="…"` with its file. */
const named = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('drawing/'))
  .flatMap((file) => {
    const texts = readFileSync(join(root, 'src', file), 'utf8').matchAll(/className="([^"]+)"/g);
    return Array.from(texts, ([, text]) => text ?? '').map((text) => ({ file, names: text.split(/\s+/) }));
  });

it('every class name of an element has a style: none is mistyped or left over', async () => {
  const { build } = await compile("@import 'tailwindcss'; @config 'tailwind.config.ts';", {
    base: root,
    loadStylesheet: async (id, base) => ({
      path: id,
      base,
      content: readFileSync(join(root, 'node_modules', id, 'index.css'), 'utf8'),
    }),
    loadModule: async (path, base) => ({ path, base, module: config }),
  });
  // Tailwind's output grows with each new class that it knows.
  const drawn = new Map<string, boolean>();
  let size = build([]).length;
  for (const name of named.flatMap(({ names }) => names)) {
    if (drawn.has(name)) continue;
    const { length } = build([name]);
    drawn.set(name, length > size);
    size = length;
  }
  const wrong = named.flatMap(({ file, names }) =>
    names.filter((name) => !drawn.get(name)).map((name) => `${name} in src/${file}`),
  );
  expect(wrong).toEqual([]);
  expect(drawn.size).toBeGreaterThan(200);
});
