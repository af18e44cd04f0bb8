import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/evidence/machines.md draws every statechart there is', () => {
  const drawn = readFileSync('docs/evidence/machines.md', 'utf8');
  const files = readdirSync('src/machines').filter((file) =>
    readFileSync(`src/machines/${file}`, 'utf8').includes('.createMachine('),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !drawn.includes(`\`src/machines/${file}\``))).toEqual([]);
});
