import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkText } from '../../../server/adcheck/check';
import { deliveredRules } from '../../../server/adcheck/delivered/delivered-rules';

/** Shares of the fined and of the harmless sentences in a file for which the rules report something. */
function measured(name: string) {
  const lines = readFileSync(new URL(`../../data/advertising/${name}.txt`, import.meta.url), 'utf8').split(
    '\n',
  );
  const [fined, harmless] = ['F ', 'H '].map((mark) => {
    const own = lines.filter((line) => line.startsWith(mark));
    const found = own.filter((line) => checkText(line.slice(2), deliveredRules).length > 0);
    process.stdout.write(`${name} ${mark}${found.length} of ${own.length}\n`);
    return found.length / own.length;
  });
  return { fined, harmless };
}

it('finds 90 % of the sentences that its rules were adjusted to, and names 5 % of the harmless ones', () => {
  const { fined, harmless } = measured('tuned');
  expect(fined).toBeGreaterThanOrEqual(0.9);
  expect(harmless).toBeLessThanOrEqual(0.05);
});

// The goal is 90 % and 5 %. These sentences avoid the usual words, or use them in jokes and denials, which phrases
// cannot tell apart (decisions/049-advertising-check).
it('finds 70 % of the sentences of another author, and names 20 % of the harmless ones', () => {
  const { fined, harmless } = measured('held-out');
  expect(fined).toBeGreaterThanOrEqual(0.7);
  expect(harmless).toBeLessThanOrEqual(0.2);
});
