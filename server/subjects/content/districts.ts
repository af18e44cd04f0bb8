import { countyTable } from '../../../openapi/generated/districts';

const zips = new Map(
  countyTable.flatMap(([county, districts]) =>
    districts.map(([zip, name]) => [`${county}/${name}`, zip] as const),
  ),
);

/** Undefined for an unknown district. */
export function zipOf(county: string, district: string): string | undefined {
  return zips.get(`${county}/${district}`);
}
