import { fillCases, inPlace, signedIn } from './place';
import { type Kind, kinds, loadProduct } from './requests';
import type { Load } from './load';
import { table } from './table';

/** By number of server processes. */
type HostsFigures = Record<Kind, Load>[];

const most = 3;

/** The built server as one process, two and three on one PostgreSQL, the connections dealt out to them in turn. */
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
  return `Ten connections dealt out over the ports of one, two and three processes of the server, each with ten connections to one PostgreSQL, on the same machine as the load; 10,000 cases. Who is signed in at one is so at all.

${table(
  [
    'requests/s (p99 ms)',
    ...figures.map((_, index) => (index === 0 ? '1 process' : `${index + 1} processes`)),
  ],
  kinds.map((kind) => [kind, ...figures.map((each) => `${Math.round(each[kind].rate)} (${each[kind].p99})`)]),
)}

On two cores this shows what a further process costs, not what it brings: PostgreSQL, the servers and the load share them, so that the sum can't grow with the processes. Where it stays, they do not wait for each other.`;
}
