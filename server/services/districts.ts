import { countyTable } from './districts-data';

const zips = new Map(
  countyTable.flatMap(([county, list]) =>
    list.split(',').map((entry) => {
      const [zip = '', name = ''] = entry.split(' ');
      return [`${county}/${name}`, zip] as const;
    }),
  ),
);

/** The zip of a district of a county; undefined when there is no such district. */
export function zipOf(county: string, district: string): string | undefined {
  return zips.get(`${county}/${district}`);
}
