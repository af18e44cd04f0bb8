import { expect, it } from 'vitest';
import { PartType } from '../../../openapi/generated/enums';
import { keptSample } from '../../../server/blocks/sample-fields';

const places = { id: 1, partType: PartType.places, siteAddress: '和平東路二段 96 巷口' };
const sample = { ...places, isSample: true, fileSha: 'a'.repeat(64), altText: '附近的地圖' } as const;

it('the alternative text of a removed picture is no sample, as no field shows it', () => {
  const mine = { ...places, siteAddress: '成泰路一段 189 巷' };
  expect(keptSample(sample, { ...mine, altText: sample.altText })).toEqual({});
  expect(keptSample(sample, { ...mine, fileSha: 'b'.repeat(64), altText: sample.altText })).toEqual({
    isSample: true,
    sampleFields: ['alt'],
  });
});
