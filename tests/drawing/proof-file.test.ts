import { readFileSync } from 'node:fs';
import { crc32, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ProofFault, verifyProof } from '../../src/drawing/proof/proof-file';
import { readZip, type ZipFile, zipFrame } from '../../src/drawing/proof/zip';

/** A file made by an earlier version. */
const whole = new Uint8Array(gunzipSync(readFileSync('tests/data/proof/file-of-2026-11.zip.gz')));
const files = readZip(whole)?.files ?? [];

function zipOf(some: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const sized = some.map((file) => ({ ...file, size: file.bytes.length, crc: crc32(file.bytes) }));
  const { heads, end } = zipFrame(sized);
  return joined(...some.flatMap(({ bytes }, place) => [heads[place] ?? new Uint8Array(), bytes]), end);
}

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const named = (name: string) => {
  const found = files.find((file) => file.name === name);
  if (!found) throw new Error(name);
  return found;
};
const replaced = (name: string, change: (file: ZipFile) => ZipFile[]) =>
  zipOf(files.flatMap((file) => (file.name === name ? change(file) : [file])));
const forged = bytesOf('<h1>forged</h1>');
const faultsOf = async (zip: Uint8Array<ArrayBuffer>) => (await verifyProof(zip)).faults;
const kindsOf = async (zip: Uint8Array<ArrayBuffer>) => (await faultsOf(zip)).map(({ kind }) => kind);

/** Where the directory of the archive starts. */
const directoryAt = (zip: Uint8Array) => Buffer.from(zip).readUInt32LE(zip.length - 6);
/** A copy of the archive in which a number is replaced. */
function patched(at: number, value: number, bytes: 2 | 4 = 4): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(whole);
  if (bytes === 2) copy.writeUInt16LE(value, at);
  else copy.writeUInt32LE(value, at);
  return new Uint8Array(copy);
}
/** Position of a file's entry in the directory. */
function entryAt(name: string): number {
  const at = Buffer.from(whole).indexOf(name, directoryAt(whole)) - 46;
  if (at < 0) throw new Error(name);
  return at;
}

