import { expect, test } from 'vitest';
import { counties, districts, districtsOf, zipOf } from '../../../src/subjects/cases/counties';
import { postCodes } from './post-codes';

test('there are 22 counties or cities, of which Penghu, Kinmen and Lienchiang are islands', () => {
  expect(counties).toHaveLength(22);
  for (const county of counties) {
    expect(county).toEqual({ text: county.value, value: county.value, isIsland: expect.any(Boolean) });
  }
  expect(counties.filter(({ isIsland }) => isIsland).map(({ text }) => text)).toEqual([
    '連江縣',
    '澎湖縣',
    '金門縣',
  ]);
});

test('island districts include Green Island, Lanyu, Liuqiu, Dongsha, Nansha and Diaoyutai', () => {
  const islands = districts.filter(
    ({ city, isIsland }) => isIsland && !['連江縣', '澎湖縣', '金門縣'].includes(city),
  );
  expect(islands.map(({ city, text }) => city + text).sort()).toEqual(
    ['臺東縣綠島鄉', '臺東縣蘭嶼鄉', '屏東縣琉球鄉', '高雄市東沙', '高雄市南沙', '宜蘭縣釣魚臺'].sort(),
  );
});

test('every one of the 368 townships and districts and the 3 outer islands has its own zip', () => {
  expect(districts).toHaveLength(371);
  for (const district of districts) {
    expect(district).toEqual({
      zip: expect.any(String),
      city: expect.any(String),
      text: district.value,
      value: district.value,
      isIsland: expect.any(Boolean),
    });
  }
  const told = Object.entries(postCodes).flatMap(([city, list]) =>
    list.split(' ').map((entry) => `${city}${entry}`),
  );
  expect(districts.map(({ zip, city, text }) => `${city}${zip}${text}`).toSorted()).toEqual(told.toSorted());
});

test('the second level holds the districts of the chosen county only', () => {
  expect(districtsOf('臺北市')).toHaveLength(12);
  expect(zipOf('臺北市', '大安區')).toBe('106');
  expect(zipOf('臺中市', '大安區')).toBe('439');
  expect(zipOf('臺北市', '淡水區')).toBe('');
});
