import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectionFrame } from '../../src/records/record-actions/SelectionFrame';

const markup = (ids: readonly number[]) =>
  renderToStaticMarkup(
    <SelectionFrame selection={{ ids: new Set(ids) }} bar={<b>bar</b>}>
      <i>rows</i>
    </SelectionFrame>,
  );

test.each<[string, readonly number[], string]>([
  ['exists and is empty without a selection, so that the first one is announced', [], ''],
  ['contains the number of selected rows', [3, 5], '已選 2 筆'],
])('the live region of a list %s', (_, ids, announced) => {
  expect(markup(ids)).toContain(`<span class="sr-only" aria-live="polite">${announced}</span>`);
});

test('the bar is shown while rows are selected', () => {
  expect(markup([])).not.toContain('bar');
  expect(markup([3])).toContain('<b>bar</b><i>rows</i>');
});
