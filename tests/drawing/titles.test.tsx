import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TitleBlock } from '../../src/drawing/blocks/title';

/** A title with its possible line breaks. */
const broken = (textContent: string) =>
  renderToStaticMarkup(<TitleBlock block={{ partType: 1, textContent }} level="h1" />)
    .replaceAll('<wbr/>', '／')
    .replaceAll(/<[^>]+>/g, '');

test('The name of a project may break between its words and in its middle, never beside a single character', () => {
  const names = ['沐川院', '鼎吉／水岸', '華固／天鑄', '冠德大／直湛', '鼎吉／水岸／莊園', '新北市／板橋區'];
  expect(names.map((name) => broken(name.replaceAll('／', '')))).toEqual(names);
});

test('A longer title breaks between all its words', () => {
  expect(broken('晚風從河面吹來的時候')).toBe('晚風／從／河面／吹來的／時候');
});
