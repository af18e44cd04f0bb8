import { expect, it } from 'vitest';
import { zipOf } from '../../../server/subjects/content/districts';

it('a district has the zip of its own county', () => {
  expect([
    zipOf('臺北市', '大安區'),
    zipOf('臺中市', '大安區'),
    zipOf('新竹市', '東區'),
    zipOf('金門縣', '烏坵鄉'),
  ]).toEqual(['106', '439', '300', '896']);
});

it('a district that the county does not have has none', () => {
  expect([
    zipOf('臺北市', '淡水區'),
    zipOf('臺北市', ''),
    zipOf('', '大安區'),
    zipOf('臺北', '大安區'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
