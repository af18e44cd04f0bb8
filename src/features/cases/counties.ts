import { countyTable } from '../../../openapi/generated/districts';
import { islandCounties, islandDistricts } from './counties-data';

/** A county or city (specification 3, Location data). */
interface County {
  text: string;
  value: string;
  isIsland: boolean;
}

/** A district, with the county that it belongs to; `zip` has three digits. */
interface District {
  zip: string;
  city: string;
  text: string;
  value: string;
  isIsland: boolean;
}

/** All 22 counties and cities. */
export const counties: readonly County[] = countyTable.map(([name]) => ({
  text: name,
  value: name,
  isIsland: islandCounties.includes(name),
}));

/** All districts of all counties. */
export const districts: readonly District[] = countyTable.flatMap(([city, list]) =>
  list.map(([zip, name]) => {
    const isIsland = islandCounties.includes(city) || islandDistricts.includes(name);
    return { zip, city, text: name, value: name, isIsland };
  }),
);

/** The districts of a county; none for a name that is no county. */
export function districtsOf(county: string): District[] {
  return districts.filter((district) => district.city === county);
}

/** The zip of a district; empty when the county has no such district. */
export function zipOf(county: string, district: string): string {
  return districts.find((entry) => entry.city === county && entry.value === district)?.zip ?? '';
}
