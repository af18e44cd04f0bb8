import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HighlightSwitch } from '../../../src/subjects/cases/HighlightSwitch';

test.each([
  [true, '指標建案'],
  [false, '非指標建案'],
])('a case that is highlighted or not is labelled so: %s', (value, label) => {
  const html = renderToStaticMarkup(
    <HighlightSwitch caseId={1} title="松濤硯" value={value} disabled={false} />,
  );
  expect(html).toContain(`aria-checked="${value}"`);
  expect(html.replace(/<[^>]*>/g, '')).toBe(label);
});
