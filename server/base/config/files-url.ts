import { withoutEnd } from '../contract/without-end';

/** S3-compatible bucket of FILES_URL; the SDK reads credentials from its own variables. */
export interface FilesUrl {
  bucket: string;
  /** Folder of the objects, without leading and trailing slashes. */
  prefix: string;
  /** Undefined: the SDK's own configuration. */
  region: string | undefined;
  /** Undefined: Amazon's. */
  endpoint: string | undefined;
  /** Puts the bucket into the path instead of the host. */
  isPathStyle: boolean;
  /** Target of new files. With `database`, files in the store are still read. */
  uploads: 'store' | 'database';
}

const parameters = ['region', 'endpoint', 'path-style', 'uploads'];
const defaultPrefix = 'files';

/**
 * Parses `s3://bucket/prefix?region=…&endpoint=https://…&path-style=on&uploads=database`; undefined for another form.
 * With an `endpoint`, path style is the default, as few such stores have a host per bucket.
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
  const prefix = withoutEnd(url.pathname.replace(/^\/+/, ''), '/');
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
    // Self-hosted stores have no region, but signatures need one.
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
