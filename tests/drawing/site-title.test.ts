import { expect, it } from 'vitest';
import { pageTitle } from '../../src/drawing/site-title';

const name = { title: '松濤硯', district: '臺北市大安區' };
const plans = [
  {
    partType: 103,
    items: [{ textContent: 'A　四房　71.6 坪　1 戶' }, { textContent: 'B　三房　46.8 坪　2 戶' }],
  },
];

it('a page that staff gave no title says where the house is, and how large', () => {
  expect(pageTitle('', name, [])).toBe('松濤硯｜臺北市大安區');
  expect(pageTitle('', name, plans)).toBe('松濤硯｜臺北市大安區 46.8～71.6 坪');
  expect(pageTitle('松濤硯', name, plans)).toBe('松濤硯｜臺北市大安區 46.8～71.6 坪');
  expect(pageTitle('', { title: '松濤硯', district: '' }, [])).toBe('松濤硯');
});

it('a title of staff is unchanged', () => {
  expect(pageTitle('青田街的家', name, plans)).toBe('青田街的家');
});
