import { readZip, writeZip, type ZipFile } from './zip';

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

/** Index of the archive. Its signature covers every file by its hash. */
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

export const pagesFolder = 'pages/';
/** Path of a further page in the archive. */
export const pageName = (path: string): string =>
  `${pagesFolder}${path.replace(/^\//, '').replaceAll('/', '_') || 'index'}.html`;

export type ProofFault =
  | { kind: 'notProof' }
  /** Bytes between the files: names, lengths, checksums. */
  | { kind: 'archive' }
  | { kind: 'file'; name: string; expected: string; found: string | null }
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
  const files = readZip(zip);
  const opened = files && openParts(files);
  if (!files || !opened) {
    return { faults: [{ kind: 'notProof' }], index: undefined, entries: 0, keyCreatedOn: undefined };
  }
  const { index, indexText, signature, chain } = opened;
  const faults: ProofFault[] = await fileFaults(files, index);
  const key = chain.keys.find(({ id }) => id === index.keyId);
  if (!key || !(await isSigned(indexText, signature, key.publicKey))) faults.push({ kind: 'signature' });
  if (known && chain.keys.some((own) => !known.some(({ publicKey }) => publicKey === own.publicKey))) {
    faults.push({ kind: 'otherKey' });
  }
  const broken = await brokenLink(chain);
  if (broken !== undefined) faults.push({ kind: 'chain', number: broken });
  else if (!holdsPublished(index, chain)) faults.push({ kind: 'signature' });
  if (faults.length === 0 && !isSame(writeZip(files), zip)) faults.push({ kind: 'archive' });
  return { faults, index, entries: chain.entries.length, keyCreatedOn: key?.createdOn };
}

function openParts(files: readonly ZipFile[]) {
  const textOf = (name: string) => {
    const found = files.find((file) => file.name === name);
    return found && new TextDecoder().decode(found.bytes);
  };
  const [indexText, signature, chain] = [
    textOf(proofNames.index),
    textOf(proofNames.signature),
    textOf(proofNames.chain),
  ];
  if (indexText === undefined || signature === undefined || chain === undefined) return undefined;
  try {
    const opened = {
      indexText,
      signature,
      index: JSON.parse(indexText) as ProofIndex,
      chain: JSON.parse(chain) as ProofChain,
    };
    const isProof =
      Array.isArray(opened.index.files) &&
      Array.isArray(opened.chain.entries) &&
      Array.isArray(opened.chain.keys);
    return isProof ? opened : undefined;
  } catch {
    return undefined;
  }
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
    return JSON.parse(manifest) as Signed;
  } catch {
    return undefined;
  }
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

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, place) => byte === b[place]);
}
