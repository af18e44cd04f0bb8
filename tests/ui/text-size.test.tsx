import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Th } from '../../src/ui/Table';

test('the columns of a table grow with the text, so that it covers nothing', () => {
  const markup = renderToStaticMarkup(
    <table>
      <thead>
        <tr>
          <Th width={56}>編號</Th>
        </tr>
      </thead>
    </table>,
  );
  expect(markup).toContain('style="width:3.5rem"');
});
