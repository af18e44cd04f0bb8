/** A bucket of an S3-compatible store, as FILES_URL names it. Who may write there the SDK finds by its own variables. */
export interface FilesUrl {
  bucket: string;
  /** Folder of the objects, with no slash at its ends. */
  prefix: string;
  /** Undefined: the SDK's own variables or files say it. */
  region: string | undefined;
  /** Undefined: Amazon's. */
  endpoint: string | undefined;
  /** The bucket stands in the path of each address, not in its host. */
  isPathStyle: boolean;
  /** Where new files go. With `database` those that are in the store are still read, as while moving back. */
  uploads: 'store' | 'database';
}

const parameters = ['region', 'endpoint', 'path-style', 'uploads'];
const defaultPrefix = 'files';

/**
 * `s3://bucket/prefix?region=…&endpoint=https://…&path-style=on&uploads=database`; undefined when it is not of that form.
 * A store of one's own gets its bucket in the path unless it is said otherwise, as few have a host for each.
 */
export function parseFilesUrl(value: string): FilesUrl | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.protocol !== 's3:' || url.username || url.password || url.port || url.hash) {
    return undefined;
  }
  const names = [...url.searchParams.keys()];
  if (names.some((name) => !parameters.includes(name)) || new Set(names).size < names.length) {
    return undefined;
  }
  const get = (name: string) => url.searchParams.get(name) ?? undefined;
  const [region, endpoint] = [get('region'), get('endpoint')];
  const isPathStyle = switchOf(get('path-style'), endpoint !== undefined);
  const uploads = get('uploads') ?? 'store';
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const isGood =
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) &&
    /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$|^$/.test(prefix) &&
    (region === undefined || /^[A-Za-z0-9-]{1,50}$/.test(region)) &&
    (endpoint === undefined || isOrigin(endpoint)) &&
    isPathStyle !== undefined &&
    (uploads === 'store' || uploads === 'database');
  if (!isGood) return undefined;
  return {
    bucket: url.hostname,
    prefix: prefix || defaultPrefix,
    // Stores of one's own have none, yet it is signed with each call.
    region: region ?? (endpoint === undefined ? undefined : 'us-east-1'),
    endpoint: endpoint === undefined ? undefined : new URL(endpoint).origin,
    isPathStyle,
    uploads,
  };
}

function switchOf(value: string | undefined, otherwise: boolean): boolean | undefined {
  if (value === undefined) return otherwise;
  return value === 'on' ? true : value === 'off' ? false : undefined;
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    url !== undefined &&
    ['http:', 'https:'].includes(url.protocol) &&
    !url.username &&
    !url.password &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash
  );
}
