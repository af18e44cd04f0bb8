import { countyTable } from '../../../openapi/generated/districts';
import { islandCounties, islandDistricts } from './counties-data';

/** A county or city (specification 3, Location data). */
interface County {
  text: string;
  value: string;
  isIsland: boolean;
}

/** A district with its county; `zip` has three digits. */
interface District {
  zip: string;
  city: string;
  text: string;
  value: string;
  isIsland: boolean;
}

export const counties: readonly County[] = countyTable.map(([name]) => ({
  text: name,
  value: name,
  isIsland: islandCounties.includes(name),
}));

export const districts: readonly District[] = countyTable.flatMap(([city, list]) =>
  list.map(([zip, name]) => {
    const isIsland = islandCounties.includes(city) || islandDistricts.includes(name);
    return { zip, city, text: name, value: name, isIsland };
  }),
);

/** Empty for an unknown county. */
export function districtsOf(county: string): District[] {
  return districts.filter((district) => district.city === county);
}

/** Empty for an unknown district. */
export function zipOf(county: string, district: string): string {
  return districts.find((entry) => entry.city === county && entry.value === district)?.zip ?? '';
}
