import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Thumb } from '../../src/ui/Thumb';

const sources = [
  { filePath: '/files/a.jpg', width: 480 },
  { filePath: '/files/b.jpg', width: 800 },
];

test('a thumbnail names the stored widths, so that a list loads no whole pictures', () => {
  const cover = { filePath: '/files/c.jpg', width: 1600, sources, focusX: 20, focusY: 80 };
  const markup = renderToStaticMarkup(<Thumb picture={cover} alt="" />);
  expect(markup).toContain('srcSet="/files/a.jpg 480w, /files/b.jpg 800w, /files/c.jpg 1600w"');
  expect(markup).toContain('sizes="54px"');
  expect(markup).toContain('object-position:20% 80%');
});

test('without narrower widths, as older servers answer, a thumbnail loads the picture itself', () => {
  const markup = renderToStaticMarkup(<Thumb picture={{ filePath: '/files/c.jpg', width: 1600 }} alt="" />);
  expect(markup).toContain('src="/files/c.jpg"');
  expect(markup).not.toContain('srcSet');
});
