import { load, type Load } from './load';

/** Measured requests: a list, a record, a switch. */
export const kinds = ['list', 'get', 'update'] as const;
export type Kind = (typeof kinds)[number];

let changes = 0;
/** A change of each case in turn, on whichever server, so that each stores a version. */
function change() {
  changes += 1;
  return { caseInfoId: (changes % 9_000) + 1, isHighlight: Math.floor(changes / 9_000) % 2 === 0 };
}

/** Loads the servers with one kind of request on at least 10,000 cases, each connection to one server. */
export function loadProduct(
  kind: Kind,
  origins: readonly string[],
  headers: Record<string, string>,
): Promise<Load> {
  const urls = (path: string) => origins.map((origin) => `${origin}/api/v1/CaseInfos${path}`);
  switch (kind) {
    case 'list':
      return load({ url: urls('/list?tab=1&pageNumber=3'), headers });
    case 'get':
      return load({ url: urls('/5000'), headers });
    case 'update':
      return load({ url: urls('/edit-highlight'), headers, method: 'PUT', body: change });
  }
}

/** Loads limit-server.ts in the same way. */
export function loadLimit(kind: Kind, origin: string): Promise<Load> {
  switch (kind) {
    case 'list':
      return load({ url: `${origin}/list?tab=1&pageNumber=3` });
    case 'get':
      return load({ url: `${origin}/get/5000` });
    case 'update':
      return load({ url: `${origin}/update`, method: 'PUT', body: change });
  }
}
