import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountyDistrictField } from '../../../src/subjects/cases/CountyDistrictField';

const bound = (id: string, value: string) => ({
  id,
  label: id,
  limit: { required: true },
  value,
  onChange: () => {},
  settle: () => null,
  error: undefined,
});

/** Displayed options of both lists. */
const chosen = (county: string, district: string) =>
  [
    ...renderToStaticMarkup(
      <CountyDistrictField
        fields={{ county: bound('county', county), district: bound('district', district) }}
        onChange={() => {}}
      />,
    ).matchAll(/<option[^>]* selected=""[^>]*>([^<]*)/g),
  ].map(([, text]) => text);

test.each([
  ['', '', ['請選擇', '請選擇']],
  ['臺北市', '大安區', ['臺北市', '大安區']],
  ['火星縣', '隕石坑鎮', ['火星縣（不在清單中）', '隕石坑鎮（不在清單中）']],
  ['臺北市', '板橋區', ['臺北市', '板橋區（不在清單中）']],
])('a county and a district are shown although the list lacks them: %s %s', (county, district, texts) => {
  expect(chosen(county, district)).toEqual(texts);
});