describe('A proof file', () => {
  it('of an earlier version is still what was signed', async () => {
    expect(await verifyProof(whole)).toMatchObject({ faults: [], entries: 2, index: { number: 1 } });
    expect(zipOf(files)).toEqual(whole);
  });

  it.each(files.map(({ name }) => [name]))(
    'with a second %s is refused, whatever the second holds',
    async (name) => {
      const double: ProofFault[] = [{ kind: 'double', name }];
      for (const bytes of [forged, named(name).bytes]) {
        expect(await faultsOf(zipOf([...files, { name, bytes }]))).toEqual(double);
        expect(await faultsOf(replaced(name, (file) => [file, { name, bytes }]))).toEqual(double);
      }
      expect(await kindsOf(zipOf([{ name, bytes: forged }, ...files]))).not.toEqual([]);
    },
  );

  it('with an added, dropped, renamed or changed file is refused by its name', async () => {
    expect(await faultsOf(zipOf([...files, { name: 'page2.html', bytes: forged }]))).toMatchObject([
      { kind: 'file', name: 'page2.html', expected: '' },
    ]);
    for (const { name } of files) {
      expect(await kindsOf(replaced(name, () => []))).not.toEqual([]);
      expect(await kindsOf(replaced(name, ({ bytes }) => [{ name: `${name}x`, bytes }]))).not.toEqual([]);
      expect(await kindsOf(replaced(name, () => [{ name, bytes: forged }]))).not.toEqual([]);
    }
    expect(await faultsOf(replaced('view.html', () => []))).toMatchObject([
      { name: 'view.html', found: null },
    ]);
    expect(await kindsOf(replaced('page.html', ({ bytes }) => [{ name: 'PAGE.html', bytes }]))).toEqual([
      'file',
      'file',
    ]);
  });

  it('whose files stand in another order is refused', async () => {
    for (const place of files.keys()) {
      const moved = files
        .toSpliced(place, 1)
        .toSpliced((place + 1) % files.length, 0, ...files.slice(place, place + 1));
      expect([place, await faultsOf(zipOf(moved))]).toEqual([place, [{ kind: 'order' }]]);
    }
  });

  it.each([
    ['data behind its end', () => joined(whole, bytesOf('x'))],
    ['data before its beginning', () => joined(bytesOf('x'), whole)],
    ['a comment', () => joined(patched(whole.length - 2, 5, 2), bytesOf('hello'))],
    ['two ends', () => joined(whole, whole.subarray(-22))],
    ['a second archive behind it', () => joined(whole, zipOf([{ name: 'page.html', bytes: forged }]))],
    ['another archive before it', () => joined(zipOf([{ name: 'page.html', bytes: forged }]), whole)],
    [
      'a directory with another name than the file',
      () => {
        const copy = whole.slice();
        copy.set(bytesOf('lage.html'), entryAt('page.html') + 46);
        return copy;
      },
    ],
    [
      'a directory that shows one file in the place of another',
      () => patched(entryAt('page.html') + 42, Buffer.from(whole).readUInt32LE(entryAt('view.html') + 42)),
    ],
    ['an entry with a comment', () => patched(entryAt('page.html') + 32, 4, 2)],
    ['an entry with a field of its own', () => patched(entryAt('page.html') + 30, 4, 2)],
    ['an entry that claims to be compressed', () => patched(entryAt('page.html') + 10, 8, 2)],
    ['an entry of another size', () => patched(entryAt('page.html') + 24, 1)],
    ['an entry of another checksum', () => patched(entryAt('page.html') + 16, 1)],
    ['a directory with fewer entries', () => patched(whole.length - 12, files.length - 1, 2)],
    ['a directory elsewhere', () => patched(whole.length - 6, 0)],
    [
      'a file that the directory does not name',
      () => {
        const hidden = zipOf([{ name: 'page.html', bytes: forged }]);
        const at = directoryAt(whole);
        return joined(whole.subarray(0, at), hidden.subarray(0, directoryAt(hidden)), whole.subarray(at));
      },
    ],
    [
      'a byte order mark before its index',
      () => replaced('index.json', ({ name, bytes }) => [{ name, bytes: joined(bytesOf('\uFEFF'), bytes) }]),
    ],
    [
      'a byte order mark before its signature',
      () => replaced('index.sig', ({ name, bytes }) => [{ name, bytes: joined(bytesOf('\uFEFF'), bytes) }]),
    ],
    [
      'a name with a byte order mark',
      () => replaced('view.html', ({ bytes }) => [{ name: '\uFEFFview.html', bytes }]),
    ],
  ])('with %s is refused', async (_, make) => {
    expect(await kindsOf(make())).not.toEqual([]);
  });

  it.each([
    ['null', 'null'],
    ['files that are no list', '{"number":1,"at":"","keyId":1,"files":{}}'],
    ['files that are nothing', '{"number":1,"at":"","keyId":1,"files":[null]}'],
    ['no number', '{"at":"","keyId":1,"files":[]}'],
  ])('whose index holds %s is no proof file', async (_, index) => {
    expect(await kindsOf(replaced('index.json', ({ name }) => [{ name, bytes: bytesOf(index) }]))).toEqual([
      'notProof',
    ]);
  });

  it('whose chain holds a text that is no entry is refused', async () => {
    const chain = JSON.parse(Buffer.from(named('chain.json').bytes).toString()) as { entries: object[] };
    for (const manifest of [
      'null',
      '{"number":1}',
      '{"number":1,"page":1,"files":[]}',
      '{"number":1,"page":null,"files":[],"pages":[null]}',
    ]) {
      const entries = chain.entries.map((entry) => ({ ...entry, manifest }));
      const bytes = bytesOf(JSON.stringify({ ...chain, entries }));
      expect(await kindsOf(replaced('chain.json', ({ name }) => [{ name, bytes }]))).toEqual([
        'file',
        'chain',
      ]);
    }
  });
});
