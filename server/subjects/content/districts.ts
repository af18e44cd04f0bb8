import { countyTable } from '../../../openapi/generated/districts';

const zips = new Map(
  countyTable.flatMap(([county, districts]) =>
    districts.map(([zip, name]) => [`${county}/${name}`, zip] as const),
  ),
);

const counties = countyTable.map(([county]) => county);

/** Place of a county in the order of the country; unknown ones come last. */
export function placeOf(county: string): number {
  const place = counties.indexOf(county);
  return place < 0 ? counties.length : place;
}

/** Undefined for an unknown district. */
export function zipOf(county: string, district: string): string | undefined {
  return zips.get(`${county}/${district}`);
}
