import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '../../src/ui/Field';

test('a help of several parts is one line below the control, as parts of a grid would be lines of their own', () => {
  const help = (
    <>
      到期日 <time>2027/02/27</time>，前 14 天寄信提醒
    </>
  );
  expect(renderToStaticMarkup(<Field label="有效期限" id="period" help={help} />)).toContain(
    '><span>到期日 <time>2027/02/27</time>，前 14 天寄信提醒</span></span>',
  );
  expect(renderToStaticMarkup(<Field label="名稱" id="name" error="必填" />)).not.toContain('<span></span>');
});
