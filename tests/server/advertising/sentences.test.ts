import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkText } from '../../../server/subjects/advertising/check';
import { deliveredRules } from '../../../server/subjects/advertising/delivered/delivered-rules';

/** How many of the fined and of the harmless sentences in a file the rules report, and how many there are. */
function measured(name: string) {
  const file = new URL(`../../data/advertising/${name}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  const counted = (mark: string) => {
    const own = lines.filter((line) => line.startsWith(mark));
    const reported = own.filter((line) => checkText(line.slice(mark.length), deliveredRules).length > 0);
    return { reported: reported.length, of: own.length };
  };
  return { fined: counted('F '), harmless: counted('H ') };
}

it('finds 90 % of the sentences that its rules were adjusted to, and names 5 % of the harmless ones', () => {
  const { fined, harmless } = measured('tuned');
  expect(fined.reported / fined.of).toBeGreaterThanOrEqual(0.9);
  expect(harmless.reported / harmless.of).toBeLessThanOrEqual(0.05);
});

// The goal is 90 % and 5 %. Write new figures here and into decisions/049-advertising-check; never adjust a
// rule to these sentences.
it('finds and names so many sentences that its rules were never adjusted to', () => {
  expect(measured('held-out')).toEqual({
    fined: { reported: 248, of: 301 },
    harmless: { reported: 33, of: 501 },
  });
});
