import { readZip, type ZipFile } from './zip';

/** A signed text of the chain as stored. */
export interface ChainLink {
  manifest: string;
  hash: string;
  signature: string;
  keyId: number;
}

/** Ed25519, SPKI in base64. */
export interface PublicKey {
  id: number;
  publicKey: string;
  createdOn: string;
}

export interface ProofChain {
  entries: ChainLink[];
  keys: PublicKey[];
}

/** Index of the archive. Its signature covers every other file, by name, order and hash. */
export interface ProofIndex {
  format: 1;
  caseId: number;
  /** Entry that was public at `at`. */
  number: number;
  at: string;
  keyId: number;
  files: { name: string; sha256: string; size: number }[];
}

/** Parts of a signed text that are checked here. */
interface Signed {
  number: number;
  previous: string | null;
  page: { sha256: string } | null;
  files: { path: string; sha256: string }[];
  pages?: { path: string; page: { sha256: string } | null }[];
}

export const proofNames = {
  index: 'index.json',
  signature: 'index.sig',
  chain: 'chain.json',
  page: 'page.html',
} as const;

/** Path of a page's file in the archive. */
export const archiveName = (path: string): string => path.replace(/^\//, '');

const pagesFolder = 'pages/';
/** Path of a further page in the archive. */
export const pageName = (path: string): string =>
  `${pagesFolder}${path.replace(/^\//, '').replaceAll('/', '_') || 'index'}.html`;

export type ProofFault =
  | { kind: 'notProof' }
  /** Bytes between the files: names, lengths, checksums. */
  | { kind: 'archive' }
  | { kind: 'file'; name: string; expected: string; found: string | null }
  /** Two files of one name: which one is shown depends on the program that opens the archive. */
  | { kind: 'double'; name: string }
  | { kind: 'order' }
  | { kind: 'signature' }
  | { kind: 'otherKey' }
  | { kind: 'chain'; number: number };

export interface ProofResult {
  faults: ProofFault[];
  index: ProofIndex | undefined;
  /** Entries of the chain in the archive. */
  entries: number;
  keyCreatedOn: string | undefined;
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function base64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

async function isSigned(text: string, signature: string, publicKey: string): Promise<boolean> {
  try {
    const bytes = base64(signature);
    // Base64 has several spellings of the same bytes.
    if (btoa(String.fromCharCode(...bytes)) !== signature) return false;
    const key = await crypto.subtle.importKey('spki', base64(publicKey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytes, bytesOf(text));
  } catch {
    return false;
  }
}

/** False without WebCrypto (no https) or its Ed25519 (older browsers). */
export async function canVerify(): Promise<boolean> {
  if (!('subtle' in crypto)) return false;
  return crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).then(
    () => true,
    () => false,
  );
}

/**
 * Compares a downloaded archive with its signatures, in browsers and Node. `known`: the installation's keys,
 * by default the archive's own.
 */
export async function verifyProof(
  zip: Uint8Array<ArrayBuffer>,
  known?: readonly PublicKey[],
): Promise<ProofResult> {
  const read = readZip(zip);
  const opened = read && openParts(read.files);
  if (!read || !opened) {
    return { faults: [{ kind: 'notProof' }], index: undefined, entries: 0, keyCreatedOn: undefined };
  }
  const { index, indexText, signature, chain } = opened;
  const faults = [...nameFaults(read.files, index), ...(await fileFaults(read.files, index))];
  const key = chain.keys.find(({ id }) => id === index.keyId);
  if (!key || !(await isSigned(indexText, signature, key.publicKey))) faults.push({ kind: 'signature' });
  if (known && chain.keys.some((own) => !known.some(({ publicKey }) => publicKey === own.publicKey))) {
    faults.push({ kind: 'otherKey' });
  }
  const broken = await brokenLink(chain);
  if (broken !== undefined) faults.push({ kind: 'chain', number: broken });
  else if (!holdsPublished(index, chain)) faults.push({ kind: 'signature' });
  if (faults.length === 0 && !read.isWhole) faults.push({ kind: 'archive' });
  return { faults, index, entries: chain.entries.length, keyCreatedOn: key?.createdOn };
}

function openParts(files: readonly ZipFile[]) {
  const textOf = (name: string) => {
    const found = files.find((file) => file.name === name);
    // Without `ignoreBOM` and `fatal` other bytes would read as the same text.
    return found && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(found.bytes);
  };
  try {
    const [indexText, signature, chainText] = [
      textOf(proofNames.index),
      textOf(proofNames.signature),
      textOf(proofNames.chain),
    ];
    if (indexText === undefined || signature === undefined || chainText === undefined) return undefined;
    const [index, chain]: unknown[] = [JSON.parse(indexText), JSON.parse(chainText)];
    return isIndex(index) && isChain(chain) ? { indexText, signature, index, chain } : undefined;
  } catch {
    return undefined;
  }
}

/** True for an object with these fields, each of its type. */
function hasFields<Key extends string>(
  value: unknown,
  types: Readonly<Record<Key, 'string' | 'number'>>,
): value is Record<Key, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(types).every(([key, type]) => typeof Reflect.get(value, key) === type)
  );
}

