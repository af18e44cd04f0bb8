import { serverAs, tokensOf } from './api';

let count = 0;

export interface NewCase {
  id: number;
  code: string;
  title: string;
}

/** Required fields of a case. */
const plain = {
  tab: 2,
  county: '臺北市',
  district: '大安區',
  tel: '0227001234',
  status: 0,
  isHighlight: false,
};

/** A case for one test, under 即將推出, so that other tests' counts stay. */
export async function newCase(title: string, more: object = {}): Promise<NewCase> {
  count += 1;
  const code = `T${Date.now().toString(36).toUpperCase()}${process.pid}${count}`.slice(0, 20);
  const { id } = await serverAs(await tokensOf()).multipart<{ id: number }>('POST', '/api/v1/CaseInfos', {
    title,
    code,
    ...plain,
    ...more,
  });
  return { id, code, title };
}

/** Saves a case with other values, as another user would. */
export async function changeCase({ id, code, title }: NewCase, changes: object): Promise<void> {
  const server = serverAs(await tokensOf());
  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/CaseInfos/${id}`);
  await server.multipart('PUT', '/api/v1/CaseInfos', { id, rowVersion, code, title, ...plain, ...changes });
}

/** Changes an account, including its password. */
export async function changeAccount(account: string, changes: object): Promise<void> {
  const server = serverAs(await tokensOf());
  const { items } = await server.get<{ items: { id: number }[] }>(`/api/identity/user?keyword=${account}`);
  const { id, rowVersion, name, email, department, gender, status, roleId } = await server.get<
    Record<string, unknown>
  >(`/api/identity/user/${items[0]?.id}`);
  await server.json('PUT', '/api/identity/user', {
    id,
    rowVersion,
    name,
    email,
    department,
    gender,
    status,
    roleId,
    ...changes,
  });
}

/** Gives the cases with this code another one, so that a retry can use it. */
export async function freeCode(code: string): Promise<void> {
  const { items } = await serverAs(await tokensOf()).get<{ items: NewCase[] }>(
    `/api/v1/CaseInfos/list?keyword=${code}`,
  );
  for (const { id, title } of items) {
    count += 1;
    await changeCase({ id, title, code: `R${Date.now().toString(36).toUpperCase()}${count}` }, {});
  }
}

interface PublishedSite {
  caseId: string;
  activeThemeId: number;
  code: string;
  publishedOn: string;
}

/** Published sites in the order of the list; throws if there are none. */
export async function publishedSites(): Promise<[PublishedSite, ...PublishedSite[]]> {
  const { items } = await serverAs(await tokensOf()).get<{
    items: (Omit<PublishedSite, 'publishedOn'> & { publishedOn: string | null })[];
  }>('/api/v1/SiteSets/list?pageSize=100');
  const [first, ...others] = items.filter((site): site is PublishedSite => site.publishedOn !== null);
  if (!first) throw new Error('No published site');
  return [first, ...others];
}
