import { expect, test } from 'vitest';
import { checklistOf } from '../../../src/features/sites/publish/checklist';
import { blank, design } from '../../machines/publish-site.world';

test.each([
  [undefined, null],
  ['missing', '尚未填寫，預約表單不會顯示'],
  ['sample', '仍是範例，訪客會在預約表單看到「範例」'],
] as const)('the checklist names a consent text that is %s', (formConsent, hint) => {
  const lines = checklistOf(blank, { ...design, ...(formConsent ? { formConsent } : {}) });
  expect(lines.find(({ key }) => key === 'consent')?.hint ?? null).toBe(hint);
});