const isListOf = (value: unknown, types: Readonly<Record<string, 'string' | 'number'>>) =>
  Array.isArray(value) && value.every((each) => hasFields(each, types));

const isIndex = (value: unknown): value is ProofIndex =>
  hasFields(value, { number: 'number', at: 'string', keyId: 'number' }) &&
  isListOf(Reflect.get(value, 'files'), { name: 'string', sha256: 'string' });

const isChain = (value: unknown): value is ProofChain =>
  hasFields(value, {}) &&
  isListOf(Reflect.get(value, 'entries'), {
    manifest: 'string',
    hash: 'string',
    signature: 'string',
    keyId: 'number',
  }) &&
  isListOf(Reflect.get(value, 'keys'), { id: 'number', publicKey: 'string', createdOn: 'string' });

/** The archive holds index, signature and what the index lists: each once, in this order. */
function nameFaults(files: readonly ZipFile[], index: ProofIndex): ProofFault[] {
  const listed = [proofNames.index, proofNames.signature, ...index.files.map(({ name }) => name)];
  const found = files.map(({ name }) => name);
  const twice = [listed, found].flatMap((names) => names.filter((name, at) => names.indexOf(name) < at));
  if (twice.length > 0) return [...new Set(twice)].map((name) => ({ kind: 'double', name }));
  const isSameSet = listed.length === found.length && listed.every((name) => found.includes(name));
  return isSameSet && listed.some((name, at) => found[at] !== name) ? [{ kind: 'order' }] : [];
}

async function fileFaults(files: readonly ZipFile[], index: ProofIndex): Promise<ProofFault[]> {
  const faults: ProofFault[] = [];
  const own: readonly string[] = [proofNames.index, proofNames.signature];
  const names = new Set([...index.files.map(({ name }) => name), ...files.map(({ name }) => name)]);
  for (const name of names) {
    if (own.includes(name)) continue;
    const listed = index.files.find((file) => file.name === name);
    const found = files.find((file) => file.name === name);
    const hash = found ? await sha256Of(found.bytes) : null;
    if (listed?.sha256 === hash) continue;
    faults.push({ kind: 'file', name, expected: listed?.sha256 ?? '', found: hash });
  }
  return faults;
}

/** Number of the first entry whose hash, signature or link is wrong. */
async function brokenLink({ entries, keys }: ProofChain): Promise<number | undefined> {
  let previous: string | null = null;
  for (const [place, { manifest, hash, signature, keyId }] of entries.entries()) {
    const key = keys.find(({ id }) => id === keyId);
    const signed = readSigned(manifest);
    const isWhole =
      signed?.number === place + 1 &&
      signed.previous === previous &&
      hash === (await sha256Of(bytesOf(manifest))) &&
      key !== undefined &&
      (await isSigned(manifest, signature, key.publicKey));
    if (!isWhole) return place + 1;
    previous = hash;
  }
  return undefined;
}

function readSigned(manifest: string): Signed | undefined {
  try {
    const signed: unknown = JSON.parse(manifest);
    return isSignedText(signed) ? signed : undefined;
  } catch {
    return undefined;
  }
}

const isPage = (page: unknown) => page === null || hasFields(page, { sha256: 'string' });

function isSignedText(value: unknown): value is Signed {
  if (!hasFields(value, { number: 'number' }) || !isPage(Reflect.get(value, 'page'))) return false;
  const pages: unknown = Reflect.get(value, 'pages') ?? [];
  return (
    isListOf(Reflect.get(value, 'files'), { path: 'string', sha256: 'string' }) &&
    isListOf(pages, { path: 'string' }) &&
    Array.isArray(pages) &&
    pages.every((each: object) => isPage(Reflect.get(each, 'page')))
  );
}

/** True if page and files of the archive match the entry. */
function holdsPublished(index: ProofIndex, { entries }: ProofChain): boolean {
  const signed = readSigned(entries[index.number - 1]?.manifest ?? '');
  if (!signed) return false;
  const shaOf = (name: string) => index.files.find((file) => file.name === name)?.sha256;
  return (
    shaOf(proofNames.page) === signed.page?.sha256 &&
    signed.files.every(({ path, sha256 }) => shaOf(archiveName(path)) === sha256) &&
    [...pagesOf(entries.slice(0, index.number))].every(([path, sha]) => shaOf(pageName(path)) === sha)
  );
}

/** Hashes of the further pages as of the last of these entries. */
function pagesOf(entries: readonly ChainLink[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { manifest } of entries) {
    for (const { path, page } of readSigned(manifest)?.pages ?? []) {
      if (page) pages.set(path, page.sha256);
      else pages.delete(path);
    }
  }
  return pages;
}
