import { fillCases, inPlace, signedIn } from './place';
import { type Kind, kinds, loadProduct } from './requests';
import type { Load } from './load';
import { table } from './table';

/** By number of server processes. */
type HostsFigures = Record<Kind, Load>[];

const most = 3;

/** The built server as one, two and three processes on one PostgreSQL, with connections in rotation. */
export function measureHosts(): Promise<HostsFigures> {
  return inPlace(async ({ url, addServer }) => {
    const origins: string[] = [];
    const figures: HostsFigures = [];
    while (origins.length < most) {
      origins.push((await addServer()).origin);
      await fillCases(url, 10_000);
      const headers = await signedIn(origins[0] ?? '');
      const of = (kind: Kind) => loadProduct(kind, origins, headers);
      figures.push({ list: await of('list'), get: await of('get'), update: await of('update') });
    }
    return figures;
  });
}

export function hostsSection(figures: HostsFigures): string {
  return `Ten connections spread over one to three processes, each with ten connections to one PostgreSQL; 10,000 cases.

${table(
  [
    'requests/s (p99 ms)',
    ...figures.map((_, index) => (index === 0 ? '1 process' : `${index + 1} processes`)),
  ],
  kinds.map((kind) => [kind, ...figures.map((each) => `${Math.round(each[kind].rate)} (${each[kind].p99})`)]),
)}

PostgreSQL, servers and load share the cores: this shows the cost of a further process, not its gain.`;
}
